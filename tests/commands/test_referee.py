"""The referee at a real table: the worked examples of the rulings, and everything that cannot be."""

from __future__ import annotations

import json

import pytest

from tests.commands.command_line import refused, run

ROBBERY = ("referee", "gravediggers", "robbery")
EXAMPLES = {
    "GD-X1": ("5,5,3", "3,4,9", "shared", 13, "ascending", [3, 4, 0]),
    "GD-X2": ("5,5,3", "3,5,5", "shared", 13, "ascending", [3, 5, 5]),
    "GD-X2b": ("5,5,2", "3,5,5", "shared", 12, "ascending", [3, 0, 0]),
    "GD-X3": ("5,4,X,X", "8,12,7,10", "shared", 27, "ascending", [8, 0, 7, 10]),
    "GD-X4": ("10,5,widow,guard,bandit", "0,6,9", "shared", 15, "ascending", [0, 6, 9]),
    "GD-X5": ("10,5,widow,widow,guard,bandit", "0,6,0", "guarded", 15, None, [5, 0, 5]),
    "GD-X6": ("10,5,widow,widow,guard,guard,bandit", "0,6,4", "raided", 15, None, [0, -6, -4]),
    "GD-X7": ("5,5,accomplice,accomplice,bandit", "3,8,2", "shared", 10, "descending", [0, 8, 0]),
    "GD-X8": ("5,5,accomplice", "12,6,3", "shared", 10, "descending", [0, 0, 0]),
    "GD-X9": ("5,5,accomplice,bandit,X", "4,7,9", "shared", 20, "ascending", [4, 7, 9]),
    "GD-X10": ("5,5,2,accomplice", "6,6,1", "shared", 12, "descending", [6, 6, 0]),
    "GD-X11": ("5,5,accomplice", "7,3,3", "shared", 10, "descending", [7, 0, 0]),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_worked_examples(name: str) -> None:
    cards, fists, outcome, bounty, order, gains = EXAMPLES[name]
    settled = {"outcome": outcome, "bounty": bounty, "order": order, "gains": gains}
    done = run(*ROBBERY, "--cards", cards, "--fists", fists, "--json")
    assert done.exit_code == 0
    assert json.loads(done.stdout) == settled
    asked = {"cards": cards.split(","), "fists": [int(fist) for fist in fists.split(",")]}
    by_stdin = run(*ROBBERY, "--json", stdin=json.dumps(asked))
    assert by_stdin.stdout == done.stdout


def test_answers_in_words_name_the_rules_step_by_step() -> None:
    done = run(*ROBBERY, "--cards", "10,5,widow,widow,guard", "--fists", "0,7,0")
    assert done.stdout.splitlines() == [
        "GD-14  Fists open: 1st player 0, 2nd player 7 and 3rd player 0.",
        "GD-15  The line of cards is turned up: 10, 5, widow, widow and guard. It is worth 15.",
        "GD-16  2 widows chat with one another and leave.",
        "GD-17  One guard: no bounty. Whoever kept an empty fist is rewarded.",
        "GD-17  1st player gets 5 for an empty fist.",
        "GD-17  3rd player gets 5 for an empty fist.",
        "In all: 1st player 5, 2nd player 0 and 3rd player 5.",
    ]
    italian = run(*ROBBERY, "--cards", "5,bandit", "--fists", "0,7", "--lang", "it").stdout
    assert "2º giocatore" in italian and "GD-18" in italian


def test_house_rules_are_accepted() -> None:
    cards = ("--cards", "5,5,2,accomplice,accomplice,bandit", "--fists", "4,9,2", "--json")
    assert json.loads(run(*ROBBERY, *cards).stdout)["gains"] == [0, 9, 0]
    assert json.loads(run(*ROBBERY, *cards, "--payout", "skip").stdout)["gains"] == [0, 9, 2]
    assert json.loads(run(*ROBBERY, *cards, "--unpaid-fist", "forfeited").stdout)["gains"] == [-4, 9, -2]
    assert json.loads(run(*ROBBERY, *cards, "--supply", "9").stdout)["gains"] == [0, 9, 0]
    assert json.loads(run(*ROBBERY, *cards, "--supply", "8").stdout)["gains"] == [0, 0, 0]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--cards", "5,5", "--fists=-1,2"), "GD-14: fist 1 is below 0"),
        (("--cards", "widow,widow,widow,widow,widow", "--fists", "1,2"), "GD-2: 5 × widow"),
        (("--cards", "5,7", "--fists", "1,2"), "“7” is not a card"),
        (("--cards", "5", "--fists", "1"), "GD-1: a robbery takes 2 to 5"),
        (("--cards", "5", "--fists", "1,2,3,4,5,6"), "GD-1: a robbery takes 2 to 5"),
        (("--cards", "", "--fists", "1,2"), "GD-13: a cemetery without cards"),
        (("--cards", "5", "--fists", "1,x"), "the input is not valid"),
        (("--cards", "5", "--fists", "1,2.5"), "the input is not valid"),
        (("--cards", "5"), "`fists`"),
        (("--cards", "5", "--fists", f"1,{10**30}"), "is too large"),
        (("--cards", "5", f"--fists=1,-{10**30}"), "GD-14"),
        (("--cards", "5", "--fists", "1,2", "--supply", "-3"), "GD-R12"),
        (("--cards", "5", "--fists", "1,2", "--supply", str(10**30)), "GD-R12"),
    ],
)
def test_what_cannot_be_is_refused(words: tuple[str, ...], part: str) -> None:
    assert part in refused(*ROBBERY, *words)
    assert refused(*ROBBERY, *words, "--lang", "it") != ""


@pytest.mark.parametrize(
    "stdin",
    [
        "", "  \n", "{", "[]", "null", "5", '{"cards": ["5"]}', '{"cards": ["5"], "fists": [1, 2], "luck": 1}',
        '{"cards": [5], "fists": [1, 2]}', '{"cards": ["5"], "fists": [1.5, 2]}', '{"cards": ["5"], "fists": "1,2"}',
        '{"cards": ["5"], "fists": [-1, 2]}', b"\xff\xfe{}", "[" * 100_000, '{"cards": ["5"], "fists": [1, 1e400]}',
        '{"cards": ["5"], "fists": [1, 2], "payout": "never"}',
    ],
    ids=range(16),
)  # fmt: skip
def test_stdin_that_is_no_question_is_refused(stdin: str | bytes) -> None:
    assert refused(*ROBBERY, stdin=stdin)


def test_unknown_games_and_questions_are_refused() -> None:
    assert "gravediggers" in refused("referee", "chess", "robbery")
    assert "robbery" in refused("referee", "gravediggers", "adultery")


def test_a_wrong_value_of_an_option_is_a_usage_error() -> None:
    assert run(*ROBBERY, "--cards", "5", "--fists", "1,2", "--payout", "never").exit_code == 2
    assert run(*ROBBERY, "--luck", "5").exit_code == 2


def test_a_game_alone_lists_its_questions_with_examples() -> None:
    done = run("referee", "gravediggers")
    assert done.exit_code == 0
    assert "robbery" in done.stdout and "--cards 5,5,X,guard" in done.stdout
