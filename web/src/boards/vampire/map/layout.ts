/**
 * Where everything of a hunt lies in the room that it has: the map as large as it can be, and round it hunters, ledger and
 * what a path brings. Three arrangements are tried; the one with the largest squares is taken.
 */

import { edgesOf, type Shape, type Size } from "../../../lib/page/frame";
import { extent } from "./places";

export interface Rect extends Size {
  x: number;
  y: number;
}

export interface Plan {
  kind: "stacked" | "beside" | "between"; // map between hunters and ledger, left of them, or in the middle of both
  cell: number; // pixels a square
  map: Rect;
  hunters: Rect;
  across: number; // hunters side by side
  ledger: Rect; // die, graves and pile
  ways: Rect; // what a path brings; the ledger makes room for it where there is no other place
  horizon: number; // above it is the sky
}

/** What the map is and who hunts on it. */
export interface Hunt {
  columns: number;
  rows: number;
  seats: number;
}

const GAP = 5;
const TILE = 46; // a hunter, in two lines
const LEDGER = 64;
const LARGEST = 112; // pixels a square
const ROW = { least: 26, most: 62, part: 0.125 }; // a hunter, in one line; on a large screen a part of its height
const PANEL = { low: 116, wide: 370 };
const GATE = 100; // between the map and what lies beside it, on a wide screen: the gate, and who waits behind it
const RAILS = 30; // above the wall, on a wide screen

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

function cellIn({ columns, rows }: Hunt, width: number, height: number): number {
  return Math.min(LARGEST, width / extent(columns), height / extent(rows));
}

function sized({ columns, rows }: Hunt, cell: number): Size {
  return { width: extent(columns) * cell, height: extent(rows) * cell };
}

/** Hunters above the map, the ledger below it. What is left over goes to ledger, hunters and sky, in this order. */
function stacked(room: Size, hunt: Hunt): Plan {
  const cell = cellIn(hunt, room.width, room.height - TILE - LEDGER - 3 * GAP);
  const { width, height } = sized(hunt, cell);
  const left = room.height - height - TILE - LEDGER - 3 * GAP;
  const ledger = LEDGER + clamp(0, left * 0.5, room.width > 600 ? 90 : 66);
  const tile = TILE + clamp(0, left * 0.2, 22);
  const sky = clamp(0, (room.height - height - ledger - tile - 3 * GAP) * 0.6, 90);
  const map = { x: (room.width - width) / 2, y: sky + tile + GAP, width, height };
  const below = map.y + height;
  const rest = { x: 0, width: room.width, height: ledger };
  const lower = { ...rest, y: below + Math.max(GAP, (room.height - below - ledger) / 2) };
  return {
    kind: "stacked",
    cell,
    map,
    hunters: { x: 0, y: sky, width: room.width, height: tile },
    across: hunt.seats,
    ledger: lower,
    ways: lower,
    horizon: map.y + GAP,
  };
}

/** The map at the left; graves, die and pile, then the hunters, in a column at its right. */
function beside(room: Size, hunt: Hunt, shape: Shape): Plan {
  const { corner } = edgesOf(shape, room);
  const wide = shape === "wide";
  const [top, margin] = wide ? [RAILS, 14] : [3, 3];
  const floor = room.height - corner.height;
  const cell = cellIn(hunt, room.width - PANEL[wide ? "wide" : "low"] - 2 * margin - GAP, floor - top - margin);
  const size = sized(hunt, cell);
  const map = { ...size, x: margin, y: top + (floor - top - margin - size.height) / 2 };
  const x = map.x + size.width + (wide ? GATE : GAP + 2);
  const width = Math.min(room.width - x - margin, 560);
  const ledger = { x, y: wide ? 64 : 3, width, height: wide ? clamp(150, floor * 0.4, 250) : width < 200 ? 146 : 112 };
  const below = ledger.y + ledger.height + GAP;
  const most = Math.max(ROW.most, floor * ROW.part);
  const list = clamp(ROW.least, (floor - below - margin) / hunt.seats, most) * hunt.seats;
  const hunters = { x, y: below, width, height: Math.min(list, floor - below - 2) };
  const between = {
    x: corner.left,
    y: floor,
    width: room.width - corner.left - corner.right,
    height: corner.height - 12,
  };
  return {
    kind: "beside",
    cell,
    map,
    hunters,
    across: 1,
    ledger,
    ways: wide ? between : ledger,
    horizon: wide ? 92 : 46,
  };
}

/** The map between the two corners of a large screen; hunters at its left, graves, die and pile at its right. */
function between(room: Size, hunt: Hunt): Plan {
  const { corner } = edgesOf("wide", room);
  const width = room.width - corner.left - corner.right;
  const cell = cellIn(hunt, width - 12, room.height - RAILS - 16);
  const size = sized(hunt, cell);
  const map = {
    ...size,
    x: corner.left + (width - size.width) / 2,
    y: RAILS + (room.height - RAILS - size.height) / 2 - 8,
  };
  const floor = room.height - corner.height;
  const right = { x: room.width - corner.right + 24, width: corner.right - 36 };
  const ledger = { ...right, y: 110, height: Math.min(floor * 0.52, 430) };
  const below = ledger.y + ledger.height + 2 * GAP;
  return {
    kind: "between",
    cell,
    map,
    hunters: { x: 12, y: 110, width: corner.left - 24, height: Math.min(hunt.seats * 78, floor - 122) },
    across: 1,
    ledger,
    ways: { ...right, y: below, height: Math.min(floor - below - GAP, 150) },
    horizon: 110,
  };
}

export function planOf(room: Size, shape: Shape, hunt: Hunt): Plan {
  if (shape === "upright") return stacked(room, hunt);
  const tried =
    shape === "low"
      ? [beside(room, hunt, shape), stacked(room, hunt)]
      : [beside(room, hunt, shape), between(room, hunt)];
  return tried.reduce((best, other) => (other.cell > best.cell ? other : best));
}
