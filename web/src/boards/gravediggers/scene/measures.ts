/** Where everything lies on the table: computed from the room, so that it fits whatever the screen is. */

import type { Shape } from "../../../lib/page/frame";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Table {
  horizon: number; // where sky and land meet
  plots: Area[]; // cemetery 1, 2, …, with the wall they stand behind
  square: { deck: Area; tiles: Area };
  hand: Area; // of no height, if nobody holds cards here
}

export interface Sizes {
  width: number;
  height: number;
  shape: Shape;
  cemeteries: number;
  hand: boolean; // whether cards are held at the near wall: one's own, or everybody's in an open replay
  corners: { left: number; right: number; height: number }; // what the page lays beside the hand
}

type Place = readonly [x: number, y: number]; // the middle of a plot's upper edge, as parts of the ring's room

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));
const GAP = 6;

/** The ring as seen from the wall: cemetery 1 is the farthest, the others follow clockwise. */
// prettier-ignore
const WIDE: Record<number, Place[]> = {
  2: [[0.165, 0.36], [0.835, 0.36]],
  3: [[0.5, 0.08], [0.82, 0.5], [0.18, 0.5]],
  4: [[0.5, 0.08], [0.85, 0.36], [0.5, 0.7], [0.15, 0.36]],
  5: [[0.5, 0.085], [0.856, 0.25], [0.67, 0.685], [0.33, 0.685], [0.144, 0.25]],
};
/** Columns and rows of the ring: x counts columns from the left, y rows from the back. */
// prettier-ignore
const UPRIGHT: Record<number, Place[]> = {
  2: [[0.5, 0], [0.5, 1]],
  3: [[0.5, 0], [1, 1], [0, 1]],
  4: [[0.5, 0], [1, 1], [0.5, 2], [0, 1]],
  5: [[0.5, 0], [1, 1], [1, 2], [0, 2], [0, 1]],
};
// prettier-ignore
const LOW: Record<number, Place[]> = {
  2: [[0, 0], [2, 0]],
  3: [[1, 0], [2, 1], [0, 1]],
  4: [[1, 0], [2, 0], [2, 1], [0, 1]],
  5: [[1, 0], [2, 0], [2, 1], [0, 1], [0, 0]],
};

export function tableOf(sizes: Sizes): Table {
  if (sizes.shape === "wide") return wide(sizes);
  return sizes.shape === "low" ? low(sizes) : upright(sizes);
}

function handOf({ width, height, hand, corners }: Sizes, wanted: number): Area {
  const left = corners.left ? corners.left + GAP : GAP;
  const right = corners.right ? corners.right + GAP : GAP;
  const high = hand ? Math.round(wanted) : 0;
  return { x: left, y: height - high, width: width - left - right, height: high };
}

function wide(sizes: Sizes): Table {
  const { width, height, cemeteries } = sizes;
  const hand = handOf(sizes, within(118, height * 0.2, 214));
  const ring = Math.min(hand.y, height - sizes.corners.height - 4);
  const few = cemeteries < 4 ? 1.12 : 1;
  const plot = { width: Math.round(width * 0.245 * few), height: Math.round(ring * 0.275 * few) };
  const plots = WIDE[cemeteries]!.map(([x, y]) => ({
    x: Math.round(x * width - plot.width / 2),
    y: Math.round(y * ring),
    ...plot,
  }));
  const [middle, span] = [width / 2, Math.min(width * 0.34, 560)];
  const top = cemeteries === 2 ? 0.3 : 0.4;
  return {
    horizon: ring * 0.27,
    plots,
    square: {
      deck: { x: middle - span / 2, y: ring * top, width: span, height: ring * 0.15 },
      tiles: { x: middle - span / 2, y: ring * (top + 0.165), width: span, height: ring * 0.075 },
    },
    hand,
  };
}

function upright(sizes: Sizes): Table {
  const { width, height, cemeteries } = sizes;
  const hand = handOf(sizes, within(86, height * 0.205, 210));
  const ring = hand.height ? hand.y : height;
  const rows = cemeteries < 4 ? 2 : 3;
  const sky = within(8, (height - 400) * 0.1, 40);
  const pitch = (ring - sky) / rows;
  const across = Math.floor((width - 3 * GAP) / 2);
  const plot = { width: across, height: Math.round(Math.min(pitch - within(8, pitch * 0.13, 44), across * 0.86)) };
  const plots = UPRIGHT[cemeteries]!.map(([x, y]) => ({
    x: Math.round(GAP + x * (across + GAP)),
    y: Math.round(sky + (y + 1) * pitch - plot.height - (pitch - plot.height) * 0.15),
    ...plot,
  }));
  const [first, side] = [plots[0]!, Math.floor((width - across) / 2 - 2 * GAP)];
  return {
    horizon: first.y + plot.height * 0.18,
    plots,
    square: {
      deck: { x: GAP, y: first.y, width: side, height: plot.height },
      tiles: { x: width - side - GAP, y: first.y, width: side, height: plot.height },
    },
    hand,
  };
}

function low(sizes: Sizes): Table {
  const { width, height, cemeteries } = sizes;
  const hand = handOf(sizes, within(78, height * 0.28, 150));
  const ring = hand.height ? hand.y : height;
  const rows = cemeteries < 3 ? 1 : 2;
  const pitch = ring / rows;
  const across = Math.floor((width - 4 * GAP) / 3);
  const plot = { width: across, height: Math.round(Math.min(pitch - within(8, pitch * 0.12, 24), across * 0.8)) };
  const plots = LOW[cemeteries]!.map(([x, y]) => ({
    x: GAP + x * (across + GAP),
    y: Math.round((y + 1) * pitch - plot.height - (rows === 1 ? pitch * 0.2 : 3)),
    ...plot,
  }));
  const below = { x: GAP * 2 + across, y: Math.round(pitch * (rows - 1)) + 8, width: across, height: pitch - 10 };
  const part = Math.round(below.height * 0.58);
  return {
    horizon: plots[0]!.y + plot.height * 0.2,
    plots,
    square: {
      deck: { ...below, height: part },
      tiles: { ...below, y: below.y + part, height: below.height - part },
    },
    hand,
  };
}

/** The parts of a cemetery, in its own measures. */
export interface Parts {
  wall: number; // down to here
  fence: number; // from the bottom
  slant: number; // how far the side walls lean outwards
  text: number; // height of letters
  line: Area; // for the cards
}

export function partsOf({ width, height }: { width: number; height: number }): Parts {
  const text = within(12, Math.min(width * 0.062, height * 0.115), 20);
  const wall = Math.round(Math.max(height * 0.055 + text * 2.7, height * 0.29));
  const fence = Math.round(within(12, height * 0.13, 30));
  const slant = Math.round(width * 0.04);
  const edge = slant + within(4, width * 0.025, 12);
  return {
    wall,
    fence,
    slant,
    text,
    line: { x: edge, y: wall + 3, width: width - 2 * edge, height: height - wall - fence - 4 },
  };
}

const STRIP = 22; // what a finger needs of a card
const CORNER = 0.5; // the part of a card that its number takes, and that one needs to read it
export const RATIO = 1.4;

export interface Spread {
  width: number; // of a card
  step: number;
}

/** Cards in one line, as large as they may be: rather a little smaller than one over the other, and never so close that
 *  a finger does not find each of them; the numbers stay in sight as long as the cards are not tiny. */
export function lineOf(count: number, room: { width: number; height: number }, gap = 4): Spread {
  const most = Math.min(room.height / RATIO, room.width);
  const step = (width: number): number =>
    count > 1 ? Math.min(width + gap, (room.width - width) / (count - 1)) : width + gap;
  const beside = (room.width - (count - 1) * gap) / Math.max(1, count); // so wide when none overlaps
  if (beside >= most * 0.7) return { width: Math.min(most, beside), step: step(Math.min(most, beside)) };
  let width = most * 0.8;
  while (width > most * 0.6 && step(width) < Math.max(STRIP, width * CORNER)) width -= 1;
  return { width, step: step(width) };
}
