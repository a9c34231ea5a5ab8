"""Where bots stood at rated games that were counted before their sheets said so."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[12].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
