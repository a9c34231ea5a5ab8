"""Study a house rule: the same bots, the same deals, with the rule and without it.

python examples/study_a_house_rule.py --games 200
python examples/study_a_house_rule.py --game vampire --rule graves=rebury
"""

from __future__ import annotations

import argparse
from statistics import mean

import sexton


def studied(game: str, rule: dict[str, str], games: int, bot: str) -> dict[str, float]:
    """How long games last, how far the winner is ahead, how often a victory is shared."""
    decisions, leads, shared = [], [], []
    for seed in range(games):
        play = sexton.load(game, seed=seed, **rule).play_on(bot, seed=seed)
        best, *others = sorted(play.scores, reverse=True)
        lines = sexton.read_record(play.record()).lines
        decisions.append(sum(len(line.answers) for line in lines))
        leads.append(best - others[0])
        shared.append(len(play.winners) > 1)
    return {"decisions": mean(decisions), "lead of the winner": mean(leads), "shared victories": mean(shared)}


def main(arguments: list[str] | None = None) -> dict[str, tuple[float, float]]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="gravediggers", choices=sexton.catalogue())
    parser.add_argument("--rule", default="payout=skip", help="an option of the game and its value")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    chosen = parser.parse_args(arguments)
    name, _, value = chosen.rule.partition("=")
    plain = studied(chosen.game, {}, chosen.games, chosen.bot)
    ruled = studied(chosen.game, {name: value}, chosen.games, chosen.bot)
    print(f"{chosen.game}, {chosen.games} games{'':12} as printed   {chosen.rule}")
    for what in plain:
        print(f"{what:38} {plain[what]:9.2f} {ruled[what]:14.2f}")
    return {what: (plain[what], ruled[what]) for what in plain}


if __name__ == "__main__":
    main()
