"""Notes of the record: what happened at the seats while the game ran."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[3].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
