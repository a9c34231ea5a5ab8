-- Browsers that are told when it is somebody's go, through the push service that each of them names.
CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    public_key BLOB NOT NULL,
    secret BLOB NOT NULL,
    language TEXT NOT NULL,
    label TEXT NOT NULL,
    created REAL NOT NULL,
    failed INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX push_subscriptions_by_guest ON push_subscriptions (guest);
-- When somebody wants no notice: minutes of their own day; -1 where there is none.
CREATE TABLE notice_hours (
    guest TEXT PRIMARY KEY,
    zone TEXT NOT NULL,
    quiet_from INTEGER NOT NULL,
    quiet_until INTEGER NOT NULL,
    digest INTEGER NOT NULL
) WITHOUT ROWID;
-- Notices that wait for the end of quiet hours, or for the digest of the day.
CREATE TABLE held_notices (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    due REAL NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX held_notices_by_due ON held_notices (due);
CREATE TABLE bot_tokens (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    mark TEXT NOT NULL UNIQUE,
    created REAL NOT NULL,
    used REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX bot_tokens_by_guest ON bot_tokens (guest);
