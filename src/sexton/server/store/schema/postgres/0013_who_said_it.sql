-- Who said a message, whoever has the seat by now. What was said before counts as said by whoever has it.
ALTER TABLE chat ADD COLUMN guest text NOT NULL DEFAULT '';
UPDATE chat SET guest = coalesce((
    SELECT CAST(convert_from(sheet, 'UTF8') AS jsonb) -> 'chairs' -> chat.seat ->> 'guest' FROM tables WHERE id = chat.table_id
), '');
CREATE INDEX chat_by_guest ON chat (guest);
