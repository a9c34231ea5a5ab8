"""Reviews of finished games, each worked out once."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[6].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
