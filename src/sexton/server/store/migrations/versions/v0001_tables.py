"""The first tables. What a step does stands in schema/postgres/NNNN_what.sql, beside SQLite's."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0001"
down_revision = None


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[1].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
