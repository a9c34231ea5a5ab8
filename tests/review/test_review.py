"""Looking back: the account adds up, and decisions are judged by what their seat knew."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from sexton.bots.explain import Advice
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.interface import Ask, Event, Refusal
from sexton.kernel.records.notes import Back, Left, Noted, StandsIn, Taken
from sexton.kernel.records.replay import moments, opened
from sexton.kernel.search.heuristics import Reason
from sexton.review.account import KINDS, Account, Entry, account_of
from sexton.review.judge import Compared, Effort, Imagined
from sexton.review.notes import COORDINATES, Notes, Remarks
from sexton.review.review import Decision, Review, review, verdict_on
from tests.review.played import LITTLE, PLAYER, finished, little, usual, usual_review

GAMES = {"gravediggers": 3, "graverobbers": 4, "vampire": 2, "gloomy_graves": 2}
every_game = pytest.mark.parametrize(("game", "seats"), GAMES.items())


@every_game
def test_the_account_adds_up_from_the_fair_share_to_the_result(game: str, seats: int) -> None:
    played = usual(game, seats)
    for seat in (0, seats - 1):
        found = usual_review(game, seats, seat)
        account = found.account
        assert account.fair == round(1_000_000 / seats)
        assert account.fair + sum(entry.millionths for entry in found.entries) == account.result
        assert all(getattr(account, kind) == sum_of(found, kind) for kind in KINDS)
        assert account.result == found.chances[-1].shares[seat]
        last = played.ending
        assert last is not None
        ranking = msgspec.json.decode(last.text)["ranking"]
        assert account.result == (round(1_000_000 / len(ranking[0])) if seat in ranking[0] else 0)


def sum_of(found: Review, kind: str) -> int:
    return sum(entry.millionths for entry in found.entries if entry.kind == kind)


@every_game
def test_every_decision_of_the_seat_is_judged_and_nobody_elses(game: str, seats: int) -> None:
    played = usual(game, seats)
    rules = opened(played.header)
    asked = [
        moment.line.seq
        for moment in moments(played, rules)
        if isinstance(moment.pending, Ask) and 1 in moment.pending.seats
    ]
    found = usual_review(game, seats, 1)
    assert [decision.line for decision in found.decisions] == asked
    for decision in found.decisions:
        if decision.verdict != "only":
            assert decision.played in [advice.move for advice in decision.moves]
            assert 2 <= len(decision.moves) <= 4
            assert sorted(decision.moves, key=lambda advice: -advice.share) == list(decision.moves)
    own = {entry.line for entry in found.entries if entry.kind in ("own", "hidden")}
    assert own == set(asked)


def test_the_same_game_gives_the_same_review_and_another_one_other_luck() -> None:
    found = usual_review("gravediggers", 3, 0)
    assert review(usual("gravediggers", 3), 0, little) == found
    other = finished("gravediggers", 3, "random", seed=4)
    assert review(other, 0, little).chances[1] != found.chances[1]


class KnowsTheTruth(Imagined):
    """Judges states as if all were lost, and remembers what it was shown of decisions."""

    def __init__(self, rules: Any) -> None:
        super().__init__(rules, little(rules).effort)
        self.shown: list[Any] = []

    def expected(self, state: Any, dice: Dice) -> tuple[float, ...]:
        return (0.0,) * self.rules.seats

    def gained_in(self, state: Any, seat: int, played: int, dice: Dice) -> float:
        return -1.0

    def compare(self, seen: Any, *others: Any) -> Compared:
        self.shown.append(seen)
        return super().compare(seen, *others)


@every_game
def test_decisions_are_judged_by_the_view_alone(game: str, seats: int) -> None:
    """Whatever is thought of the true state, what is thought of a decision stays the same."""
    played = usual(game, seats)
    judges: list[KnowsTheTruth] = []

    def made(rules: Any) -> KnowsTheTruth:
        judges.append(KnowsTheTruth(rules))
        return judges[0]

    assert review(played, 1, made).decisions == usual_review(game, seats, 1).decisions
    view = type(opened(played.header).view(opened(played.header).setup(), 1))
    assert judges[0].shown and all(type(seen) is view and seen.seat == 1 for seen in judges[0].shown)


def test_what_others_do_at_the_same_time_is_not_ones_own_choice() -> None:
    played = finished("gravediggers", 3, "random")
    together = {
        line.seq for line in played.lines if len(line.answers) > 1 and any(one.seat == 0 for one in line.answers)
    }
    assert together
    entries = [entry for entry in usual_review("gravediggers", 3, 0).entries if entry.line in together]
    assert [entry.kind for entry in entries] == ["others", "own", "hidden"] * len(together)


def test_what_is_dealt_before_the_first_decision_is_no_chance() -> None:
    found = review(finished("graverobbers", 3, "random"), 0, little)
    assert [entry.kind for entry in found.entries[:1]] == ["deal"]
    assert [entry.kind for entry in found.entries].count("deal") == 1
    assert sum_of(usual_review("vampire", 2, 0), "chance") != 0  # dice


class Unconvinced(Imagined):
    """Finds no move worse in whole games."""

    def confirms(self, *about: Any) -> bool:
        return False


def test_what_whole_games_do_not_bear_out_is_no_mistake() -> None:
    played = finished("gravediggers", 3, "random")
    called = {one.line for one in usual_review("gravediggers", 3, 0).mistakes}
    doubted = review(played, 0, lambda rules: Unconvinced(rules, LITTLE))
    assert called and not doubted.mistakes
    assert {one.verdict for one in doubted.decisions if one.line in called} == {"close"}


@every_game
def test_of_two_moves_at_most_one_is_better_in_whole_games(game: str, seats: int) -> None:
    """They are played in the same worlds with the same luck, so that one gains what the other loses."""
    played = usual(game, seats)
    rules, heard = opened(played.header), list[Event]()
    judge, decided = Imagined(rules, msgspec.structs.replace(LITTLE, whole_games=16)), set[tuple[bool, bool]]()
    for moment in moments(played, rules):
        if isinstance(moment.pending, Ask) and 0 in moment.pending.seats:
            moves = rules.moves(moment.before, 0)
            if len(moves) > 1 and moment.line.seq % 3 == 0:
                seen, ends = rules.view(moment.before, 0), (moves[0], moves[-1])
                said = [judge.confirms(seen, heard, *two, FastDice(1)) for two in (ends, ends[::-1])]
                decided.add((said[0], said[1]))
        heard += [event for hearers, event in moment.told if hearers & 1]
    assert (True, True) not in decided and {(True, False), (False, True)} <= decided


def test_verdicts() -> None:
    assert verdict_on(0.0, 0.01) == "best"
    assert verdict_on(0.2, 0.07) == "close"  # not surely worse
    assert verdict_on(0.009, 0.0001) == "close"
    assert verdict_on(0.049, 0.001) == "slip"
    assert verdict_on(0.05, 0.001) == "mistake"


@pytest.mark.parametrize("game", ["gravediggers", "graverobbers", "gloomy_graves"])
def test_the_move_that_looks_worst_costs_more_than_the_one_that_looks_best(game: str) -> None:
    played = finished(game, 3, "normal")
    rules, heard = opened(played.header), list[Any]()
    judge, dice, costs = little(rules), FastDice(1), {"worst": 0.0, "best": 0.0}
    for moment in moments(played, rules):
        if isinstance(moment.pending, Ask) and 0 in moment.pending.seats:
            seen, moves = rules.view(moment.before, 0), rules.moves(moment.before, 0)
            if len(moves) > 2:
                order = sorted(zip(rules.heuristics().values(seen, moves, dice), moves, strict=True))
                costs["worst"] += judge.compare(seen, heard, moves, order[0][1], dice).cost
                costs["best"] += judge.compare(seen, heard, moves, order[-1][1], dice).cost
        heard += [event for hearers, event in moment.told if hearers & 1]
    assert costs["worst"] > 0.2 and costs["worst"] > 1.5 * costs["best"], costs


def test_house_rules_are_heeded() -> None:
    found = review(finished("gravediggers", 3, "random", closed="reopen"), 0, little)
    assert "reopen" in found.options and found.decisions


def test_an_account_that_does_not_add_up_is_refused() -> None:
    entries = [Entry(1, "deal", 5), Entry(2, "own", -7)]
    assert account_of(10, entries, 8) == Account(10, 5, -7, 0, 0, 0, 8)
    with pytest.raises(ValueError, match="does not add up"):
        account_of(10, entries, 9)


def test_without_a_result_there_is_nothing_to_review() -> None:
    played = finished("vampire", 2, "random")
    unfinished = msgspec.structs.replace(played, ending=None)
    abandoned = msgspec.structs.replace(played, ending=msgspec.structs.replace(played.ending, kind="abandoned"))
    for other in (unfinished, abandoned):
        with pytest.raises(Refusal, match="no-result"):
            review(other, 0, little)
    with pytest.raises(Refusal, match="no-such-seat"):
        review(played, 2, little)


def test_an_earlier_edition_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from sexton.kernel.records.editions import PastRules
    from sexton.review import review as module

    played = finished("vampire", 2, "random")
    monkeypatch.setattr(module, "PastRules", (PastRules, type(opened(played.header))))
    with pytest.raises(Refusal, match="past-edition"):
        review(played, 0, little)


def test_a_long_game_is_not_thought_about_for_longer() -> None:
    usual = Effort()
    assert usual.for_game_of(1) == usual.for_game_of(usual.long) == usual
    assert usual.for_game_of(3 * usual.long).most == usual.most // 3
    assert usual.for_game_of(10**6).most == usual.least
    told: list[int] = []

    class Told(Imagined):
        def prepare(self, inputs: int) -> None:
            told.append(inputs)

    played = finished("gravediggers", 3, "random")
    review(played, 0, lambda rules: Told(rules, little(rules).effort))
    assert told == [len(played.lines)]


def test_first_results_come_long_before_the_last() -> None:
    parts: list[Any] = []
    found = review(finished("gravediggers", 3, "random"), 0, little, parts.append)
    assert parts[0].done < parts[0].of / 4
    assert [part.done for part in parts] == sorted(part.done for part in parts)
    assert tuple(one for part in parts for one in part.decisions) == found.decisions
    assert tuple(one for part in parts for one in part.chances) == found.chances[1:]


def test_every_game_of_the_catalogue_can_be_reviewed() -> None:
    assert set(GAMES) == set(catalogue.games())


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("graverobbers", 3, {"hands": "3"}),  # a match of several hands
        ("gravediggers", 3, {"money": "open"}),
        ("vampire", 3, {}),
    ],
)
def test_a_match_and_house_rules_are_accounted_for_to_the_last(game: str, seats: int, options: dict[str, str]) -> None:
    played = finished(game, seats, PLAYER.get(game, "random"), **options)
    found = review(played, 1, little)
    assert found.options == played.header.terms.options
    assert found.chances[-1].line == len(played.lines)
    assert found.account.fair + sum(entry.millionths for entry in found.entries) == found.account.result
    assert {decision.line for decision in found.decisions} == {
        line.seq for line in played.lines if any(answer.seat == 1 for answer in line.answers)
    }


def test_who_answered_for_the_seat_is_named() -> None:
    played = usual("vampire", 2)
    noted = (Noted(3, Taken(0)), Noted(5, StandsIn(1, "greedy")), Noted(9, Back(1)), Noted(9, Left(1)))
    played = msgspec.structs.replace(played, notes=noted)
    rules = opened(played.header)
    found = review(played, 1, little)
    assert found.hands == noted[1:3]
    told = {
        language: Notes(found, rules, list(moments(played, rules)), ("Ada", "Bruno"), language).hands()
        for language in ("en", "it")
    }
    assert told["en"][0].startswith("From step 6 on: ") and "Bruno" in told["en"][0] and len(told["en"]) == 2
    assert told["it"][1].startswith("Dal passo 10: ")
    assert usual_review("vampire", 2, 1).hands == ()


def advice_at_an_accusation(best: tuple[str, int], had: tuple[str, int]) -> str:
    """Of a decision in which one move is better for one reason, and another was played for the other."""
    played = finished("graverobbers", 4, "random")
    rules = opened(played.header)
    asked = list(moments(played, rules))
    moment = next(one for one in asked if one.pending.step == "accuse" and isinstance(one.pending, Ask))
    seat = moment.pending.seats[0]
    texts = [rules.write(move) for move in rules.moves(moment.before, seat)][:2]
    reasons = [Reason(message, {"percent": percent}) for message, percent in (best, had)]
    moves = tuple(
        Advice(text, share, 0.01, reason) for text, share, reason in zip(texts, (0.4, 0.3), reasons, strict=True)
    )
    decision = Decision(moment.line.seq, moment.pending.rule, "accuse", texts[1], "mistake", moves, 0.1, 0.01)
    return Remarks(seat, rules, asked, "ABCD", "en").note_on(decision).advice


@pytest.mark.parametrize(
    ("best", "had"),
    [
        (("why-guilty", 33), ("why-somebody-guilty", 33)),
        (("why-nobody-guilty", 10), ("why-innocent", 10)),
        (("why-guilty", 33), ("why-guilty", 33)),
    ],
)
def test_a_reason_is_told_once(best: tuple[str, int], had: tuple[str, int]) -> None:
    """That a player is guilty one time in three, and that somebody is, says the same."""
    told = advice_at_an_accusation(best, had)
    assert told.count(f"{best[1]} times in 100: ") + told.count(f"{best[1]} times in 100, ") == 1
    assert "As for what was played" not in told
    other = advice_at_an_accusation(best, ("why-innocent", 3))
    assert "guilty only about 3 times in 100" in other and "As for what was played" in other


NAMED = {
    "gravediggers": {
        "rob": r"rob cemetery \d",
        "fist": "show (an empty fist|.* coins?)",
        "place": "lay an? .* face down at .*",
    },
    "graverobbers": {"play": r"play \w+ \d at grave \d", "discard": "lay aside “.*”"},
    "vampire": {"move": "walk .*: .* squares?.*"},
    "gloomy_graves": {"crypt": r"bury \w+/\w+ in the crypt: .*", "draw": "draw from the deck|draw .* from the row"},
}


@every_game
def test_an_answer_is_named_as_a_teacher_would(game: str, seats: int) -> None:
    """By what is done, in either language, and never by columns and rows."""
    played = finished(game, seats, "random" if game != "vampire" else "greedy")
    rules, wanted = opened(played.header), dict(NAMED[game])
    asked = list(moments(played, rules))
    for moment in asked:
        for answer in moment.line.answers:
            if (pattern := wanted.pop(answer.move.split()[0], None)) is None:
                continue
            decision = Decision(moment.line.seq, moment.pending.rule, "", answer.move, "best")
            for language, form in {"en": pattern, "it": "[a-z]+re .*"}.items():
                said = Remarks(answer.seat, rules, asked, "ABCD", language).said(decision, answer.move)
                assert re.fullmatch(form, said) and not COORDINATES.search(said), said
    assert not wanted


@pytest.mark.parametrize(("language", "slip"), [("en", "1.2\u00a0% (±\u00a00.4)"), ("it", "1,2\u00a0% (±\u00a00,4)")])
def test_a_small_loss_that_is_sure_is_told_to_a_tenth(language: str, slip: str) -> None:
    """In whole percents its error would be as large as itself."""
    played = usual("gravediggers", 3)
    rules = opened(played.header)
    found = next(one for one in usual_review("gravediggers", 3, 0).decisions if len(one.moves) > 1)
    decision = msgspec.structs.replace(found, verdict="slip", cost=0.0123, error=0.0041)
    told = Remarks(0, rules, list(moments(played, rules)), "ABC", language).note_on(decision)
    assert slip in told.verdict and told.advice


def test_what_is_perhaps_worse_is_not_called_as_good() -> None:
    """Not surely worse, or not borne out by whole games: that is no praise."""
    played = usual("gravediggers", 3)
    remarks = Remarks(0, opened(played.header), list(moments(played, opened(played.header))), "ABC", "en")
    found = next(one for one in usual_review("gravediggers", 3, 0).decisions if len(one.moves) > 1)
    close, unsure = (msgspec.structs.replace(found, verdict="close", cost=cost) for cost in (0.004, 0.06))
    assert remarks.note_on(close).verdict == "About as good as anything."
    assert remarks.note_on(unsure).verdict == "Perhaps worse, but not surely."
