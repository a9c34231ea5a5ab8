"""Rated games, and what they made of ratings."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[9].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
