"""`sexton club …`: doors, invitations, stewards and their log, from the command line and while the server runs."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from sexton.commands.common import echo_json, json_option, lang_option
from sexton.commands.server.words import in_server_words, server_words

if TYPE_CHECKING:
    from sexton.server.http.club.office import Office
    from sexton.server.settings import Settings
    from sexton.server.store.club.doors import Entry, Order

T = TypeVar("T")
WHO = click.Choice(["everybody", "members", "stewards"])
REASON = click.option("--reason", default="", help="The reason; everybody concerned can read it.")


EXIT = "\nExit code: 0 if it is done or was ordered, 2 if it cannot be; then one line says why.\n"


def with_examples(*lines: str) -> str:
    return "\n\b\nExamples:\n" + "\n".join(f"  sexton club {line}" for line in lines) + f"\n{EXIT}"


def club_options(command: Callable[..., None]) -> Callable[..., None]:
    """What every one of them can be told; the command gets the settings instead of the file they stand in."""

    @functools.wraps(command)
    def with_settings(database: str | None, config: Path | None, **given: Any) -> None:
        from sexton.server.settings import read_settings

        command(read_settings(config, None, {"database": database}), **given)

    work = in_server_words(with_settings)
    for option in (
        lang_option,
        json_option,
        click.option(
            "--config", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="A TOML file of settings."
        ),
        click.option("--database", help="A SQLite file, or postgresql://…; sexton.db by default."),
    ):
        work = option(work)
    return work


def in_office(settings: Settings, work: Callable[[Office], Awaitable[T]]) -> T:
    """Beside the server, if one runs."""
    from sexton.server.app import store_for
    from sexton.server.http.club.office import Office
    from sexton.server.sources import Sources
    from sexton.server.store.backups import existing, is_postgres

    if not is_postgres(settings.database):
        existing(Path(settings.database).expanduser())

    async def run() -> T:
        store = store_for(settings)
        await store.open_beside()
        try:
            return await work(Office(store, Sources()))
        finally:
            await store.close()

    return asyncio.run(run())


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def address(settings: Settings, path: str) -> str:
    from sexton.server.run import url_of

    return url_of(settings, settings.port) + path


def done(as_json: bool, lang: str | None, word: str = "club-done") -> None:
    echo_json({"done": word == "club-done"}) if as_json else click.echo(server_words(lang).say(word))


# Settings


@click.command("settings", epilog=with_examples("settings", "settings --doors members --front puzzle"))
@click.option("--doors", type=click.Choice(["open", "invitation", "members"]), help="Who may come in.")
@click.option("--create", type=WHO, help="Who may make tables.")
@click.option("--watch", type=WHO, help="Who may watch games of others, and read finished ones.")
@click.option("--strong-bots", type=WHO, help="Who may play against strong bots.")
@click.option("--name", help="The name of the club; empty for none.")
@click.option("--motto", help="The line under its name.")
@click.option("--front", help="What the first page shows: some of watch,finished,puzzle,ladder; empty for none.")
@club_options
def change_settings(settings: Settings, as_json: bool, lang: str | None, **wanted: str | None) -> None:
    """Show the settings of the club, or change them."""
    import msgspec

    given: dict[str, Any] = {name: value for name, value in wanted.items() if value is not None}
    if "front" in given:
        given["front"] = [part.strip() for part in given["front"].split(",") if part.strip()]

    found = msgspec.to_builtins(in_office(settings, lambda office: office.change_some(given)))
    if as_json:
        echo_json(found)
    else:
        for name, value in found.items():
            click.echo(f"{name} = {', '.join(value) if isinstance(value, (list, tuple)) else value}")


# Links


@click.command(epilog=with_examples("invite", 'invite --uses 4 --days 14 --label "Tuesdays"'))
@click.option("--uses", type=click.IntRange(1, 1000), default=1, show_default=True, help="How many people it lets in.")
@click.option("--days", type=click.IntRange(1, 365), default=7, show_default=True, help="How many days it can be used.")
@click.option("--label", default="", help="Its name in the list.")
@club_options
def invite(settings: Settings, as_json: bool, lang: str | None, uses: int, days: int, label: str) -> None:
    """Make a link that lets people in. It is shown this once."""
    from sexton.server.wire.club.doors import NewInvitation

    token, made = in_office(settings, lambda office: office.invite(NewInvitation(uses, days, label)))
    url = address(settings, f"/club#invitation={token}")
    facts: dict[str, str | int] = {"id": made.id, "uses": uses, "until": day(made.until), "url": url}
    echo_json(facts) if as_json else click.echo(server_words(lang).say("club-invited", **facts))


@click.command(epilog=with_examples("invitations", "invitations --json"))
@club_options
def invitations(settings: Settings, as_json: bool, lang: str | None) -> None:
    """List invitations that can still be used."""
    found = in_office(settings, lambda office: office.book.invitations(office.sources.now()))
    rows: list[dict[str, str | int]] = [
        {"id": one.id, "uses": one.uses, "until": day(one.until), "label": one.label} for one in found
    ]
    words = server_words(lang)
    if as_json:
        return echo_json(rows)
    for row in rows:
        click.echo(words.say("club-invitation", **row | {"label": row["label"] or "none"}))
    if not rows:
        click.echo(words.say("club-nothing"))
    return None


@click.command(epilog=with_examples("revoke k3v9x2mq"))
@click.argument("invitation")
@club_options
def revoke(settings: Settings, as_json: bool, lang: str | None, invitation: str) -> None:
    """Revoke an invitation. Whoever came in with it stays."""
    in_office(settings, lambda office: office.revoke(invitation))
    done(as_json, lang)


@click.command("steward-link", epilog=with_examples("steward-link", "steward-link --config /etc/sexton.toml"))
@club_options
def steward_link(settings: Settings, as_json: bool, lang: str | None) -> None:
    """Make a link that makes a steward of whoever opens it, once and within a day."""
    token = in_office(settings, lambda office: office.steward_link())
    url = address(settings, f"/club#steward={token}")
    echo_json({"url": url}) if as_json else click.echo(server_words(lang).say("club-steward-link", url=url))


# People


@click.command(epilog=with_examples("members", "members --stewards", "members --json"))
@click.option("--stewards", is_flag=True, help="List stewards only.")
@club_options
def members(settings: Settings, as_json: bool, lang: str | None, stewards: bool) -> None:
    """List the people whom the club knows, each with the id that other commands take."""
    from sexton.server.store.persons import KEY_BYTES, PERSON_KEY, person_of

    async def work(office: Office) -> list[dict[str, Any]]:
        key = await office.store.kept_key(PERSON_KEY, office.sources.bytes(KEY_BYTES))
        return [
            {
                "person": person_of(key, one.guest),
                "name": one.name,
                "joined": day(one.joined) if one.joined else None,
                "steward": bool(one.standing.steward),
                "removed": bool(one.standing.removed),
            }
            for one in await office.book.people()
        ]

    found = [one for one in in_office(settings, work) if one["steward"] or not stewards]
    words = server_words(lang)
    if as_json:
        return echo_json(found)
    for one in found:
        kind = next((kind for kind in ("removed", "steward") if one[kind]), "member" if one["joined"] else "guest")
        facts = {"person": one["person"], "name": one["name"], "kind": kind, "joined": one["joined"] or "none"}
        click.echo(words.say("club-person", **facts))
    if not found:
        click.echo(words.say("club-nobody"))
    return None


@click.command(epilog=with_examples("steward 0f3a…", "steward 0f3a… --end"))
@click.argument("person")
@click.option("--end", is_flag=True, help="End this person's office as a steward.")
@REASON
@club_options
def steward(settings: Settings, as_json: bool, lang: str | None, person: str, end: bool, reason: str) -> None:
    """Make somebody a steward, or end their office. PERSON is as `members` lists them."""

    async def work(office: Office) -> None:
        await office.set_steward(await office.guest_called(person), steward=not end, reason=reason)

    in_office(settings, work)
    done(as_json, lang)


@click.command(epilog=with_examples("readmit 0f3a…"))
@click.argument("person")
@REASON
@club_options
def readmit(settings: Settings, as_json: bool, lang: str | None, person: str, reason: str) -> None:
    """Let somebody in again who was removed."""

    async def work(office: Office) -> None:
        await office.readmit(await office.guest_called(person), reason)

    in_office(settings, work)
    done(as_json, lang)


# What a server has to do: at tables there is one writer


def give_order(settings: Settings, order: Callable[[Office], Awaitable[Order]]) -> None:
    async def work(office: Office) -> None:
        await office.book.order(office.sources.name(12), await order(office), office.sources.now())

    in_office(settings, work)


@click.command(epilog=with_examples('remove 0f3a… --reason "insults"', "remove --table ab12cd34 --seat 2"))
@click.argument("person", default="")
@click.option("--table", default="", help="With --seat: the table of the person to remove, who may be a guest.")
@click.option("--seat", type=click.IntRange(1, 16), default=1, help="With --table: the person's seat, from 1.")
@REASON
@club_options
def remove(
    settings: Settings, as_json: bool, lang: str | None, person: str, table: str, seat: int, reason: str
) -> None:
    """Remove somebody: they give their seats back and may neither sit, watch nor make tables."""
    if bool(person) == bool(table):
        raise click.UsageError("name a PERSON, or a table by --table and a seat by --seat")

    async def order(office: Office) -> Order:
        from sexton.server.store.club.doors import Order

        guest = await office.guest_at(table, seat - 1) if table else await office.guest_called(person)
        return Order("remove", guest=guest, reason=reason)

    give_order(settings, order)
    done(as_json, lang, "club-ordered")


@click.command(epilog=with_examples('hide ab12cd34 17 --reason "insults"'))
@click.argument("table")
@click.argument("number", type=click.IntRange(1))
@REASON
@club_options
def hide(settings: Settings, as_json: bool, lang: str | None, table: str, number: int, reason: str) -> None:
    """Hide a message of a table's chat, by its number."""

    async def order(office: Office) -> Order:
        from sexton.server.store.club.doors import Order

        await office.must_be_said(table, number)
        return Order("hide", table, number, reason=reason)

    give_order(settings, order)
    done(as_json, lang, "club-ordered")


@click.command(epilog=with_examples("close ab12cd34"))
@click.argument("table")
@REASON
@club_options
def close(settings: Settings, as_json: bool, lang: str | None, table: str, reason: str) -> None:
    """Close a table: one that waits is deleted; a running game is abandoned and its record kept."""

    async def order(office: Office) -> Order:
        from sexton.server.store.club.doors import Order

        await office.sheet_of(table)
        return Order("close", table, reason=reason)

    give_order(settings, order)
    done(as_json, lang, "club-ordered")


# The log


@click.command(epilog=with_examples("log", "log --last 20 --json"))
@click.option("--last", type=click.IntRange(1, 10_000), default=50, show_default=True, help="How many lines to show.")
@club_options
def log(settings: Settings, as_json: bool, lang: str | None, last: int) -> None:
    """Show what stewards and this command have done; the newest first."""
    found = in_office(settings, lambda office: office.book.log(most=last))
    rows = [logged(*one) for one in found]
    words = server_words(lang)
    if as_json:
        return echo_json(rows)
    for row in rows:
        facts = {name: row[name] or "none" for name in ("place", "reason")}
        by, whom = words.say("club-log-by", by=row["by"]), words.say("club-log-by", by=row["whom"] or "left")
        click.echo(words.say("club-log-line", at=row["at"], act=row["act"], by=by, whom=whom, **facts))
    if not rows:
        click.echo(words.say("club-nothing"))
    return None


def logged(entry: Entry, by: str, whom: str) -> dict[str, Any]:
    who = by or ("left" if entry.actor else "console")
    return {
        "at": day(entry.at),
        "act": entry.act,
        "by": who,
        "whom": whom,
        "place": entry.place,
        "reason": entry.reason,
    }


COMMANDS = (
    change_settings, invite, invitations, revoke, steward_link, members, steward, remove, readmit, hide, close, log,
)  # fmt: skip
