"""The store in PostgreSQL, for many nodes: `store` is all of it, `copy` moves it to and from a file."""
