CREATE TABLE club_members (
    guest text PRIMARY KEY,
    joined double precision NOT NULL,
    colour text NOT NULL,
    emblem text NOT NULL,
    code text NOT NULL,
    code_made double precision NOT NULL
);
CREATE UNIQUE INDEX club_members_by_code ON club_members (code) WHERE code != '';
CREATE TABLE passkeys (
    id text PRIMARY KEY,
    guest text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    label text NOT NULL,
    created double precision NOT NULL,
    used double precision NOT NULL
);
CREATE INDEX passkeys_by_guest ON passkeys (guest);
-- Questions to authenticators that were answered: none is answered twice.
CREATE TABLE answered_challenges (mark text PRIMARY KEY, until double precision NOT NULL);
