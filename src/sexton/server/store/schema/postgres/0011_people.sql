-- What one person is to another: 'friend' (from both sides), 'asked', 'mute', 'block'.
CREATE TABLE club_ties (
    guest text NOT NULL,
    whom text NOT NULL,
    kind text NOT NULL,
    since double precision NOT NULL,
    PRIMARY KEY (guest, kind, whom)
);
CREATE INDEX club_ties_by_whom ON club_ties (whom, kind);
CREATE TABLE friend_links (mark text PRIMARY KEY, guest text NOT NULL, until double precision NOT NULL);
CREATE INDEX friend_links_by_guest ON friend_links (guest);
-- Who lets whom see that they are here, and until when they count as here; 0: they are not.
CREATE TABLE club_presence (guest text PRIMARY KEY, shown text NOT NULL, until double precision NOT NULL);
CREATE INDEX club_presence_until ON club_presence (until) WHERE until > 0;
-- To which tables that wait somebody is called, and by whom.
CREATE TABLE club_calls (
    whom text NOT NULL,
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest text NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (whom, table_id)
);
CREATE INDEX club_calls_by_table ON club_calls (table_id);
CREATE TABLE club_reports (
    id text PRIMARY KEY,
    at double precision NOT NULL,
    guest text NOT NULL,
    whom text NOT NULL,
    place text NOT NULL,
    seat bigint NOT NULL,
    number bigint NOT NULL,
    said text NOT NULL,
    reason text NOT NULL,
    outcome text NOT NULL,
    answer text NOT NULL,
    closed double precision NOT NULL
);
CREATE INDEX club_reports_by_guest ON club_reports (guest);
