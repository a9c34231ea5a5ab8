CREATE TABLE club_members (
    guest TEXT PRIMARY KEY,
    joined REAL NOT NULL,
    colour TEXT NOT NULL,
    emblem TEXT NOT NULL,
    code TEXT NOT NULL,
    code_made REAL NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX club_members_by_code ON club_members (code) WHERE code != '';
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    label TEXT NOT NULL,
    created REAL NOT NULL,
    used REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_by_guest ON passkeys (guest);
-- Questions to authenticators that were answered: none is answered twice.
CREATE TABLE answered_challenges (mark TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID;
