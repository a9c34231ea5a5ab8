"""What is kept: a table's documents, the interface of a store, SQLite, PostgreSQL and backups.

It imports no other room. A table uses `documents` and `interface`; the store itself is handed to it.
"""
