"""`sexton club reports` and `sexton club settle`: what people have told the stewards of, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import click

from sexton.commands.common import echo_json
from sexton.commands.server.doors import club_options, day, done, in_office, with_examples
from sexton.commands.server.words import server_words
from sexton.server.store.club.reports import Closed

if TYPE_CHECKING:
    from sexton.server.http.club.office import Office
    from sexton.server.settings import Settings

MOST = 1_000


@click.command(epilog=with_examples("reports", "reports --all --json"))
@click.option("--all", "closed", is_flag=True, help="Also list closed ones.")
@club_options
def reports(settings: Settings, as_json: bool, lang: str | None, closed: bool) -> None:
    """List what people have reported to the stewards; open reports come first."""
    found = in_office(settings, lambda office: office.reports.all(MOST))
    rows: list[dict[str, Any]] = [
        {
            "id": one.id,
            "at": day(one.at),
            "by": by,
            "whom": whom,
            "table": one.place,
            "seat": one.seat + 1,
            "message": one.number or None,
            "said": one.said,
            "reason": one.reason,
            "outcome": one.outcome,
            "answer": one.answer,
        }
        for one, by, whom in found
        if closed or not one.outcome
    ]
    words = server_words(lang)
    if as_json:
        return echo_json(rows)
    for row in rows:
        facts = {name: row[name] or "none" for name in ("by", "whom", "said", "reason", "outcome")}
        click.echo(words.say("club-report", id=row["id"], at=row["at"], table=row["table"], seat=row["seat"], **facts))
    if not rows:
        click.echo(words.say("club-nothing"))
    return None


@click.command(epilog=with_examples('settle k3v9x2mqab hide --answer "gone now"', "settle k3v9x2mqab dismissed"))
@click.argument("report")
@click.argument("outcome", type=click.Choice(get_args(Closed)))
@click.option(
    "--answer", default="", help="Your answer to whoever reported it; with hide, close and remove also the reason."
)
@club_options
def settle(settings: Settings, as_json: bool, lang: str | None, report: str, outcome: Closed, answer: str) -> None:
    """Close a report: hide the message, close the table, remove whom it is about, or just say that it is settled."""

    async def work(office: Office) -> bool:
        order = await office.order_about(report, outcome, answer)
        if order is not None:
            await office.book.order(office.sources.name(12), order, office.sources.now())
        await office.close_report(report, outcome, answer)
        return order is not None

    ordered = in_office(settings, work)
    done(as_json, lang, "club-ordered" if ordered else "club-done")


COMMANDS = (reports, settle)
