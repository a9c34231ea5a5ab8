/** Who came in where, and what that means for the reader. */

import type { OverShown, TallyShown } from "../../types";

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

export interface Deciding {
  heading: string;
  gains: number[]; // by seat
}

const RULE = /[ ·]*[A-Z]{2}-R?\d+$/;

/** What set the winner apart: a chapter, or, where one chapter brought all points at once, a line of the reckoning. */
export function decidingIn({ turn, tables }: TallyShown, over: OverShown, seat: number | null): Deciding | null {
  const winner = over.ranking[0]?.[0];
  const rival = seat === null || seat === winner ? over.ranking[1]?.[0] : seat;
  if (!turn || winner === undefined || rival === undefined || tables.length !== 1) return turn;
  const all = ({ gains }: Deciding): boolean => gains.every((gain, one) => gain === over.scores[one]);
  const lines = tables[0]!.rows.map(([name = "", ...cells]) => ({
    heading: name.replace(RULE, ""),
    gains: cells.map((cell) => (cell === "·" ? 0 : Number(cell.replace("−", "-")))),
  }));
  const parts = lines.slice(0, Math.max(0, lines.findIndex(all)));
  if (!all(turn) || !parts.length || parts.some(({ gains }) => gains.some(Number.isNaN))) return turn;
  const apart = ({ gains }: Deciding): number => (gains[winner] ?? 0) - (gains[rival] ?? 0);
  return parts.reduce((best, one) => (apart(one) > apart(best) ? one : best));
}
