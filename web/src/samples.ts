/** What tests of the page start from: people at a table, a deal that begins, a question, screens. */

import type { Size } from "./lib/page/frame";
import type { SeatShown } from "./lib/table/seats";
import type { Deal } from "./types";

/** Persons in seats 0, 1, …; the first is oneself, and is asked. */
export function seated(...names: string[]): SeatShown[] {
  return names.map((name, seat) => ({
    seat,
    name,
    kind: "person",
    here: true,
    yours: seat === 0,
    asked: seat === 0,
    ready: false,
    seconds: null,
    running: false,
    bot: "",
    standIn: "",
    resigned: false,
  }));
}

/** A deal at which nobody has committed yet. */
export function firstDeal(terms: Deal["terms"], commitment: string): Deal {
  return {
    type: "deal",
    phase: "commit",
    terms,
    commitment,
    committed: [],
    opened: [],
    salted: {},
    salts: {},
    wait: null,
    attempt: 1,
    called_off: [],
  };
}

/** Cards and the cemeteries at which they may be placed. */
export const PLACE = {
  pattern: "place {card} at {cemetery}",
  targets: [
    { card: "5", cemetery: "1" },
    { card: "5", cemetery: "2" },
    { card: "widow", cemetery: "1" },
  ],
  span: null,
  others: [],
  cells: [],
};

/** The screens on which every board fits: phones upright and on their side, tablets, desks. */
export const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [683, 384],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

/** What is left of a screen below the top bar and, from 1000 pixels on, beside the log. */
export function middleOf(width: number, height: number): Size {
  return { width: width >= 1000 ? width - 340 : width, height: height - 48 };
}

/** A board on a desk's screen. */
export const FRAME = {
  shape: "wide" as const,
  whole: { width: 1026, height: 720 },
  room: { width: 1026, height: 720 },
  corner: { left: 298, right: 236, height: 124 },
};
