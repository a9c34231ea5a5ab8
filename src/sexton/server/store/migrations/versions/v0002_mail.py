"""Guests may leave a mail address, for notices about slow tables."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[2].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
