"""Writes the page's TypeScript types from the server's messages and the games' views and events.

python scripts/page_types.py          write web/src/types.ts and web/src/types/<game>.ts
python scripts/page_types.py --check  exit code 1 if any of them is not what it should be
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
INTO = ROOT / "web" / "src"
HEAD = "// Made by scripts/page_types.py from the server's own types. Do not edit.\n"
ANNOUNCED = ("heard", "told")  # fields of messages with announcements, of whichever game it is
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def files() -> dict[Path, str]:
    from sexton.kernel import catalogue

    made = {INTO / "types.ts": HEAD + messages()}
    for game in catalogue.games().values():
        made[INTO / "types" / f"{game.id}.ts"] = HEAD + of_game(game)
    return made


def messages() -> str:
    """What the page sends may leave out what has a default; what it receives is always whole."""
    from sexton.server.wire import messages as sent

    asked, told = what_is_asked(), what_is_told()
    text = "\nexport interface Told {\n  told: string;\n  rule: string;\n}\n"
    text += interfaces(asked, optional_defaults=True)
    text += interfaces(told, optional_defaults=False, but=components(asked))
    return text + union("FromClient", sent.CLIENT_MESSAGES) + union("FromServer", sent.SERVER_MESSAGES)


def what_is_asked() -> list[type]:
    from sexton.server.wire import bodies, notices
    from sexton.server.wire import messages as sent
    from sexton.server.wire.club import bots, doors, members, passkeys, people

    return [
        *sent.CLIENT_MESSAGES,
        bodies.NewGuest,
        bodies.NewTable,
        bodies.TakeSeat,
        bodies.Claim,
        bodies.MailAsked,
        bodies.ClaimSession,
        bodies.ReviewAsked,
        bodies.PlayOn,
        bodies.TakeBackLast,
        bodies.PuzzleAnswer,
        members.NewLooks,
        passkeys.NewPasskey,
        passkeys.Enter,
        members.Archived,
        notices.HoursShown,
        notices.NewPush,
        doors.UseLink,
        doors.NewInvitation,
        doors.ChangePerson,
        doors.StewardAct,
        bots.NewBot,
        people.NewFriend,
        people.KeepApart,
        people.ShowMe,
        people.Challenge,
        people.AnswerCall,
        people.NewReport,
        people.CloseReport,
    ]


def what_is_told() -> list[type]:
    from sexton.puzzles.told import Verdict
    from sexton.server.club.statistics import Statistics
    from sexton.server.http.routes import puzzles, referees, uploads
    from sexton.server.http.routes.finished import results, reviews
    from sexton.server.table.seats import requests
    from sexton.server.wire import bodies, notices, ratings
    from sexton.server.wire import messages as sent
    from sexton.server.wire.club import bots, doors, members, passkeys, people

    told: list[type] = [*sent.SERVER_MESSAGES, bodies.GuestShown, bodies.SeatLink, bodies.Created, bodies.Seated]
    told += [bodies.TableListed, bodies.MailShown, bodies.SessionShown, bodies.SessionLink, uploads.Uploaded]
    told += [results.TallyShown, referees.Question, referees.Settled, results.Draws, requests.Described]
    told += [reviews.ReviewShown, reviews.AskedShown]
    told += [
        members.MemberShown,
        passkeys.AskedToMake,
        passkeys.AskedToUse,
        members.NewCode,
        members.Entered,
        members.GamesShown,
        Statistics,
    ]
    told += [ratings.LadderShown, ratings.RatedPerson, ratings.GameRated]
    told += [notices.NoticesShown, bots.BotShown, bots.BotMade]
    told += [doors.DoorShown, doors.InvitationShown, doors.InvitationMade, doors.PersonShown, doors.LogShown]
    told += [people.HereShown, people.FriendsShown, people.FriendLink, people.FriendMade, people.SeatPerson]
    told += [people.Challenged, people.ReportsShown]
    told += [puzzles.PuzzlesShown, puzzles.PuzzleShown, Verdict]
    return told


def of_game(game: Any) -> str:
    seen, truth = game.rules_type.shown_types()
    from sexton.kernel.interface import Event

    package = type(game).__module__.rpartition(".")[0]
    events = [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"{package}.")]
    aids = aids_in(package)
    shown = [seen, truth, *aids, game.options_type]
    text = interfaces(shown, optional_defaults=False)
    text += interfaces(events, optional_defaults=False, but=set(components(shown)), prefix="Told")
    return text + union("Told", events, prefix="Told") + whole(game, bool(aids))


def whole(game: Any, has_aids: bool) -> str:
    """One type that holds a game's own types: it is the argument of types that serve every game."""
    box = "".join(f"    {name}: {written_value(value)};\n" for name, value in game.box().items())
    kinds = {
        "view": "View",
        "truth": "Truth",
        "told": "Told",
        "aids": "Partial<Aids>" if has_aids else "object",
        "options": "Partial<Options>",
        "box": f"{{\n{box}  }}" if box else "object",
    }
    return "\nexport interface Game {\n" + "".join(f"  {name}: {kind};\n" for name, kind in kinds.items()) + "}\n"


def written_value(value: Any) -> str:
    if isinstance(value, int):
        return "number"
    return "number[]" if isinstance(value[0], int) else "string[]"


def aids_in(package: str) -> list[Any]:
    """What a game shows beside the view, if it shows anything: `Aids` in its view/aids.py."""
    return [importlib.import_module(f"{package}.view.aids").Aids] if find_spec(f"{package}.view.aids") else []


def components(types: Sequence[Any], prefix: str = "") -> dict[str, Any]:
    _, found = msgspec.json.schema_components(list(types), ref_template="#" + prefix + "{name}")
    return found


def interfaces(types: Sequence[Any], *, optional_defaults: bool, but: Iterable[str] = (), prefix: str = "") -> str:
    text = ""
    for name, schema in components(types, prefix).items():
        if name in but:
            continue
        if "enum" in schema:
            text += f"\nexport type {prefix}{name} = {written(schema)};\n"
            continue
        if schema["type"] == "array":
            text += f"\nexport type {prefix}{name} = {written(schema)};\n"
            continue
        text += f"\nexport interface {prefix}{name} {{\n"
        required = set(schema.get("required", ()))
        for field, kind in schema.get("properties", {}).items():
            may_miss = field not in required and (optional_defaults or "default" not in kind)
            shown = "Told[]" if field in ANNOUNCED and kind.get("type") == "array" else written(kind)
            text += f"  {field}{'?' if may_miss else ''}: {shown};\n"
            if field == "told" and "enum" in kind:
                text += "  rule: string;\n"
        text += "}\n"
    return text


def written(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).lstrip("#")
    if "anyOf" in schema:
        return " | ".join(written(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return "[" + ", ".join(written(one) for one in schema["prefixItems"]) + "]"
    if kind == "array":
        inner = written(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


def union(name: str, types: Sequence[type], prefix: str = "") -> str:
    return (
        f"\nexport type {name} =\n" + "".join(f"  | {prefix}{kind.__name__}\n" for kind in types).rstrip("\n") + ";\n"
    )


def main() -> None:
    wrong = 0
    for path, text in files().items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} is not up to date: python scripts/page_types.py", file=sys.stderr)
            wrong = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    sys.exit(wrong)


if __name__ == "__main__":
    main()
