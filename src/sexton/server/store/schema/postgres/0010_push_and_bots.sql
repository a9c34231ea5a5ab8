-- Browsers that are told when it is somebody's go, through the push service that each of them names.
CREATE TABLE push_subscriptions (
    id text PRIMARY KEY,
    guest text NOT NULL,
    session text NOT NULL,
    endpoint text NOT NULL,
    public_key bytea NOT NULL,
    secret bytea NOT NULL,
    language text NOT NULL,
    label text NOT NULL,
    created double precision NOT NULL,
    failed integer NOT NULL
);
CREATE INDEX push_subscriptions_by_guest ON push_subscriptions (guest);
-- When somebody wants no notice: minutes of their own day; -1 where there is none.
CREATE TABLE notice_hours (
    guest text PRIMARY KEY,
    zone text NOT NULL,
    quiet_from integer NOT NULL,
    quiet_until integer NOT NULL,
    digest integer NOT NULL
);
-- Notices that wait for the end of quiet hours, or for the digest of the day.
CREATE TABLE held_notices (
    guest text NOT NULL,
    table_id text NOT NULL,
    seat integer NOT NULL,
    due double precision NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
);
CREATE INDEX held_notices_by_due ON held_notices (due);
CREATE TABLE bot_tokens (
    id text PRIMARY KEY,
    guest text NOT NULL,
    name text NOT NULL,
    mark text NOT NULL UNIQUE,
    created double precision NOT NULL,
    used double precision NOT NULL
);
CREATE INDEX bot_tokens_by_guest ON bot_tokens (guest);
