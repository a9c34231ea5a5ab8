/** Who came in where, and what that means for the reader. */

import type { OverShown } from "../../types";

export interface Ranked {
  seat: number;
  place: number; // from one on; those who are equal share it
  score: string;
}

export function rankedIn({ ranking, scores }: OverShown): Ranked[] {
  let place = 1;
  return ranking.flatMap((group) => {
    const here = group.map((seat) => ({ seat, place, score: minus(scores[seat] ?? 0) }));
    place += group.length;
    return here;
  });
}

/** With the minus that all the tables have. */
export function minus(number: number): string {
  return String(number).replace("-", "−");
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : minus(number);
}

export interface Standing {
  place: number;
  ahead: number; // of the next, for a winner; behind the winner, for the others
  shared: boolean; // the first place
}

/** Where a seat stands; null for who only looked on. */
export function standingOf(over: OverShown, seat: number | null): Standing | null {
  const own = rankedIn(over).find((one) => one.seat === seat);
  const [first, second] = over.ranking;
  if (!own || !first) return null;
  const score = (one: number | undefined): number => over.scores[one ?? 0] ?? 0;
  const rival = own.place === 1 ? second?.[0] : first[0];
  const apart = rival === undefined ? 0 : Math.abs(score(own.seat) - score(rival));
  return { place: own.place, ahead: apart, shared: own.place === 1 && first.length > 1 };
}
