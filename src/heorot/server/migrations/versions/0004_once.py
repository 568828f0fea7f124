"""That a request happens once is no longer the database's to see to."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Take the constraint away; SQLite makes the table anew for that."""
    with op.batch_alter_table("rows") as rows:
        rows.drop_constraint("once", type_="unique")
