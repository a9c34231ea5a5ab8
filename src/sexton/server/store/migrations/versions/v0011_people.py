"""Friends, who is here, calls to a table, mutes and blocks, reports."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[11].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
