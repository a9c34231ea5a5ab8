-- Where bots stood at rated games that were counted before their sheets said so: as those games counted.
UPDATE tables SET sheet = convert_to(CAST(jsonb_set(CAST(convert_from(sheet, 'UTF8') AS jsonb), '{chairs}', (
    SELECT jsonb_agg(CASE WHEN r.bot IS NULL THEN c.value
            ELSE jsonb_set(c.value, '{stood}', jsonb_build_array(r.mu_before / 10000.0, r.sigma_before / 10000.0)) END
        ORDER BY c.number)
    FROM jsonb_array_elements(CAST(convert_from(tables.sheet, 'UTF8') AS jsonb) -> 'chairs') WITH ORDINALITY AS c (value, number)
    LEFT JOIN rated_seats AS r ON r.table_id = tables.id AND r.seat = c.number - 1 AND r.bot <> ''
)) AS text), 'UTF8')
WHERE id IN (SELECT table_id FROM rated_seats WHERE bot <> '');
