"""Notices by push with hours and a digest, and tokens of bots."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[10].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
