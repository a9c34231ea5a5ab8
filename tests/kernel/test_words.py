"""Words: two languages, the reader's choice, and no sentence missing in silence."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest

from sexton.games.gravediggers import GAME
from sexton.games.gravediggers.rules import events
from sexton.games.graverobbers.rules import events as graverobbers_events
from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.kernel.records.notes import StandsIn, TimeUp
from sexton.kernel.records.record import RecordError
from sexton.kernel.words import LANGUAGES, Words, language_of, told_as_json

NAMES = ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("it", {}, "it"),
        ("en", {"LANG": "it_IT"}, "en"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LANG": "C"}, "en"),
    ],
)
def test_the_language_is_asked_for_or_taken_from_the_machine(
    wanted: str | None, environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(wanted) == language


def test_an_event_is_told_with_names_and_cards_in_the_reader_s_language() -> None:
    event = events.Viewed(1, 3, 2, "widow")
    assert Words("en", GAME.folder).event(event, NAMES) == "Bo looks at card 2 of cemetery 3: a widow."
    assert Words("it", GAME.folder).event(event, NAMES) == "Bo guarda la carta 2 del cimitero 3: vedova."
    hidden = events.Viewed(1, 3, 2)
    assert Words("en", GAME.folder).event(hidden, NAMES) == "Bo looks at card 2 of cemetery 3."
    drawn = events.Drew(1, 5, "accomplice")
    assert Words("en", GAME.folder).event(drawn, NAMES) == "Bo draws an accomplice; 5 left in the deck."
    assert Words("it", GAME.folder).event(drawn, NAMES) == "Bo pesca un complice; nel mazzo restano 5 carte."


def test_numbers_by_seat_are_listed_by_name() -> None:
    said = Words("en", GAME.folder).event(events.FistsShown((3, 0, 12)), NAMES)
    assert said == "Fists open: Ada 3, Bo 0 and Cy 12."


def test_the_reader_is_called_you_among_others() -> None:
    english, italian = Words("en", GAME.folder), Words("it", GAME.folder)
    assert english.event(events.FistsShown((3, 0, 12)), NAMES, reader=0) == "Fists open: you 3, Bo 0 and Cy 12."
    assert italian.event(events.FistsShown((3, 0, 12)), NAMES, reader=0).endswith("tu 3, Bo 0 e Cy 12.")
    turned = events.CardsTurned(("widow", "2"), 2, (None, 1))
    assert "widow and 2 (you)" in english.event(turned, NAMES, reader=1)
    paid = english.event(events.Paid((0, 2), 4, 0), NAMES, reader=0)
    assert paid == "You and Cy get 4 each; 0 left."
    unpaid = english.event(events.Unpaid((0, 1, 2), 4, 3, "short"), NAMES, reader=0)
    assert unpaid == "You, Bo and Cy wanted 4 each, but only 3 are left: nothing."


def test_a_number_below_nothing_has_a_minus_and_one_after_a_number_a_colon() -> None:
    ends = graverobbers_events.HandEnds(1, 1, (-3, 12), (-3, 12))
    said = Words("en", catalogue.find("graverobbers").folder).event(ends, ["player 1", "Bo"])
    assert said == "The result: player 1: −3 and Bo 12."


def test_an_objective_is_called_by_what_it_wants() -> None:
    dealt = graverobbers_events.ObjectiveDealt(0, "black", "7-1", 6)
    folder = catalogue.find("graverobbers").folder
    english, italian = (Words(language, folder).event(dealt, NAMES, reader=0) for language in LANGUAGES)
    assert english == "You are dealt an objective: graves 7 and 1 ransacked (black), 6 points."
    assert italian == "Ricevi un obiettivo: tombe 7 e 1 saccheggiate (nero), 6 punti."
    facts: dict[str, str | int] = {"side": "white", "graves": "cemetery", "points": 3}
    label = Words("en", folder).label("objective", "white cemetery 3", facts=facts)
    assert label == "four graves undisturbed, 3 points"


SENTENCES = """
told-rewarded = { $you ->
    [yes] You get { $coins }.
   *[no] { $seat } gets { $coins }.
}
told-paid = { $you }: { $seats }
told-dealt = { $you }
together-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
told-fists-shown = { $you }
"""


def test_a_sentence_knows_whether_it_is_about_the_reader(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text(SENTENCES, encoding="utf-8")
    words = Words("en", GAME.folder, tmp_path)
    rewarded = events.Rewarded(2, 5)
    assert words.event(rewarded, NAMES, reader=2) == "You get 5."
    assert words.event(rewarded, NAMES, reader=1) == words.event(rewarded, NAMES) == "Cy gets 5."
    assert words.together([events.Dealt(1, "5"), events.Dealt(1, "X")], NAMES, reader=1) == "You are dealt 5 and X."
    assert words.event(events.Paid((1,), 4, 0), NAMES, reader=1) == "yes: Bo"  # one alone is named as a seat is
    assert words.event(events.Paid((0, 1), 4, 0), NAMES, reader=1) == "yes: Ada and you"
    assert words.event(events.FistsShown((3, 0, 12)), NAMES, reader=1) == "no"


def test_what_is_done_to_the_reader_is_done_to_you() -> None:
    accused = graverobbers_events.Accused(0, 2)
    folder = catalogue.find("graverobbers").folder
    assert Words("en", folder).event(accused, NAMES, reader=2) == "Ada accuses you!"
    assert Words("it", folder).event(accused, NAMES, reader=2) == "Ada accusa te!"


def test_a_note_about_the_reader_s_own_seat_says_you() -> None:
    assert Words("en").event(TimeUp(1), NAMES, reader=1) == "Your time is up."
    assert Words("en").event(TimeUp(1), NAMES, reader=0) == "The time of Bo is up."
    assert Words("it").event(StandsIn(1, "greedy"), NAMES, reader=1).endswith("risponde per te.")


def test_a_refusal_names_its_rule() -> None:
    refusal = Refusal("GD-12", "last-face-down", cemetery=3)
    said = Words("en", GAME.folder).refusal(refusal)
    assert said == "GD-12: the last face-down card of a cemetery may not be turned (cemetery 3)"


def test_a_refusal_is_the_same_in_another_process() -> None:
    refusal = pickle.loads(pickle.dumps(Refusal("GD-12", "last-face-down", cemetery=3)))
    assert (refusal.rule, refusal.message, refusal.facts) == ("GD-12", "last-face-down", {"cemetery": 3})
    assert refusal.args == ("GD-12", "last-face-down")


def test_a_missing_sentence_or_fact_is_loud() -> None:
    words = Words("en", GAME.folder)
    with pytest.raises(LookupError):
        words.say("told-nothing-of-the-kind")
    with pytest.raises(LookupError):
        words.say("refused-not-a-move")


def test_an_event_as_json_says_its_rule() -> None:
    assert told_as_json(events.Rewarded(2, 5)) == {"told": "rewarded", "rule": "GD-17", "seat": 2, "coins": 5}


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        catalogue.find("chess")
    assert "gravediggers" in str(refused.value.facts["known"])


def test_everything_wrong_with_a_record_can_be_said() -> None:
    """Every message that the readers raise, with the facts they name."""
    source = Path(catalogue.__file__).parent
    raised = 0
    for path in [
        source / "records" / "record.py",
        source / "records" / "replay.py",
        source.parent / "commands" / "verify.py",
    ]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "RecordError":
                message = node.args[1]
                assert isinstance(message, ast.Constant)
                if message.value != "refused":
                    facts = dict.fromkeys([word.arg for word in node.keywords if word.arg], "1")
                    for language in LANGUAGES:
                        assert Words(language).wrong(RecordError(1, str(message.value), **facts))
                    raised += 1
    assert raised > 25


def test_a_line_that_the_rules_refuse_is_told_in_their_words() -> None:
    refusal = Refusal("GD-12", "last-face-down", cemetery=3)
    said = Words("it", GAME.folder).wrong(RecordError(9, "refused", refusal))
    assert said == "GD-12: l'ultima carta coperta di un cimitero non si può girare (cimitero 3)"
