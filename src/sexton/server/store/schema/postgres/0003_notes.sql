CREATE TABLE notes (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number integer NOT NULL,
    after integer NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, number)
);
