"""How alembic runs our migrations: over asyncpg, and in a transaction, so that a step is whole or not at all."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import pool
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine


def run(connection: Connection) -> None:
    context.configure(connection=connection, transactional_ddl=True)
    with context.begin_transaction():
        # two nodes that start together wait for one another here
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7395866)")
        context.run_migrations()


async def migrate() -> None:
    engine = create_async_engine(context.config.attributes["url"], poolclass=pool.NullPool)
    async with engine.connect() as connection:
        await connection.run_sync(run)
        await connection.commit()
    await engine.dispose()


asyncio.run(migrate())
