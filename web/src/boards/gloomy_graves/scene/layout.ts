/** How large everything is drawn in this room. Nothing here depends on what lies on the table, so nothing jumps. */

import { edgesOf, type Shape, type Size } from "../../../lib/page/frame";

import type { Aids, View } from "../../../types/gloomy_graves";

export interface Plan {
  offered: number; // pixels of half a card on the cart
  held: number; // and of half a card in hand
  stone: Size; // a family stone
  column: number; // the width of what stands beside the yard
  own: number; // the side of the reader's vault
  other: number; // and of the others'
  hand: number; // the height of the strip with the hand
}

const WIDE = 2.1; // halves of a card: its width, with its rim
const HAND = 5;
const OPEN = 4; // cards of a hand that lie beside the question without touching; a fifth moves them together
const OFFERED = 4; // the deck and the row

export const NARROW = 66; // pixels: a stone that has its score cards in two rows
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
const high = (stone: number): number => (stone < NARROW ? 70 : 62);
const cards = (count: number, width: number, gap: number): number => (width - (count - 1) * gap) / (count * WIDE);

/** Who only looks on has neither a vault nor a hand, and sees everybody's vaults larger. */
export function planOf(shape: Shape, room: Size, others: number, plays = true): Plan {
  const { stone, ...plan } = (shape === "upright" ? upright : shape === "low" ? low : wide)(room, others, plays);
  const whole = (pixels: number): number => Math.floor(pixels);
  return {
    offered: whole(plan.offered),
    held: whole(plan.held),
    stone: { width: whole(stone.width), height: whole(stone.height) },
    column: whole(plan.column),
    own: whole(plan.own),
    other: whole(plan.other),
    hand: whole(plan.hand),
  };
}

/** One below the other: cart, stones, yard, vaults, hand. */
function upright({ width, height }: Size, others: number, plays: boolean): Plan {
  const scale = between(0.84, Math.min(width / 360, height / 516), 1.7);
  const held = Math.min(33 * scale, cards(HAND, width - 14, 5));
  const stone = (width - 8 - 4 * 3) / 5;
  const own = 84 * between(0.72, height / 516, scale); // where there is little room, the ground that is large has it
  return {
    offered: Math.min(31 * scale, cards(OFFERED, width - 26 - 72 * scale, 5)),
    held,
    stone: { width: stone, height: between(high(stone), 62 * scale, 104) },
    column: width,
    own,
    other: plays ? Math.min(own - 18, (width - own - 20) / others - 8) : Math.min(own * 1.25, width / others - 12),
    hand: plays ? held * 1.1 + 16 : 0,
  };
}

/** The yard at the left, the rest beside it, the hand below both. */
function low({ width, height }: Size, others: number, plays: boolean): Plan {
  const column = width * 0.52;
  const held = Math.min(36, cards(HAND, width - 14, 6));
  const offered = Math.min(32, cards(OFFERED, column - 18, 5));
  const across = (column - 8 - 4 * 3) / 5;
  const stone = { width: across, height: high(across) };
  const hand = plays ? held * 1.1 + 14 : 0;
  const left = height - hand - Math.max(46, offered * 1.1 + 8) - stone.height - 24 - 24 - 12;
  const own = Math.min(left, column * (0.48 - 0.055 * others));
  const other = plays
    ? Math.min(own - 18, (column - own - 12) / others - 8)
    : Math.min(left - 30, column / others - 12);
  return { offered, held, stone, column, own, other, hand };
}

/** Stones over the yard, cart and vaults beside it, the hand between the corners of the question. */
function wide(room: Size, others: number, plays: boolean): Plan {
  const { corner } = edgesOf("wide", room);
  const column = between(300, room.width * 0.34, 520);
  const across = room.width - corner.left - corner.right - 20;
  const held = between(26, Math.min(cards(OPEN, across, 10), (corner.height - 26) / 1.1), 84);
  const offered = cards(OFFERED, column - 56, 8);
  const stone = {
    width: between(84, (room.width - column - 90) / 5, 172),
    height: between(92, room.height * 0.145, 140),
  };
  const left = room.height - corner.height - offered * 1.1 - 120;
  const own = Math.min(left * 0.66 - 28, column - 40);
  const beside = (across: number): number =>
    Math.min((column - 12 * across) / across, left / Math.ceil(others / across) - 62);
  const watched = Math.max(...Array.from({ length: others }, (_, at) => beside(at + 1)));
  const other = plays ? Math.min((column - 12 * others) / others, left - own - 84, own) : watched;
  return { offered, held, stone, column, own, other, hand: corner.height };
}

/** The sky grows lighter towards the end: at a third of the rounds, at two thirds, and in the last one. */
export function hourOf(view: View, { rounds }: Partial<Aids>): string {
  if (view.last_round) return "hour-3";
  const gone = rounds ? view.round / rounds : 0;
  return gone > 2 / 3 ? "hour-2" : gone > 1 / 3 ? "hour-1" : "hour-0";
}

/** Where the churchyard's wall stands: behind the stones. */
export function horizonOf(shape: Shape, { stone }: Plan): number {
  if (shape === "low") return 44;
  return shape === "wide" ? 28 + stone.height / 2 : 47 + stone.height * 0.45;
}
