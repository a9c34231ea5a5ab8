-- Rated games that have ended. Everything here can be worked out anew from sheets and records.
CREATE TABLE rated_tables (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game text COLLATE "C" NOT NULL,
    ended bigint NOT NULL,
    number integer NOT NULL
);
CREATE UNIQUE INDEX rated_tables_counted ON rated_tables (game, number) WHERE number > 0;
CREATE INDEX rated_tables_uncounted ON rated_tables (game, ended, table_id) WHERE number = 0;
CREATE TABLE rated_seats (
    game text COLLATE "C" NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person text NOT NULL,
    bot text NOT NULL,
    place integer NOT NULL,
    mu_before integer NOT NULL,
    sigma_before integer NOT NULL,
    mu integer NOT NULL,
    sigma integer NOT NULL,
    played integer NOT NULL,
    PRIMARY KEY (game, number, seat)
);
CREATE INDEX rated_seats_by_table ON rated_seats (table_id);
CREATE INDEX rated_seats_by_person ON rated_seats (game, person, played);
