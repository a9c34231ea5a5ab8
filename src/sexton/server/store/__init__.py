"""What is kept: the documents of a table, the interface of a store, SQLite, PostgreSQL and backups."""
