CREATE TABLE sessions (
    id text PRIMARY KEY,
    mark text NOT NULL UNIQUE,
    guest text NOT NULL,
    created double precision NOT NULL,
    seen double precision NOT NULL,
    browser text NOT NULL,
    system text NOT NULL
);
CREATE INDEX sessions_by_guest ON sessions (guest);
CREATE TABLE session_links (mark text PRIMARY KEY, guest text NOT NULL, until double precision NOT NULL);
-- Whoever has a cookie from before, which holds the guest's id, has one session.
INSERT INTO sessions SELECT substr(md5(random()::text || id), 1, 12), 'guest ' || id, id, created, seen, '', '' FROM guests;
