/** Reviews of finished games: asked for, and looked at while they are being made. */

import type { ChancesShown, DecisionShown, ReviewShown } from "../../types";
import { getJson, post } from "../page/http";

const [SOON, EVERY] = [250, 1000]; // milliseconds between two looks, while there is nothing yet and later

const addressOf = (id: string, seat: number, names: readonly string[]): string =>
  `/api/tables/${id}/reviews/${seat}?${new URLSearchParams(names.map((name) => ["names", name]))}`;

/** What there is of it by now. */
export const foundOf = (id: string, seat: number, names: readonly string[]): Promise<ReviewShown> =>
  getJson<ReviewShown>(addressOf(id, seat, names));

/** Asks for it, and tells of it until it is whole, or until it is no longer wanted. */
export async function reviewOf(
  id: string,
  seat: number,
  names: readonly string[],
  told: (review: ReviewShown) => boolean,
): Promise<void> {
  await post(`/api/tables/${id}/reviews`, { seat });
  for (;;) {
    const review = await foundOf(id, seat, names);
    if (!told(review) || review.state !== "making") return;
    await new Promise((wake) => setTimeout(wake, review.chances.length ? EVERY : SOON));
  }
}

/** What the review knows of an answer that is tried: the id of a sentence, and its facts. */
export function answerTo(decision: DecisionShown, move: string): [string, Record<string, string | number>] {
  const best = decision.tried[0];
  const tried = decision.tried.find((one) => one.move === move);
  if (!best) return ["try-only", {}];
  if (!tried) return ["try-unknown", {}];
  const facts = { share: Math.round(tried.share), best: Math.round(best.share) };
  if (tried === best) return ["try-best", facts];
  if (!tried.sure) return ["try-worse", facts];
  if (best.share - tried.share <= Math.max(1, tried.error)) return ["try-alike", facts];
  return [tried.move === decision.played ? "try-same" : "try-worse", facts];
}

/** What to show on the board at a decision: something better, or what was played. */
export const adviceOn = (decision: DecisionShown): string =>
  decision.verdict === "slip" || decision.verdict === "mistake" ? decision.tried[0]!.move : decision.played;

/** A line of the account as a bar: from where the lines before it have led to where it leads, as parts of the width. */
export interface Bar {
  from: number;
  to: number;
  kind: "whole" | "more" | "less";
}

/** The account drawn step by step, from the fair share to the result; both of these begin at nothing. */
export function barsOf(figures: readonly string[]): Bar[] {
  const amounts = figures.map((figure) => Number(figure.replace("−", "-")));
  let running = 0;
  const spans = amounts.map((amount, nth): [number, number] => {
    const from = nth === 0 || nth === amounts.length - 1 ? 0 : running;
    running = from + amount;
    return [from, running];
  });
  const least = Math.min(0, ...spans.flat());
  const room = Math.max(100, ...spans.flat()) - least;
  return spans.map(([from, to], nth) => ({
    from: (Math.min(from, to) - least) / room,
    to: (Math.max(from, to) - least) / room,
    kind: nth === 0 || nth === spans.length - 1 ? "whole" : to < from ? "less" : "more",
  }));
}

/** As many points of a curve as there is room for: how it began, how it ended, and the means of what was between. */
export function thinned(chances: readonly ChancesShown[], room: number): readonly ChancesShown[] {
  if (chances.length <= room) return chances;
  const inner = chances.slice(1, -1);
  const each = Math.ceil(inner.length / (room - 2));
  const groups = Array.from({ length: Math.ceil(inner.length / each) }, (_, nth) =>
    inner.slice(nth * each, (nth + 1) * each),
  );
  return [chances[0]!, ...groups.map(meanOf), chances.at(-1)!];
}

function meanOf(group: readonly ChancesShown[]): ChancesShown {
  const mean = (of: (one: ChancesShown) => number): number =>
    group.reduce((sum, one) => sum + of(one), 0) / group.length;
  return {
    line: mean(({ line }) => line),
    shares: group[0]!.shares.map((_, seat) => mean((one) => one.shares[seat]!)),
  };
}
