"""A review in words, as a good teacher would write it: for the terminal and for a page alike."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct, structs

from sexton.bots.explain import FOLDER as BOTS
from sexton.bots.explain import because, called, fields_of
from sexton.drawing import signed
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Seat, kebab
from sexton.kernel.records.replay import Moment
from sexton.kernel.search.heuristics import Reason
from sexton.kernel.words import Words
from sexton.review import WORDS
from sexton.review.account import KINDS, WHOLE
from sexton.review.review import MISTAKE, SLIP, Decision, Review

COORDINATES = re.compile(r"\d,-?\d")


class Note(Struct, frozen=True):
    """What there is to say of one decision."""

    line: int
    question: str
    move: str
    verdict: str
    advice: str = ""  # what would have been better, and why
    instead: str = ""  # the same in short


class Remarks:
    """What there is to say of single decisions, while a review is still being made, too."""

    def __init__(
        self, seat: Seat, rules: Rules[Any, Any], moments: Sequence[Moment], names: Sequence[str], language: str
    ) -> None:
        self.seat, self.rules, self.moments, self.names = seat, rules, moments, names
        self.words = Words(language, WORDS, BOTS, *rules.game.words)

    @property
    def player(self) -> str:
        return self.names[self.seat]

    def note_on(self, decision: Decision) -> Note:
        cost, error = self._percent(decision.cost), self._percent(decision.error)
        judged = "unsure" if decision.verdict == "close" and decision.cost >= SLIP else decision.verdict
        verdict = self.words.say(f"review-verdict-{judged}", cost=cost, error=error, player=self.player)
        question = self.words.say("ask-" + decision.step.replace(" ", "-"))
        note = Note(decision.line, question, capital(self.said(decision, decision.played)), verdict)
        if decision.verdict not in ("slip", "mistake"):
            return note
        instead = self.words.say("review-instead", move=self.said(decision, decision.moves[0].move))
        return structs.replace(note, advice=self._advice(decision), instead=instead)

    def _advice(self, decision: Decision) -> str:
        best, had = decision.moves[0], next(one for one in decision.moves if one.move == decision.played)
        wins, won = (round(100 * one.share) for one in (best, had))
        better = self.words.say("review-better", move=self.said(decision, best.move), share=wins, had=won)
        return " ".join([better, *self._reasons(best.reason, had.reason)])

    def _reasons(self, best: Reason | None, had: Reason | None) -> Iterator[str]:
        """Why the better move, and what the other one was about, unless it was about the same."""
        why, other = (one and because(self.words, one) for one in (best, had))
        if why:
            yield self.words.say("review-because", reason=why)
        if other and other != why and not alike(best, had):
            yield self.words.say("review-other", reason=other)

    def _percent(self, share: float) -> str:
        """To a tenth, for what is surely worse may be less than one, and its error less than that."""
        whole, tenth = divmod(max(1, round(1000 * share)), 10)
        return self.words.say("hint-decimal", whole=whole, tenth=tenth)

    def said(self, decision: Decision, move: str) -> str:
        """A move as a teacher names it: play robber 3 at grave 2; by its place if that would be coordinates."""
        moment = self.moments[decision.line - 1]
        seen = self.rules.view(moment.before, self.seat)
        choices = self.rules.choices(seen)
        labels: dict[str, str | int] = {
            field: self.words.label(field, value, self.names, choices.about(field, value))
            for field, value in fields_of(choices, move).items()
        }
        for name in (move.replace(" ", "-"), move.partition(" ")[0]):
            if self.words.knows(f"noted-{name}"):
                return self.words.say(f"noted-{name}", **labels)
        said = called(self.words, choices, move, self.names)
        if not COORDINATES.search(said) or len(moment.line.answers) > 1:
            return said
        known, told = self.rules.known(seen), list[Event]()
        self.rules.play(known, [self.rules.read(move)], lambda _, event: told.append(event))
        if not told:
            return said
        form = "noted" if self.words.knows("noted-" + kebab(type(told[0]).__name__)) else "told"
        return self.words.event(told[0], self.names, form).rstrip(".")


class Notes(Remarks):
    def __init__(
        self, review: Review, rules: Rules[Any, Any], moments: Sequence[Moment], names: Sequence[str], language: str
    ) -> None:
        super().__init__(review.seat, rules, moments, names, language)
        self.review = review

    def title(self) -> str:
        return self.words.say("review-title", game=self.rules.game.title, player=self.player)

    def summary(self, ranking: Sequence[Sequence[int]]) -> list[str]:
        """How the seat came in, and how many mistakes it made."""
        ahead = next(nth for nth, group in enumerate(ranking) if self.review.seat in group)
        won = "no" if ahead else "alone" if len(ranking[0]) == 1 else "shared"
        place = 1 + sum(len(group) for group in ranking[:ahead])
        asked = [one for one in self.review.decisions if one.verdict not in ("only", "table")]
        mistakes = len(self.review.mistakes)
        told = self.words.say("review-came-in", player=self.player, won=won, place=place)
        facts: dict[str, str | int] = {"decisions": len(asked), "least": round(100 * MISTAKE), "player": self.player}
        if not mistakes:
            return [told, self.words.say("review-no-mistakes", **facts)]
        return [told, self.words.say("review-mistakes", mistakes=mistakes, **facts)]

    def account(self) -> list[tuple[str, str]]:
        """From the fair share to the result: what it was, and how much. The figures shown add up as well."""
        account = self.review.account
        rows = [(self._account("fair"), str(percent(account.fair)))]
        running = account.fair
        for kind in KINDS:
            before, running = running, running + getattr(account, kind)
            rows.append((self._account(kind), signed(percent(running) - percent(before))))
        return [*rows, (self._account("result"), str(percent(account.result)))]

    def hands(self) -> list[str]:
        """Who answered for the seat, where that changed."""
        told = ((one.after + 1, self.words.event(one.note, self.names)) for one in self.review.hands)
        return [self.words.say("review-hands", line=line, told=sentence) for line, sentence in told]

    def _account(self, part: str) -> str:
        return self.words.say(f"review-account-{part}", player=self.player)


def alike(one: Reason | None, other: Reason | None) -> bool:
    """By the same figures: that a player is guilty one time in three, and that somebody is, is said once."""
    return one is not None and other is not None and bool(one.facts) and one.facts == other.facts


def percent(millionths: int) -> int:
    return round(100 * millionths / WHOLE)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
