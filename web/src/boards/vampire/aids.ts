/** What the server tells about a hunt beside the view: the map as squares and links, and what each path brings. */

import type { DrawnMap, Game, MapSquare } from "../../types/vampire";

export type { PathAid } from "../../types/vampire";
export type Square = MapSquare;
export type Drawn = DrawnMap;
export type Aids = Game["aids"];
