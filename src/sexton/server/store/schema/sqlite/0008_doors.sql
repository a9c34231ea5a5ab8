-- Who came in by an invitation, who is a steward, who was removed: since when, or 0.
CREATE TABLE club_standing (
    guest TEXT PRIMARY KEY,
    admitted REAL NOT NULL,
    steward REAL NOT NULL,
    removed REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE club_invitations (
    id TEXT PRIMARY KEY,
    mark TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    uses INTEGER NOT NULL,
    made REAL NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE steward_links (mark TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE club_log (
    id TEXT PRIMARY KEY,
    at REAL NOT NULL,
    act TEXT NOT NULL,
    actor TEXT NOT NULL,
    whom TEXT NOT NULL,
    place TEXT NOT NULL,
    reason TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX club_log_by_time ON club_log (at);
CREATE TABLE club_concerned (
    guest TEXT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (guest, entry)
) WITHOUT ROWID;
-- What was ordered from the command line, and is done by a server.
CREATE TABLE club_orders (id TEXT PRIMARY KEY, at REAL NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
