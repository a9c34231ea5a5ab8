"""Doors of the club: invitations, stewards, their log and orders."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[8].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
