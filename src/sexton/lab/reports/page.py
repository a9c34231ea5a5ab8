"""A report or a comparison as one HTML page that needs nothing from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.rulebook import numbered, plain
from sexton.kernel.words import Words
from sexton.lab.reports.report import Comparison, Difference, Distribution, Report
from sexton.lab.reports.svg import Dot, bars, dots
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.tally import Share

STYLE = Path(__file__).with_name("page.css")
EMBLEM = """<svg class="emblem" viewBox="0 0 150 60" aria-hidden="true">
<circle class="light" cx="104" cy="33" r="17" opacity=".28"/><path class="ink" d="M0,60V52Q40,44 75,50T150,49V60Z"/>
<path class="ink" d="M14,52V27q0,-12 11,-12t11,12V50Z"/><path class="paper" d="M23,24h4v5h5v4h-5v9h-4v-9h-5v-4h5Z"/>
<path class="ink" d="M48,50V33h4v-5h14v5h4V50Z"/><path class="paper" d="M53,37h12v2H53Zm0,5h12v2H53Z"/>
<path class="ink" d="M97,49V26h3v-5h8v5h3V49Z"/><path class="light" d="M101,30h6V44h-6Z"/>
<path class="ink" d="M103,14h2v8h-2ZM128,50L132,20h3L131,50Zm1,-36h10v8q-5,5 -10,0Z"/></svg>"""
LONGEST = 150  # how many characters of a rule are shown


class Page:
    """The words, the rules and the way figures are written."""

    def __init__(self, words: Words, game: Game) -> None:
        self.words = words
        self.game = game
        self.rules = paragraphs(game.rulebook(words.language))

    def say(self, message: str, **facts: str | int) -> str:
        return escape(self.words.say(f"report-{message}", **facts))

    def number(self, value: float, digits: int = 0) -> str:
        """A number with the separators of the language."""
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.words.language == "it" else text

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.number(100 * share, digits)} %"

    def points(self, change: float, digits: int = 1) -> str:
        return ("+" if change >= 0 else "−") + self.number(abs(change), digits)

    def turn(self, place: int) -> str:
        return self.words.say("report-turn", place=place + 1)

    def rule(self, rule: str) -> str:
        """The beginning of the rule's paragraph."""
        told = self.rules.get(rule, "")
        if len(told) > LONGEST:
            told = told[:LONGEST].rsplit(" ", 1)[0] + " …"
        return escape(told)


def paragraphs(book: str) -> dict[str, str]:
    """What each rule says, without its id."""
    return {rule: " ".join(plain(text).split()[1:]) for rule, text in numbered(book).items()}


def whole_page(page: Page, title: str, body: Iterator[str]) -> str:
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{page.words.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}</style>\n<main>\n" + "\n".join(body) + "\n</main>\n</html>\n"
    )


# One run


def report_page(report: Report, words: Words) -> str:
    page = Page(words, catalogue.find(report.plan.game))
    title = f"{page.game.title}: {page.words.say('report-games', games=report.games)}"
    return whole_page(page, title, report_body(page, report))


def report_body(page: Page, report: Report) -> Iterator[str]:
    plan = report.plan
    yield f"{EMBLEM}<h1>{escape(page.game.title)}</h1>"
    yield f"<p>{page.say('opening', games=report.games, seats=plan.seats, bots=listed(plan))}</p>"
    yield facts(page, report)
    yield f"<h2>{page.say('who-wins')}</h2><p>{page.say('who-wins-how')}</p>"
    yield '<div class="plots">'
    yield plot(page, "by-turn", dots(shares(page, report.by_turn, "turn"), [1 / plan.seats], page.say("by-turn")))
    if len(report.by_bot) > 1:
        fair = [share.fair for share in report.by_bot.values()]
        rows = [dot(page, bot, share) for bot, share in report.by_bot.items()]
        yield plot(page, "by-bot", dots(rows, fair, page.say("by-bot")))
    yield plot(page, "by-seat", dots(shares(page, report.by_seat, "seat"), [1 / plan.seats], page.say("by-seat")))
    yield "</div>"
    yield table_of_shares(page, report)
    yield f"<h2>{page.say('scores')}</h2><p>{page.say('scores-how')}</p>"
    yield '<div class="plots">'
    for bot, scores in report.scores.items():
        yield histogram(page, bot, scores, page.say("scores"))
    yield "</div>"
    yield f"<h2>{page.say('course')}</h2>"
    yield '<div class="plots">'
    yield histogram(page, page.words.say("report-length"), report.length, page.say("length"))
    if report.leads is not None:
        yield histogram(page, page.words.say("report-leads"), report.leads, page.say("leads"), page.say("leads-how"))
    yield "</div>"
    yield from what_rules_did(page, report)
    yield made(page, [("", report)])


def facts(page: Page, report: Report) -> str:
    best = max(range(report.plan.seats), key=lambda turn: report.by_turn[turn].share)
    found = [
        (page.number(report.games), page.say("fact-games")),
        (page.percent(report.by_turn[0].share), page.say("fact-first", fair=page.percent(1 / report.plan.seats))),
        (page.turn(best), page.say("fact-best", share=page.percent(report.by_turn[best].share))),
        (page.number(report.length.mean, 1), page.say("fact-length")),
        (page.percent(report.shared), page.say("fact-shared")),
    ]
    if report.leads is not None:
        found.append((page.number(report.leads.mean, 1), page.say("fact-leads")))
    return '<ul class="facts">' + "".join(f"<li><b>{escape(figure)}</b>{said}</li>" for figure, said in found) + "</ul>"


def listed(plan: Plan) -> str:
    return ", ".join(dict.fromkeys(plan.bots)) if len(set(plan.bots)) == 1 else ", ".join(plan.bots)


def dot(page: Page, name: str, share: Share, hollow: bool = False) -> Dot:
    return Dot(name, share.share, share.interval, page.percent(share.share), hollow)


def shares(page: Page, found: Sequence[Share], kind: str) -> list[Dot]:
    named = [page.turn(nth) if kind == "turn" else page.words.say("report-seat", seat=nth) for nth in range(len(found))]
    return [dot(page, name, share) for name, share in zip(named, found, strict=True)]


def plot(page: Page, title: str, drawing: str, caption: str = "") -> str:
    said = f"<figcaption>{caption}</figcaption>" if caption else ""
    return f"<figure><h3>{page.say(title)}</h3>{drawing}{said}</figure>"


def histogram(page: Page, name: str, found: Distribution, title: str, more: str = "") -> str:
    said = page.say(
        "spread",
        mean=page.number(found.mean, 1),
        deviation=page.number(found.deviation, 1),
        low=page.number(found.low),
        high=page.number(found.high),
        least=page.number(found.least),
        most=page.number(found.most),
    )
    drawing = bars(found.counts, f"{title}: {name}")
    return f"<figure><h3>{escape(name)}</h3>{drawing}<figcaption>{said} {more}</figcaption></figure>"


def table_of_shares(page: Page, report: Report) -> str:
    rows = [(page.turn(nth), share) for nth, share in enumerate(report.by_turn)]
    rows += list(report.by_bot.items()) if len(report.by_bot) > 1 else []
    heads = [page.say(head) for head in ("share", "interval", "fair", "score", "interval")]
    return grid(heads, [[escape(name), *figures(page, share)] for name, share in rows])


def figures(page: Page, share: Share) -> list[str]:
    low, high = (page.percent(end, 2) for end in share.interval)
    least, most = (page.number(end, 2) for end in share.score_interval)
    fair, score = page.percent(share.fair), page.number(share.score, 2)
    return [page.percent(share.share, 2), f"{low} – {high}", fair, score, f"{least} – {most}"]


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]], sure: Sequence[bool] = ()) -> str:
    """A table of figures, with words in its first column."""
    top = "".join(f"<th class=n>{head}</th>" for head in heads)
    body = []
    for nth, (first, *cells) in enumerate(rows):
        marked = " class=sure" if sure and sure[nth] else ""
        body.append(f"<tr{marked}><td>{first}</td>" + "".join(f"<td class=n>{cell}</td>" for cell in cells) + "</tr>")
    return f'<div class="scroll"><table><tr><th></th>{top}</tr>{"".join(body)}</table></div>'


def what_rules_did(page: Page, report: Report) -> Iterator[str]:
    yield f"<h2>{page.say('rules')}</h2><p>{page.say('rules-how', watched=report.watched)}</p>"
    yield (
        f'<div class="scroll"><table><tr><th>{page.say("rule")}</th><th>{page.say("announced")}</th>'
        f"<th class=n>{page.say('a-game')}</th><th class=n>{page.say('in-games')}</th></tr>"
    )
    before = ""
    for one in report.told:
        about = f'<span class="rule">{page.rule(one.rule)}</span>' if one.rule != before else ""
        before = one.rule
        yield (
            f"<tr><td>{one.rule}</td><td><code>{escape(one.name)}</code>{about}</td>"
            f"<td class=n>{page.number(one.a_game, 2)}</td><td class=n>{page.percent(one.share)}"
            f'<span class="meter" style="--share:{100 * one.share:.1f}%"></span></td></tr>'
        )
    yield "</table></div>"
    yield f"<h3>{page.say('steps')}</h3><p>{page.say('steps-how', games=report.games)}</p>"
    yield (
        f'<div class="scroll"><table><tr><th>{page.say("rule")}</th><th>{page.say("step")}</th>'
        f"<th class=n>{page.say('a-game')}</th><th class=n>{page.say('times')}</th></tr>"
    )
    for step in report.steps:
        yield (
            f"<tr><td>{step.rule}</td><td><code>{escape(step.name)}</code></td>"
            f"<td class=n>{page.number(step.a_game, 2)}</td><td class=n>{page.number(step.times)}</td></tr>"
        )
    yield "</table></div>"


def made(page: Page, runs: Sequence[tuple[str, Report]]) -> str:
    """What the page was made from, so that it can be reproduced."""
    parts = [f"<h2>{page.say('made')}</h2>"]
    for name, report in runs:
        plan, options = report.plan, json.loads(report.plan.options)
        usual = json.loads(page.game.options_type().canonical())
        chosen = {key: value for key, value in options.items() if value != usual.get(key)}
        house = ", ".join(f"{key}={value if isinstance(value, str) else '…'}" for key, value in chosen.items())
        rows = [
            (page.say("made-game"), f"{page.game.title} ({plan.game}), {plan.seats}"),
            (page.say("made-by"), page.words.say("report-made-edition", **played_by(plan))),
            (page.say("made-bots"), ", ".join(plan.bots) + ("" if plan.rotates else f" ({page.say('made-fixed')})")),
            (page.say("made-house"), house or page.words.say("report-made-usual")),
            (page.say("made-seed"), f"{plan.seed}"),
            (page.say("made-planned"), f"{page.number(report.games)} / {page.number(plan.games)}"),
            (page.say("made-faults"), page.number(report.faults)),
        ]
        cells = "".join(f"<dt>{label}</dt><dd>{escape(value)}</dd>" for label, value in rows)
        parts.append((f"<h3>{escape(name)}</h3>" if name else "") + f"<dl>{cells}</dl>")
    return "".join(parts)


def played_by(plan: Plan) -> dict[str, str]:
    """The edition and the version; old simulations have neither."""
    return {"version": plan.version or "?", "edition": "?" if plan.edition is None else str(plan.edition)}


# Two runs


def comparison_page(found: Comparison, names: tuple[str, str], words: Words) -> str:
    page = Page(words, catalogue.find(found.first.plan.game))
    title = f"{page.game.title}: {names[0]} / {names[1]}"
    return whole_page(page, title, comparison_body(page, found, names))


def comparison_body(page: Page, found: Comparison, names: tuple[str, str]) -> Iterator[str]:
    first, second = found.first, found.second
    yield f"{EMBLEM}<h1>{escape(page.game.title)}: {page.say('compared')}</h1>"
    yield f"<p>{key_of('dot', 'bar', names[0])}{key_of('hollow', 'step', names[1])}</p>"
    yield f"<p>{page.say('compared-pairs' if found.deals else 'compared-totals', deals=found.deals)}</p>"
    yield f"<p>{page.say('compared-how', compared=found.compared)}</p>"
    if played_by(first.plan) != played_by(second.plan):
        by = [page.words.say("report-made-edition", **played_by(run.plan)) for run in (first, second)]
        yield f"<p><b>{page.say('compared-editions', first=by[0], second=by[1])}</b></p>"
    yield f"<h2>{page.say('who-wins')}</h2>"
    yield f'<div class="plots">{"".join(shares_compared(page, first, second))}</div>'
    yield differences(page, [one for one in found.differences if one.what in ("turn", "bot", "shared")], names)
    yield f"<h2>{page.say('course')}</h2>"
    yield f'<div class="plots">{"".join(courses_compared(page, first, second))}</div>'
    yield differences(page, [one for one in found.differences if one.what in ("score", "length", "leads")], names)
    yield f"<h2>{page.say('rules')}</h2>"
    yield f"<p>{page.say('rules-compared', first=first.watched, second=second.watched)}</p>"
    told = [one for one in found.differences if one.what == "told" and (one.sure or one.first != one.second)]
    yield differences(page, sorted(told, key=lambda one: -abs(one.effect)), names)
    yield made(page, list(zip(names, (first, second), strict=True)))


def shares_compared(page: Page, first: Report, second: Report) -> Iterator[str]:
    """Shares of victory by turn, and by bot where there are several."""
    rows = []
    for turn in range(min(first.plan.seats, second.plan.seats)):
        rows.append(dot(page, page.turn(turn), first.by_turn[turn]))
        rows.append(dot(page, "", second.by_turn[turn], hollow=True))
    fair = [1 / first.plan.seats] if first.plan.seats == second.plan.seats else fairs(first, second, len(rows))
    yield plot(page, "by-turn", dots(rows, fair, page.say("by-turn")))
    bots = [bot for bot in first.by_bot if bot in second.by_bot]
    if len(first.by_bot) > 1 and bots:
        rows = []
        for bot in bots:
            rows += [dot(page, bot, first.by_bot[bot]), dot(page, "", second.by_bot[bot], hollow=True)]
        fair = [run.by_bot[bot].fair for bot in bots for run in (first, second)]
        yield plot(page, "by-bot", dots(rows, fair, page.say("by-bot")))


def courses_compared(page: Page, first: Report, second: Report) -> Iterator[str]:
    """How long games are, how often the lead changes, how points are spread."""
    yield both(page, "length", first.length, second.length)
    if first.leads is not None and second.leads is not None:
        yield both(page, "leads", first.leads, second.leads)
    for bot in first.scores:
        if bot in second.scores:
            drawing = bars(first.scores[bot].counts, page.say("scores"), second.scores[bot].counts)
            yield f"<figure><h3>{page.say('scores')}: {escape(bot)}</h3>{drawing}</figure>"


def fairs(first: Report, second: Report, rows: int) -> list[float]:
    return [1 / first.plan.seats, 1 / second.plan.seats] * (rows // 2)


def key_of(mark: str, area: str, name: str) -> str:
    shape = {
        "bar": '<rect class="bar" x="12" y="4" width="9" height="14"/>',
        "step": '<path class="step" d="M12,18V5H21V18"/>',
    }[area]
    drawing = f'<svg viewBox="0 0 22 22"><circle class="{mark}" cx="5.5" cy="11" r="4"/>{shape}</svg>'
    return f'<span class="key">{drawing}{escape(name)}</span>'


def both(page: Page, title: str, first: Distribution, second: Distribution) -> str:
    return plot(page, title, bars(first.counts, page.say(title), second.counts))


def differences(page: Page, found: Sequence[Difference], names: tuple[str, str]) -> str:
    rows = []
    for one in found:
        unit, digits = (100, 1) if one.share else (1, 2)
        values = [page.percent(value) if one.share else page.number(value, 2) for value in (one.first, one.second)]
        low, high = (page.points(unit * end, digits) for end in one.interval)
        change, effect = page.points(unit * one.change, digits), page.points(one.effect, 2)
        rows.append([label(page, one), *values, change, f"{low} … {high}", effect])
    heads = [*map(escape, names), page.say("change"), page.say("interval"), page.say("effect")]
    return grid(heads, rows, [one.sure for one in found])


def label(page: Page, one: Difference) -> str:
    if one.what == "turn":
        return escape(page.turn(int(one.name) - 1))
    if one.what == "told":
        rule, _, name = one.name.partition(" ")
        return f'{rule} <code>{escape(name)}</code><span class="rule">{page.rule(rule)}</span>'
    named = f": {escape(one.name)}" if one.name else ""
    return page.say({"shared": "fact-shared"}.get(one.what, one.what)) + named
