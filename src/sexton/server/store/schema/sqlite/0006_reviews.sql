CREATE TABLE reviews (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
