/** What the server sends about Graverobbers, put into the order in which the board shows it. No rule is applied here. */

import type { Game, Told, ToldHandEnds, Truth, View } from "../../types/graverobbers";

export type { GraveAid } from "../../types/graverobbers";
export type Aids = Game["aids"];

/** The view while a story is told: `stale` are the graves whose numbers are older than their cards; 0 is the hand. */
export type Shown = View & { stale?: number[] };

export interface Drawn extends Game {
  view: Shown;
}

export interface Objective {
  name: string;
  side: string; // black or white
  graves: string[]; // none: the whole cemetery
  where: string; // as the words of the game want it
  points: string;
}

/** The numbers on the graves. */
export const numbered = (graves: number): number[] => Array.from({ length: graves }, (_, at) => at + 1);

/** An objective's name has three words: its colour, its graves, its points. */
export function objectiveOf(name: string): Objective {
  const [side = "", where = "", points = ""] = name.split(" ");
  return { name, side, where, points, graves: where === "cemetery" ? [] : where.split("-") };
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

const KINDS: Record<string, string> = { R: "robber", D: "detective", B: "bobby" };

/** How a card is explained: by its kind, with its value. */
export function explained(card: string): { id: string; facts: { value: number } } {
  return { id: KINDS[card.charAt(0)] ?? "", facts: { value: Number(card.slice(1)) } };
}

/** How far the night is, from one to five: the sky grows lighter with the rounds. */
export function hourOf({ round, rounds, step }: { round: number; rounds: number; step: string }): number {
  if (step === "result") return 5;
  return rounds > 1 ? 1 + Math.round((Math.max(0, round - 1) / (rounds - 1)) * 3) : 2;
}

export function counted(cards: readonly string[], kinds: readonly string[]): { card: string; count: number }[] {
  return kinds
    .map((card) => ({ card, count: cards.filter((one) => one === card).length }))
    .filter(({ count }) => count > 0);
}

/** How the last judging of a grave in this hand was announced. */
export function judgedAs(told: readonly Told[], grave: number): { robbery: number; defence: number } | null {
  for (let at = told.length - 1; at >= 0; at--) {
    const event = told[at]!;
    if (event.told === "hand-begins") return null;
    if (event.told === "column-empty" && event.grave === grave) return { robbery: 0, defence: 0 };
    if (event.told === "column-shown" && event.grave === grave)
      return { robbery: event.robbery, defence: event.defence };
  }
  return null;
}

export interface Reckoned {
  hand: number;
  hands: number;
  ransacked: boolean;
  rows: { row: "hand" | "bobbies" | "objectives" | "accusations" | "points" | "total"; cells: (number | null)[] }[];
}

/** What has become of a player's objectives, as far as the reckoning of this hand has come. */
export function settledOf(told: readonly Told[], seat: number | null): (readonly [string, "achieved" | "missed"])[] {
  const hand = told.slice(told.findLastIndex((event) => event.told === "hand-begins") + 1);
  return hand.flatMap((event) =>
    event.told === "objective-scored" && event.seat === seat
      ? [[`${event.side} ${event.graves} ${event.worth}`, event.points ? "achieved" : "missed"] as const]
      : [],
  );
}

/** The last reckoning that was told, as far as it was told: who got what for what. */
export function reckoned(told: readonly Told[], seats: number): Reckoned | null {
  const from = told.findLastIndex(
    (event) => event.told === "cemetery-ransacked" || event.told === "cemetery-undisturbed",
  );
  if (from < 0) return null;
  const empty = (): (number | null)[] => Array.from({ length: seats }, () => null);
  const cells = { hand: empty(), bobbies: empty(), objectives: empty() };
  const add = (row: (number | null)[], { seat, points }: { seat: number; points: number }): void =>
    void (row[seat] = (row[seat] ?? 0) + points);
  let ends: ToldHandEnds | undefined;
  for (const event of told.slice(from)) {
    if (event.told === "hand-scored") add(cells.hand, event);
    else if (event.told === "bobbies-scored") add(cells.bobbies, event);
    else if (event.told === "objective-scored") add(cells.objectives, event);
    else if (event.told === "hand-ends") ends = event;
  }
  const points = ends?.scores ?? empty();
  const totals = ends?.totals ?? empty();
  // What is not announced as points of its own came from the accusations.
  const accusations = points.map((all, seat) =>
    all === null ? null : all - (cells.hand[seat] ?? 0) - (cells.bobbies[seat] ?? 0) - (cells.objectives[seat] ?? 0),
  );
  const begun = told.slice(0, from).findLast((event) => event.told === "hand-begins");
  const hands = ends?.hands ?? begun?.hands ?? 1;
  const rows: Reckoned["rows"] = [
    { row: "hand", cells: cells.hand },
    { row: "bobbies", cells: cells.bobbies },
    { row: "objectives", cells: cells.objectives },
    { row: "accusations", cells: accusations },
    { row: "points", cells: points },
  ];
  if (hands > 1) rows.push({ row: "total", cells: totals });
  return {
    hand: ends?.hand ?? begun?.hand ?? 1,
    hands,
    ransacked: told[from]!.told === "cemetery-ransacked",
    rows,
  };
}

/** The whole truth, drawn on the same board: every hand and objective open. What truth does not hold, `told` may. */
export function fromTruth(truth: Truth): Shown {
  return {
    ...truth,
    seat: null,
    hand: [],
    hand_sizes: truth.hands.map((hand) => hand.length),
    open_hands: truth.hands,
    own_objectives: [],
    own_laid_aside: null,
    objectives_dealt: truth.objectives.map((kept) => kept.length),
    open_objectives: truth.objectives,
    open_laid_aside: null,
    unseen: {},
    unseen_objectives: {},
    reconstructed: false,
    practice: false,
  };
}
