/** What the server tells about a hunt beside the view: the map as squares and links, and what each path brings. */

import type { DrawnMap, Game } from "../../types/vampire";

export type { PathAid } from "../../types/vampire";
export interface Square {
  name: string;
  x: number;
  y: number;
  kind: string;
}
export type Drawn = Omit<DrawnMap, "squares"> & { squares: Square[] };
export type Aids = Game["aids"];

/** Squares are sent without the names of their fields. */
export function drawnFrom({ squares, ...rest }: DrawnMap): Drawn {
  return { ...rest, squares: squares.map(([name, x, y, kind]) => ({ name, x, y, kind })) };
}
