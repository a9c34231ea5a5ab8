CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    mark TEXT NOT NULL UNIQUE,
    guest TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL,
    browser TEXT NOT NULL,
    system TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_guest ON sessions (guest);
CREATE TABLE session_links (mark TEXT PRIMARY KEY, guest TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
-- Whoever has a cookie from before, which holds the guest's id, has one session.
INSERT INTO sessions SELECT lower(hex(randomblob(6))), 'guest ' || id, id, created, seen, '', '' FROM guests;
