"""The store in one SQLite file: `store` is all of it, `writer` its one thread that writes."""
