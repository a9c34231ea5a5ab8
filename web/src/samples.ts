/** What tests of the page start from: people at a table, a deal that begins. */

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
    standIn: false,
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
