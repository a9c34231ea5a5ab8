/** What a robbery has come to, from what was told of it so far. */

import type { Told } from "../../types/gravediggers";

const PEOPLE = ["widow", "guard", "accomplice", "bandit"];
const ACTS: Partial<Record<Told["told"], string>> = {
  "lone-widow": "widow",
  "widows-chat": "widow",
  "lone-guard": "guard",
  "guards-play": "guard",
  "bandits-raid": "bandit",
  "accomplices-help": "accomplice",
};

export interface Robbery {
  cemetery: number;
  cards: string[]; // once they are turned up
  laidBy: (number | null)[];
  bounty: number | null; // what is left of it
  spoilt: boolean; // there is none after all
  acting: string | null; // whose doing is being told
  gone: ReadonlySet<string>; // people who have left
  fists: number[] | null; // once they are open
  gains: (number | null)[]; // by seat, once it is told
  now: ReadonlySet<number>; // seats of whom it is being told
}

export function robberyOf(told: Told[], seats: number): Robbery {
  const begun = told[0]!;
  const last = told[told.length - 1]!;
  const happened = new Set(told.map((event) => event.told));
  const turned = told.find((event) => event.told === "cards-turned");
  const left = told.findLast((event) => "left" in event && event.told !== "drew")?.left;
  return {
    cemetery: "cemetery" in begun ? begun.cemetery : 0,
    cards: turned?.cards ?? [],
    laidBy: turned?.laid_by ?? [],
    bounty: turned ? (left ?? turned.bounty) : null,
    spoilt: happened.has("lone-guard") || happened.has("bandits-raid"),
    acting: ACTS[last.told] ?? null,
    gone: goneOf(happened),
    fists: told.find((event) => event.told === "fists-shown")?.fists ?? null,
    gains: gainsOf(told, seats),
    now: new Set(namedIn(last)),
  };
}

const namedIn = (event: Told): number[] => {
  if (event.told === "robbery-begins") return [];
  if ("seats" in event) return event.seats;
  return "seat" in event ? [event.seat] : [];
};

function goneOf(happened: ReadonlySet<Told["told"]>): Set<string> {
  return new Set([
    ...(happened.has("lone-widow") ? PEOPLE : []),
    ...(happened.has("widows-chat") ? ["widow"] : []),
    ...(happened.has("guards-play") ? ["guard"] : []),
    ...(happened.has("bandits-fight-accomplices") ? ["accomplice", "bandit"] : []),
  ]);
}

/** What the announcements say each player got or lost. */
function gainsOf(events: Told[], seats: number): (number | null)[] {
  const found: (number | null)[] = Array.from({ length: seats }, () => null);
  const add = (seat: number, coins: number): void => void (found[seat] = (found[seat] ?? 0) + coins);
  for (const event of events) {
    if (event.told === "paid") event.seats.forEach((seat) => add(seat, event.coins));
    else if (event.told === "unpaid") event.seats.forEach((seat) => add(seat, 0));
    else if (event.told === "fists-forfeited") event.seats.forEach((seat) => add(seat, -event.coins));
    else if (event.told === "rewarded") add(event.seat, event.coins);
    else if (event.told === "fist-lost") add(event.seat, -event.coins);
  }
  return found;
}
