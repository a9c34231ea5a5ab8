"""`sexton play`: a game in the terminal against bots."""

from __future__ import annotations

import errno
import logging
import os
import secrets
import sys
from pathlib import Path

import click
import msgspec

from sexton.bots.players import LEVELS, check_name
from sexton.commands.checked_record import checked
from sexton.commands.common import house_rules, house_rules_option, known_game, lang_option
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.words import Words, language_of
from sexton.review.what_if import DEALT, KNOWN, what_if
from sexton.terminal import phrases
from sexton.terminal.local_game import NAMES, Setting, Sitting, sit_down
from sexton.terminal.record_files import Keeping, NotSaved, new_path, unused

SEATS = 4
LARGEST_SEED = 2**40
EXAMPLES = """
\b
Examples:
  sexton play                                          four at the table, three of them bots
  sexton play gravediggers --seats 3 --lang it
  sexton play graverobbers --bots easy                 for a first game; then normal, hard, expert
  sexton play gravediggers --bots normal,hard,expert --option closed=reopen
  sexton play graverobbers --bots normal-bold,normal-careful,normal-sly    each plays in its own way
  sexton play gravediggers --seed 7 --record game.sexton    a practice game that can be repeated
  sexton play gravediggers --practice                  h gives hints
  sexton play gravediggers --watch --speed 2           the bots play, you watch
  sexton play gravediggers --plain                     line by line: for pipes and screen readers
  sexton play --from game.sexton --at 57               play on from a decision of a finished game
  sexton play --from game.sexton --at 57 --cards dealt --as 1   other cards, as seat 1 could not know
"""


class Manner(msgspec.Struct, frozen=True):
    """How the player wants it shown and kept."""

    language: str
    plain: bool
    speed: str
    memory_aid: bool
    record: Path | None


@click.command(epilog=EXAMPLES)
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many play; 4 by default.")
@click.option(
    "--bots",
    default=LEVELS[1],
    show_default=True,
    help=f"One level for all, or one each in turn order: {', '.join(LEVELS)}; with a character: normal-bold, "
    "hard-sly. `sexton games` tells what they do.",
)
@click.option(
    "--seed", type=click.IntRange(0, LARGEST_SEED), help="A practice game: the same seed gives the same shuffle."
)
@click.option("--practice", is_flag=True, help="A game that counts for nothing; h gives hints.")
@house_rules_option
@lang_option
@click.option("--plain", is_flag=True, help="Line by line, without colours or boxes.")
@click.option("--name", default=NAMES[0], show_default=True, help="Your name.")
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the record to this file; an existing file is never overwritten.",
)
@click.option("--speed", type=click.Choice(["1", "2", "instant"]), default="1", help="How fast the game is told.")
@click.option("--memory-aid/--no-memory-aid", default=True, help="Show what you know about face-down cards.")
@click.option("--watch", is_flag=True, help="Let bots play at every seat, and watch.")
@click.option("--from", "origin", type=click.Path(path_type=Path), help="Play on from the record of a finished game.")
@click.option("--at", type=click.IntRange(1), help="With --from: the number of the decision to begin with.")
@click.option("--as", "own", type=click.IntRange(0, 6), help="With --from: whose decision, if several seats are asked.")
@click.option(
    "--cards",
    type=click.Choice([KNOWN, DEALT]),
    default=KNOWN,
    show_default=True,
    help="With --from: as they lay, or those that the seat could not know dealt again.",
)
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    seats: int | None,
    bots: str,
    seed: int | None,
    practice: bool,
    settings: tuple[str, ...],
    lang: str | None,
    plain: bool,
    name: str,
    record: Path | None,
    speed: str,
    memory_aid: bool,
    watch: bool,
    origin: Path | None,
    at: int | None,
    own: int | None,
    cards: str,
) -> None:
    """Play GAME in the terminal against bots. You sit at seat 0.

    The record of the game is kept, with what you need to check its shuffle.
    """
    language = language_of(lang)
    if origin is not None or at is not None:
        if origin is None or at is None or game is not None or seats is not None or settings or watch:
            raise Refusal("play", "from-and-at")
        begun = setting_from(Origin(origin, at, own, cards), bots, shown_name(name), seed, lang)
        play_game(begun, Manner(language, plain or not interactive(), speed, memory_aid, record))
        return
    chosen = known_game(ctx, game if game is not None else choose_game(phrases.words_for(language)))
    count = seats if seats is not None else min(SEATS, chosen.seats[-1])
    chosen.check_seats(count)
    levels = levels_of(chosen, bots, count if watch else count - 1)
    setting = Setting(chosen, house_rules(chosen, settings), count, levels, shown_name(name), seed, practice)
    play_games(setting, Manner(language, plain or not interactive(), speed, memory_aid, record))


class Origin(msgspec.Struct, frozen=True):
    """From which moment of which game to play on."""

    record: Path
    at: int
    seat: Seat | None
    cards: str


def setting_from(origin: Origin, bots: str, name: str, seed: int | None, lang: str | None) -> Setting:
    """The same game with the same house rules, from this moment on."""
    story = checked(origin.record, lang)
    game, rules = story.game, story.rules
    chance = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    begun = what_if(story.record, origin.at, origin.seat, origin.cards, FastDice(chance))
    levels, before = levels_of(game, bots, rules.seats - 1), begun.before(rules.seats)
    return Setting(game, rules.options, rules.seats, levels, name, chance, True, begun.begins, before)


def interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def choose_game(words: Words) -> str:
    """The only game there is, or the one the player picks."""
    found = list(catalogue.games().values())
    if len(found) == 1:
        return found[0].id
    if not interactive():
        raise click.UsageError(f"GAME: {', '.join(game.id for game in found)}")
    click.echo(words.say("play-which"))
    for number, game in enumerate(found, start=1):
        click.echo(f"{number}. {game.title} ({game.credit})")
    number = click.prompt(words.say("play-which-number"), type=click.IntRange(1, len(found)), default=1)
    return found[number - 1].id


def shown_name(name: str) -> str:
    """One line, not too long for the screen, never empty."""
    return " ".join(name.split())[:16] or NAMES[0]


def levels_of(game: Game, bots: str, count: int) -> tuple[str, ...]:
    levels = [level.strip() for level in bots.split(",")]
    for level in levels:
        check_name(level, game)
    if len(levels) == 1:
        levels *= count
    if len(levels) != count:
        raise Refusal("play", "wrong-number-of-bots", bots=len(levels), seats=count)
    return tuple(levels)


def play_games(setting: Setting, manner: Manner) -> None:
    """One game after the other, for as long as the player asks for another."""
    again, number = True, 0
    while again:
        seed = None if setting.seed is None else setting.seed + number
        again = play_game(msgspec.structs.replace(setting, seed=seed), manner)
        number += 1


def play_game(setting: Setting, manner: Manner) -> bool:
    """Whether another game is wanted. The record is kept, whatever happens."""
    words = phrases.words_for(manner.language, setting.game)
    if setting.seed is not None:
        click.echo(words.say("play-practice"))
    sitting = sit_down(setting)
    keeping = Keeping(sitting, unused(manner.record) if manner.record else new_path(sitting))
    check_writable(keeping.path)
    again = False
    try:
        if manner.plain:
            play_plainly(sitting, manner)
        else:
            again = on_full_screen(sitting, manner, keeping) == "again"
    finally:
        left = not sitting.ended
        sitting.leave()
        if left:
            click.echo(words.say("play-left"))
        kept = keep_record(keeping, words, may_ask=not manner.plain or interactive())
    if not kept:
        sys.exit(1)
    return again


def keep_record(keeping: Keeping, words: Words, may_ask: bool) -> bool:
    """Whether it is where the player wants it; if not, it is in the temporary folder, or on standard output."""
    while isinstance(kept := keeping.save(), NotSaved):
        click.echo(kept.told(words)[0], err=True)
        other = another_path(words) if may_ask else ""
        if not other:
            rescue(keeping, words)
            return False
        keeping.path = unused(Path(other).expanduser())
    for line in kept.told(words):
        click.echo(line)
    return True


def another_path(words: Words) -> str:
    try:
        return str(click.prompt(words.say("not-saved-where"), default="", show_default=False)).strip()
    except click.Abort:
        return ""


def rescue(keeping: Keeping, words: Words) -> None:
    kept = keeping.save_elsewhere()
    if not isinstance(kept, NotSaved):
        for line in [words.say("not-saved-kept"), *kept.told(words)]:
            click.echo(line)
        return
    click.echo(kept.told(words)[0], err=True)
    click.echo(words.say("not-saved-printed"), err=True)
    click.echo(keeping.sitting.record_text(), nl=False)
    seen = keeping.sitting.seen()
    if seen is not None:
        click.echo(words.say("not-saved-seen"), err=True)
        click.echo(msgspec.json.encode(seen))


def check_writable(path: Path) -> None:
    """Before the game, not after it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal("play", "cannot-write", folder=str(path.parent), problem=error.strerror or str(error)) from None
    if not os.access(path.parent, os.W_OK):
        raise Refusal("play", "cannot-write", folder=str(path.parent), problem=os.strerror(errno.EACCES))


def on_full_screen(sitting: Sitting, manner: Manner, keeping: Keeping) -> str | None:
    from sexton.terminal.fullscreen.app import TableApp

    logging.getLogger("sexton").addHandler(logging.NullHandler())  # a warning would be written across the screen
    return TableApp(sitting, manner.language, keeping.save, manner.speed, manner.memory_aid).run()


def play_plainly(sitting: Sitting, manner: Manner) -> None:
    from sexton.terminal.plain import InputEnded, Left, PlainGame

    game = PlainGame(sitting, manner.language, sys.stdin, click.echo, manner.memory_aid)
    try:
        game.play()
    except Left:
        return
    except InputEnded as ended:
        click.echo(game.words.say(str(ended)), err=True)
        sys.exit(1)
