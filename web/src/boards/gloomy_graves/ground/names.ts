/**
 * A burial named by what lies there, as rules/places.py names the ones that are announced: for a card that only hovers.
 * A test holds the two together (docs/decisions/0032-places-named-in-gloomy-graves.md).
 */

import type { Facts, Words } from "../../../lib/words/fluent";
import { keyOf, spotOf, type Cells, type Spot } from "./ground";

const SIDES: [Spot, string, string][] = [
  [{ x: -1, y: 0 }, "left", "right"],
  [{ x: 0, y: -1 }, "above", "below"],
  [{ x: 0, y: 1 }, "below", "above"],
  [{ x: 1, y: 0 }, "right", "left"],
]; // where the neighbour is, and at which side of the neighbour that makes it

/** The facts of `place-buried`. */
export function placeOf(ground: Cells, card: string, cells: readonly [string, string]): Facts {
  const halves = card.split("/");
  const worth = (nth: number): number =>
    cells[nth]! in ground ? 2 : beside(ground, spotOf(cells[nth]!)) === undefined ? 0 : 1;
  const first = worth(1) > worth(0) ? 1 : 0;
  const [at, second] = [cells[first]!, cells[1 - first]!];
  const under = ground[at];
  const [lies, by] = under === undefined ? (beside(ground, spotOf(at)) ?? ["on", ""]) : ["on", under];
  const otherUnder = ground[second];
  return {
    half: halves[first]!,
    lies,
    by,
    part: partOf(ground, spotOf(at)),
    other: halves[1 - first]!,
    other_lies: otherUnder === undefined ? sideOf(spotOf(at), spotOf(second)) : "on",
    other_by: otherUnder ?? halves[first]!,
  };
}

export const placeText = (words: Words, ground: Cells, card: string, cells: readonly [string, string]): string =>
  words.say("place-buried", placeOf(ground, card, cells));

function beside(ground: Cells, { x, y }: Spot): [string, string] | undefined {
  for (const [by, , opposite] of SIDES) {
    const half = ground[keyOf({ x: x + by.x, y: y + by.y })];
    if (half !== undefined) return [opposite, half];
  }
  return undefined;
}

function sideOf(from: Spot, to: Spot): string {
  return SIDES.find(([by]) => to.x - from.x === by.x && to.y - from.y === by.y)?.[1] ?? "on";
}

function partOf(ground: Cells, { x, y }: Spot): string {
  const spots = Object.keys(ground).map(spotOf);
  const down = ["top", "", "bottom"][third(spots.map((spot) => spot.y), y)]!; // prettier-ignore
  const across = ["left", "", "right"][third(spots.map((spot) => spot.x), x)]!; // prettier-ignore
  return [down, across].filter(Boolean).join("-") || "middle";
}

function third(places: number[], place: number): number {
  const low = Math.min(...places);
  const size = Math.max(...places) - low + 1;
  return Math.max(0, Math.min(2, Math.floor(((2 * (place - low) + 1) * 3) / (2 * size))));
}
