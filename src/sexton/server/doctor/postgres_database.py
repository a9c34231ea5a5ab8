"""The PostgreSQL database: does it answer, may it be written to, is its schema one we know, does its clock agree."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sexton.server.doctor.findings import Finding, fault, warning, well
from sexton.server.doctor.sqlite_file import look_at_schema
from sexton.server.store import schema

SECONDS = 5.0
APART = 2.0  # seconds by which two clocks may differ
FACTS = """SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS closed,
    has_schema_privilege(current_schema(), 'CREATE') AS may_create, extract(epoch FROM clock_timestamp()) AS now,
    to_regclass('alembic_version') IS NOT NULL AS made"""


async def look_at_postgres(url: str) -> Sequence[Finding]:
    try:
        import asyncpg

        from sexton.server.store.postgres.store import version_of
    except ImportError:
        return [fault("database", "needs-postgres")]
    try:
        db: Any = await asyncpg.connect(url, timeout=SECONDS)
        try:
            facts = await db.fetchrow(FACTS, timeout=SECONDS)
            tables = await db.fetchval("SELECT count(*) FROM tables", timeout=SECONDS) if facts["made"] else 0
        finally:
            await db.close(timeout=SECONDS)
        found = await version_of(url)
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        return [fault("database", "away", problem=type(error).__name__)]  # its text may hold the address or more
    if facts["closed"] or not facts["may_create"]:
        return [fault("database", "postgres-read-only")]
    apart = abs(float(facts["now"]) - time.time())
    return [
        well("database", "postgres-sound", tables=tables),
        look_at_schema(found, schema.steps("postgres")[-1][0]),
        warning("clock", "clocks-apart", seconds=round(apart)) if apart > APART else well("clock", "clocks-agree"),
    ]
