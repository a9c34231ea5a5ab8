CREATE TABLE reviews (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, seat)
);
