-- Who came in by an invitation, who is a steward, who was removed: since when, or 0.
CREATE TABLE club_standing (
    guest text PRIMARY KEY,
    admitted double precision NOT NULL,
    steward double precision NOT NULL,
    removed double precision NOT NULL
);
CREATE TABLE club_invitations (
    id text PRIMARY KEY,
    mark text NOT NULL UNIQUE,
    label text NOT NULL,
    uses bigint NOT NULL,
    made double precision NOT NULL,
    until double precision NOT NULL
);
CREATE TABLE steward_links (mark text PRIMARY KEY, until double precision NOT NULL);
CREATE TABLE club_log (
    id text PRIMARY KEY,
    at double precision NOT NULL,
    act text NOT NULL,
    actor text NOT NULL,
    whom text NOT NULL,
    place text NOT NULL,
    reason text NOT NULL
);
CREATE INDEX club_log_by_time ON club_log (at);
CREATE TABLE club_concerned (
    guest text NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (guest, entry)
);
-- What was ordered from the command line, and is done by a server.
CREATE TABLE club_orders (id text PRIMARY KEY, at double precision NOT NULL, body text NOT NULL);
