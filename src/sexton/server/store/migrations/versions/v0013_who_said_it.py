"""Who said a message, whoever has the seat by now."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[13].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
