/** The graveyard's data as the board needs it: cells, placements, and the numbers the server sends along. */

import type { Choices } from "../../../types";
import type { Picks } from "../../../lib/table/choice.svelte";
import type { Aids, Change, Game, Groups, View } from "../../../types/gloomy_graves";

export type Area = "communal" | "crypt";
export const areaOf = (name: string | undefined): Area | undefined =>
  name === "communal" || name === "crypt" ? name : undefined;
export type Cells = Record<string, string>; // "x,y": the half on top

export interface Spot {
  x: number;
  y: number;
}

export type ByType = Record<string, Groups>; // the largest groups of a type, their sum, the score card it would earn

/** What there is now, with what this burial changes of it. */
export function groupsAfter(
  now: ByType | undefined,
  { changes, placements }: Partial<Aids>,
  ghost: Placement | null,
): ByType | undefined {
  const number = ghost ? placements?.[ghost.nth] : undefined;
  const changed: Change[] | undefined = number === undefined ? undefined : changes?.[number];
  return (
    changed && {
      ...now,
      ...Object.fromEntries(
        changed.map(([type, communal, crypt, total, claim]) => [type, { communal, crypt, total, claim }]),
      ),
    }
  );
}

/** The open replay shows all hands. */
export type Seen = View & { hands?: string[][] };

export interface Drawn extends Game {
  view: Seen;
}

export interface Placement {
  nth: number; // of the answers, as the server's numbers about them are ordered
  picks: Picks; // the whole answer, field by field
  card: string;
  area: Area;
  cells: [string, string]; // of the first half, of the second
}

export function spotOf(at: string): Spot {
  const [x, y] = at.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

export const keyOf = ({ x, y }: Spot): string => `${x},${y}`;

export function middleOf(cells: readonly string[]): Spot {
  const spots = cells.map(spotOf);
  const mean = (pick: (spot: Spot) => number): number =>
    spots.reduce((sum, spot) => sum + pick(spot), 0) / (spots.length || 1);
  return { x: mean((spot) => spot.x), y: mean((spot) => spot.y) };
}

export interface Bounds {
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** The smallest rectangle around these cells, at least `least` cells wide and high. */
export function boundsOf(cells: Iterable<string>, least = 1): Bounds {
  const spots = [...cells].map(spotOf);
  if (!spots.length) return { left: 0, top: 0, wide: least, high: least };
  const [xs, ys] = [spots.map((spot) => spot.x), spots.map((spot) => spot.y)];
  const side = (places: number[]): [number, number] => {
    const [low, high] = [Math.min(...places), Math.max(...places)];
    const size = Math.max(high - low + 1, least);
    return [low - (size - (high - low + 1)) / 2, size];
  };
  const [[left, wide], [top, high]] = [side(xs), side(ys)];
  return { left, top, wide, high };
}

/** Every burial that may be answered. Where the question names no place, it is the one not used yet. */
export function placementsOf(choices: Choices | null, buried: readonly string[]): Placement[] {
  if (!choices?.targets[0] || !("second" in choices.targets[0])) return [];
  const other: Area = buried.includes("crypt") ? "communal" : "crypt";
  return choices.targets.map((picks, nth) => ({
    nth,
    picks,
    card: picks.card ?? "",
    area: areaOf(picks.area) ?? other,
    cells: [`${picks.column},${picks.row}`, picks.second ?? ""],
  }));
}
