"""Sessions, so that they can be listed and ended one by one."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[5].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
