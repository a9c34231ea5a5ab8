-- Who said a message, whoever has the seat by now. What was said before counts as said by whoever has it.
ALTER TABLE chat ADD COLUMN guest TEXT NOT NULL DEFAULT '';
UPDATE chat SET guest = coalesce((
    SELECT json_extract(CAST(sheet AS TEXT), '$.chairs[' || chat.seat || '].guest') FROM tables WHERE id = chat.table_id
), '');
CREATE INDEX chat_by_guest ON chat (guest);
