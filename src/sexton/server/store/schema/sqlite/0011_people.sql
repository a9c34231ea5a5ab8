-- What one person is to another: 'friend' (from both sides), 'asked', 'mute', 'block'.
CREATE TABLE club_ties (
    guest TEXT NOT NULL,
    whom TEXT NOT NULL,
    kind TEXT NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (guest, kind, whom)
) WITHOUT ROWID;
CREATE INDEX club_ties_by_whom ON club_ties (whom, kind);
CREATE TABLE friend_links (mark TEXT PRIMARY KEY, guest TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX friend_links_by_guest ON friend_links (guest);
-- Who lets whom see that they are here, and until when they count as here; 0: they are not.
CREATE TABLE club_presence (guest TEXT PRIMARY KEY, shown TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX club_presence_until ON club_presence (until) WHERE until > 0;
-- To which tables that wait somebody is called, and by whom.
CREATE TABLE club_calls (
    whom TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (whom, table_id)
) WITHOUT ROWID;
CREATE INDEX club_calls_by_table ON club_calls (table_id);
CREATE TABLE club_reports (
    id TEXT PRIMARY KEY,
    at REAL NOT NULL,
    guest TEXT NOT NULL,
    whom TEXT NOT NULL,
    place TEXT NOT NULL,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    said TEXT NOT NULL,
    reason TEXT NOT NULL,
    outcome TEXT NOT NULL,
    answer TEXT NOT NULL,
    closed REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX club_reports_by_guest ON club_reports (guest);
