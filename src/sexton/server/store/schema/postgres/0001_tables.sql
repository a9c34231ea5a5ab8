CREATE TABLE meta (key text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE nodes (id text PRIMARY KEY, beat double precision NOT NULL, alive_until timestamptz NOT NULL);
CREATE TABLE guests (
    id text PRIMARY KEY, name text NOT NULL, created double precision NOT NULL, seen double precision NOT NULL
);
CREATE TABLE tables (
    id text PRIMARY KEY,
    game text NOT NULL,
    status text NOT NULL,
    listed boolean NOT NULL,
    created double precision NOT NULL,
    changed double precision NOT NULL,
    node text NOT NULL,
    token bigint NOT NULL,
    sheet bytea NOT NULL,
    desk bytea NOT NULL,
    telling bytea
);
CREATE INDEX tables_by_status ON tables (status, listed, changed);
CREATE TABLE members (
    guest text NOT NULL,
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX members_by_table ON members (table_id);
CREATE TABLE lines (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq integer NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE TABLE sealed (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    move text NOT NULL,
    by_table boolean NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE chat (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number integer NOT NULL,
    seat integer NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (table_id, number)
);
-- Letters between nodes: nothing is lost that a reconnect does not bring back.
CREATE UNLOGGED TABLE mail (
    id bigserial PRIMARY KEY, recipient text NOT NULL, sender text NOT NULL, body bytea NOT NULL
);
CREATE INDEX mail_by_recipient ON mail (recipient, id);
