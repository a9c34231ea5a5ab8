ALTER TABLE tables ADD COLUMN visited double precision NOT NULL DEFAULT 0;
UPDATE tables SET visited = changed;
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status, listed, created);
CREATE INDEX tables_by_age ON tables (listed, created);
CREATE INDEX tables_left_alone ON tables (visited) WHERE status = 'waiting';
