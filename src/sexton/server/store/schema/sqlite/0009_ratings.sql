-- Rated games that have ended. Everything here can be worked out anew from sheets and records.
CREATE TABLE rated_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    number INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX rated_tables_counted ON rated_tables (game, number) WHERE number > 0;
CREATE INDEX rated_tables_uncounted ON rated_tables (game, ended, table_id) WHERE number = 0;
CREATE TABLE rated_seats (
    game TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    bot TEXT NOT NULL,
    place INTEGER NOT NULL,
    mu_before INTEGER NOT NULL,
    sigma_before INTEGER NOT NULL,
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    played INTEGER NOT NULL,
    PRIMARY KEY (game, number, seat)
) WITHOUT ROWID;
CREATE INDEX rated_seats_by_table ON rated_seats (table_id);
CREATE INDEX rated_seats_by_person ON rated_seats (game, person, played);
