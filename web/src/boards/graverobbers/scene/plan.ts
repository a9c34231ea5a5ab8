/** Where everything of the cemetery lies, in pixels of the room that the page leaves it. Pure geometry. */

import { edgesOf, type Shape, type Size } from "../../../lib/page/frame";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plan {
  signs: Box & { lines: 1 | 2 };
  lawn: Box; // stones and beds
  graves: Graves;
  goals: Box & { across: boolean }; // side by side, or one above the other
  worth: Box;
  round: Box;
  hand: Box & { card: number; place: (kind: number) => { column: number; row: number }; columns: number; rows: number };
  wall: { x: number; y: number }; // where the near wall begins, to the right and down
  offered: Box; // the objectives to choose from, laid on the beds while these are empty
}

export interface Graves {
  left: number; // of the first one
  pitch: number; // from one to the next
  scale: number; // of the stones, which are 100 high
  bed: Box; // of one of them, from the left of its pitch
  plate: number; // height of the sums
  lead: number; // height of the margin below them
  card: number; // width of a card in a column
  strip: number; // what is seen of a covered one at the most
  run: number; // height that a column may have
}

export interface Table {
  seats: number;
  own: boolean; // the reader has a hand
  top: number; // kept free above the signboards
}

export const CARD = 1.4; // height of a card to its width
const LEGIBLE = 0.45; // of its width: what must be seen of a covered card
const SMALLEST = 26; // width of a card that can be told from others
const GAP = 6;
const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** One row on the rope; two lines to a board where there is no room for one. */
function signboards(width: number, height: number, { seats, top }: Table): Plan["signs"] {
  const w = Math.min(width - 8, seats * within(214, width * 0.23, 280));
  const lines = w / seats < 205 ? 2 : 1;
  const h = lines === 2 ? within(35, height * 0.062, 46) : within(34, height * 0.057, 46);
  return { x: (width - w) / 2, y: 7 + top, w, h, lines };
}

function gravesIn(lawn: Box): Graves {
  const widest = lawn.w / 7;
  const scale = within(0.26, Math.min(widest / 112, (lawn.h * 0.21) / 100), 1.5);
  const plate = within(16, widest * 0.16, 28);
  const lead = within(14, widest * 0.12, 22);
  const top = scale * 100;
  const h = lawn.h - top - GAP;
  const run = h - plate - lead - 19;
  // Seven can be read at once; where that would leave a speck of each, as many as there are share the room.
  const card = Math.min(widest * 0.84, Math.max(run / (CARD + 6 * LEGIBLE), Math.min(SMALLEST, run * 0.44)), 132);
  const strip = card * 0.6;
  const w = Math.min(widest * 0.95, Math.max(card * 1.75 + 12, 92));
  const pitch = Math.min(widest, w * 1.24);
  const left = lawn.x + (lawn.w - pitch * 7) / 2;
  return { left, pitch, scale, bed: { x: (pitch - w) / 2, y: top, w, h }, plate, lead, card, strip, run };
}

/** Three objectives side by side, no larger than they need, in the middle of the beds. */
function offeredIn(lawn: Box, graves: Graves): Box {
  const w = Math.min(lawn.w - 12, 640);
  const h = Math.min(graves.bed.h - 16, 190);
  return { x: lawn.x + (lawn.w - w) / 2, y: lawn.y + graves.bed.y + (graves.bed.h - h) / 2, w, h };
}

const kindOf = (at: number): number => Math.floor(at / 3);
const valueOf = (at: number): number => at % 3;

/** Robbers above detectives, value under value; the bobbies beside them, and a free pocket at the end. */
const inTwoRows = (at: number): { column: number; row: number } =>
  kindOf(at) < 2
    ? { column: valueOf(at) + 1, row: kindOf(at) + 1 }
    : { column: 4 + (at === 7 ? 1 : 0), row: at === 8 ? 2 : 1 };
const inThreeRows = (at: number): { column: number; row: number } => ({ column: valueOf(at) + 1, row: kindOf(at) + 1 });
const inOneRow = (at: number): { column: number; row: number } => ({ column: at + 1 + kindOf(at), row: 1 });

function upright({ width, height }: Size, table: Table): Plan {
  const { own } = table;
  const edge = width < 600 ? 5 : 14;
  const inner = width - 2 * edge;
  const signs = signboards(width, height, table);
  const card = own ? Math.min(within(37, (height - 75) * 0.107, 96), inner / 5 - 10) : 0;
  const rows = own ? 2 * (card * CARD + GAP) + 8 : 4;
  const belt = within(36, height * 0.072, 64);
  const hand = { x: edge, y: height - rows, w: inner, h: rows, card, place: inTwoRows, columns: 5, rows: 2 };
  const y = hand.y - belt - 3;
  const round = within(82, inner * 0.24, 150);
  const pocket = inner / 5;
  const lawn = { x: 0, y: signs.y + signs.h + 2, w: width, h: y - 8 - signs.y - signs.h - 2 };
  const graves = gravesIn(lawn);
  return {
    signs,
    lawn,
    graves,
    goals: { x: edge, y, w: inner - round - GAP, h: belt, across: true },
    round: { x: width - edge - round, y, w: round, h: belt },
    worth: { x: edge + 4 * pocket + 2, y: hand.y + rows / 2 + 1, w: pocket - 4, h: rows / 2 - 7 },
    hand,
    wall: { x: 0, y: y - 7 },
    offered: offeredIn(lawn, graves),
  };
}

function low({ width, height }: Size, table: Table): Plan {
  const { own } = table;
  const panel = own ? within(146, width * 0.33, 260) : 96;
  const x = width - panel;
  const inner = panel - 12;
  const belt = within(34, height * 0.11, 46);
  const signs = signboards(x, height, table);
  const lawn = { x: 0, y: signs.y + signs.h + 2, w: x - 2, h: height - signs.y - signs.h - 2 };
  const graves = gravesIn(lawn);
  const top = 2 * (belt + GAP) + 12;
  const card = own ? Math.min((height - top - 6) / 3 / CARD - 5, inner / 3 - 9) : 0;
  const tall = 3 * (card * CARD + GAP) + 2;
  const worth = own ? inner * 0.44 : 0;
  return {
    signs,
    lawn,
    graves,
    goals: { x: x + GAP, y: 10, w: inner, h: belt, across: true },
    worth: { x: x + GAP, y: 10 + belt + GAP, w: worth, h: belt },
    round: {
      x: x + GAP + worth + (own ? 4 : 0),
      y: own ? 10 + belt + GAP : 10,
      w: inner - worth - (own ? 4 : 0),
      h: belt,
    },
    hand: {
      x: x + GAP,
      y: top + Math.max(0, (height - top - tall) / 2),
      w: inner,
      h: tall,
      card,
      place: inThreeRows,
      columns: 3,
      rows: 3,
    },
    wall: { x, y: 0 },
    offered: offeredIn(lawn, graves),
  };
}

/** The near wall holds the hand, and below it, between the question's corners, what one plays for. */
function wide(room: Size, table: Table): Plan {
  const { width, height } = room;
  const { own } = table;
  const { corner } = edgesOf("wide", room);
  const signs = signboards(width, height, table);
  const card = own ? Math.min(within(46, height * 0.094, 112), (width - 60) / 9 - 12) : 0;
  const row = own ? card * CARD + 18 : 0;
  const wall = height - corner.height - row - 4;
  const side = width * 0.025;
  const lawn = { x: side, y: signs.y + signs.h + 4, w: width - 2 * side, h: wall - 4 - signs.y - signs.h - 4 };
  const graves = gravesIn(lawn);
  const between = width - corner.left - corner.right - 8;
  const cell = { y: height - corner.height + 2, h: corner.height - 14 };
  const round = own ? within(104, between * 0.24, 190) : Math.min(between, 260);
  const worth = own ? within(92, between * 0.2, 170) : 0;
  const goals = own ? Math.min(between - worth - round - 16, 560) : 0;
  const x = corner.left + 4 + (between - goals - worth - round - (own ? 16 : 0)) / 2;
  const spread = Math.min(width - 24, 9 * (card + 12) + 2 * 18);
  return {
    signs,
    lawn,
    graves,
    goals: { x, w: goals, ...cell, across: goals >= 420 },
    worth: { x: x + goals + 8, w: worth, ...cell },
    round: { x: x + goals + worth + (own ? 16 : 0), w: round, ...cell },
    hand: {
      x: (width - spread) / 2,
      y: wall + 13,
      w: spread,
      h: row - 10,
      card,
      place: inOneRow,
      columns: 11,
      rows: 1,
    },
    wall: { x: 0, y: wall },
    offered: offeredIn(lawn, graves),
  };
}

export function planOf(shape: Shape, room: Size, table: Table): Plan {
  if (shape === "low") return low(room, table);
  return shape === "wide" ? wide(room, table) : upright(room, table);
}

/** How much of each covered card is seen in a column of `cards`. */
export const stepOf = ({ card, strip, run }: Graves, cards: number): number =>
  cards > 1 ? Math.min(strip, (run - card * CARD) / (cards - 1)) : strip;

/** A box as a style. */
export const placed = ({ x, y, w, h }: Box): string => `left: ${x}px; top: ${y}px; width: ${w}px; height: ${h}px`;
