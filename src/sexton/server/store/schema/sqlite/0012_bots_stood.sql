-- Where bots stood at rated games that were counted before their sheets said so: as those games counted.
UPDATE tables SET sheet = CAST(json_set(CAST(sheet AS TEXT), '$.chairs', json((
    SELECT json_group_array(json(chair)) FROM (
        SELECT CASE WHEN r.bot IS NULL THEN c.value
            ELSE json_set(c.value, '$.stood', json_array(r.mu_before / 10000.0, r.sigma_before / 10000.0)) END AS chair
        FROM json_each(CAST(tables.sheet AS TEXT), '$.chairs') AS c
        LEFT JOIN rated_seats AS r ON r.table_id = tables.id AND r.seat = c.key AND r.bot != ''
        ORDER BY c.key
    )
))) AS BLOB)
WHERE id IN (SELECT table_id FROM rated_seats WHERE bot != '');
