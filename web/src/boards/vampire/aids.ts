/** What the server tells about a hunt beside the view: the map as squares and links, and what each path brings. */

import { t } from "../../lib/words/words.svelte";
import type { DrawnMap, Game, PathAid as Sent } from "../../types/vampire";

/** With what follows from it: every battle is won once in two. */
export type PathAid = Sent & { squares: string[]; all_kept_odds: [number, number] };
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

export function pathFrom(sent: Sent): PathAid {
  return { ...sent, squares: sent.path.split(" "), all_kept_odds: [1, 2 ** sent.battles] };
}

/** What a way brings and what it risks, as it is read aloud. */
export function brought(way: PathAid): string {
  const gains = way.tools_gained.join("-") || "none";
  const said = t("board-vampire-brings", { gains, fights: way.battles });
  return way.stops_at_red_x ? `${said}, ${t("board-vampire-red")}` : said;
}
