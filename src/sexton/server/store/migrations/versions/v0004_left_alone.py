"""When somebody was last at a table, so that tables left alone can be found; lists by age."""

from __future__ import annotations

from alembic import op

from sexton.server.store import schema

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for statement in dict(schema.steps("postgres"))[4].split(";\n"):
        if statement.strip():
            op.get_bind().exec_driver_sql(statement)
