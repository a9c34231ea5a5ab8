"""Members of the club, their passkeys and recovery codes."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[7].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
