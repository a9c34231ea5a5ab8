/** How the events of Graverobbers are told: their beats, and what they change on the table while they are told. */

import type { Told } from "../../lib/fluent";
import type { Beat, Teller } from "../../lib/story.svelte";
import type { LaidCard } from "../../types/graverobbers";
import type { Shown } from "./reading";

const BEATS: Record<string, number> = {
  "hand-begins": 1200,
  starts: 700,
  dealt: 45,
  "objective-dealt": 350,
  "objective-laid-aside": 500,
  "round-begins": 800,
  "played-face-up": 750,
  "played-face-down": 750,
  spied: 900,
  "turned-up": 1100,
  stopped: 450,
  "column-full": 900,
  "column-shown": 2000,
  ransacked: 1500,
  undisturbed: 1300,
  "accusations-begin": 1300,
  accused: 1300,
  "not-accused": 600,
  "round-ends": 500,
  "hand-shown": 700,
  "hand-scored": 800,
  "bobbies-scored": 500,
  "objective-scored": 900,
  "hand-ends": 3500,
};
const USUAL = 1100;
const SOUNDS: Record<string, Beat["sound"]> = {
  "played-face-up": "card",
  "played-face-down": "card",
  spied: "card",
  "turned-up": "card",
  "column-shown": "card",
  ransacked: "spade",
  accused: "owl",
  "hand-ends": "coin",
};

/** From the fate of the cemetery to the last point. */
export const RECKONING = new Set([
  "cemetery-ransacked",
  "cemetery-undisturbed",
  "hand-shown",
  "hand-scored",
  "bobbies-scored",
  "objective-scored",
  "accusation-true",
  "accusation-false",
  "hand-ends",
]);

/** Told by showing it: these are seen on the table while they are told; the others once they have been. */
const AT_ONCE = new Set([
  "hand-begins",
  "round-begins",
  "turned-up",
  "column-shown",
  "ransacked",
  "undisturbed",
  "accusations-begin",
  "accused",
  "hand-ends",
]);

function beat(event: Told, view: unknown): Beat {
  const ms = BEATS[event.told] ?? USUAL;
  const sound = SOUNDS[event.told];
  if (event.told !== "played-face-up" && event.told !== "played-face-down" && event.told !== "spied")
    return { ms, sound };
  const own = (view as Shown | null)?.seat === event.seat;
  const look = typeof event.card === "string" ? event.card : "back";
  return { ms, sound, fly: { from: own ? "hand" : `seat-${event.seat}`, to: `grave-${event.grave}`, look } };
}

function withColumn(view: Shown, grave: unknown, change: (column: LaidCard[]) => LaidCard[]): Shown {
  const columns = view.columns.map((column, at) => (at + 1 === grave ? change(column) : column));
  return { ...view, columns, stale: [...(view.stale ?? []), Number(grave)] };
}

function without(cards: readonly string[], card: unknown): string[] {
  const at = cards.indexOf(String(card));
  return cards.filter((_, place) => place !== at);
}

/** One card more or less in a hand; its owner, and everybody in a practice game, sees which. */
function withHand(view: Shown, seat: number, by: 1 | -1, card: unknown): Shown {
  const change = (cards: string[]): string[] =>
    typeof card !== "string" ? cards : by > 0 ? [...cards, card] : without(cards, card);
  const hand_sizes = view.hand_sizes.map((size, at) => (at === seat ? size + by : size));
  const open_hands = view.open_hands?.map((hand, at) => (at === seat ? change(hand) : hand)) ?? null;
  if (seat !== view.seat) return { ...view, hand_sizes, open_hands };
  return { ...view, hand_sizes, open_hands, hand: change(view.hand), stale: [...(view.stale ?? []), 0] };
}

function withFate(view: Shown, grave: unknown, fate: string): Shown {
  return { ...view, graves: view.graves.map((one, at) => (at + 1 === grave ? fate : one)) };
}

function played(view: Shown, event: Told, face_up: boolean): Shown {
  const seat = Number(event.seat);
  const laid: LaidCard = {
    card: typeof event.card === "string" ? event.card : null,
    face_up,
    seen_by: face_up ? [] : [seat],
  };
  return withHand(
    withColumn({ ...view, go: seat }, event.grave, (column) => [...column, laid]),
    seat,
    -1,
    event.card,
  );
}

/** A table cleared for the next hand of a match. */
function cleared(view: Shown, event: Told): Shown {
  return {
    ...view,
    hand_number: Number(event.hand),
    opener: Number(event.seat),
    first: Number(event.seat),
    go: null,
    asked: null,
    final_grave: null,
    round: 1,
    columns: view.columns.map(() => []),
    graves: view.graves.map(() => "open"),
    hand: [],
    hand_sizes: view.hand_sizes.map(() => 0),
    open_hands: view.practice ? view.hand_sizes.map(() => []) : null,
    own_objectives: [],
    open_objectives: null,
    open_laid_aside: null,
    own_laid_aside: null,
    accusations: {},
    accusations_over: false,
    spent: [],
    stale: [0, ...view.columns.map((_, at) => at + 1)],
  };
}

const name = (event: Told): string => `${event.side} ${event.graves} ${event.worth}`;

const CHANGES: Record<string, (view: Shown, event: Told) => Shown> = {
  "hand-begins": cleared,
  starts: (view, event) => ({ ...view, first: Number(event.seat), opener: Number(event.seat) }),
  dealt: (view, event) => withHand(view, Number(event.seat), 1, event.card),
  "objective-dealt": (view, event) =>
    event.seat === view.seat ? { ...view, own_objectives: [...view.own_objectives, name(event)] } : view,
  "objective-laid-aside": (view, event) =>
    event.seat === view.seat
      ? { ...view, own_objectives: without(view.own_objectives, name(event)), own_laid_aside: name(event) }
      : view,
  "round-begins": (view, event) => ({
    ...view,
    round: Number(event.round),
    first: Number(event.seat),
    go: Number(event.seat),
  }),
  "played-face-up": (view, event) => played(view, event, true),
  "played-face-down": (view, event) => played(view, event, false),
  spied: (view, event) => ({
    ...withHand({ ...view, go: Number(event.seat) }, Number(event.seat), -1, event.card),
    spent: [...view.spent, String(event.card)],
  }),
  "turned-up": (view, event) =>
    withColumn(view, event.grave, (column) =>
      column.map((laid, at) =>
        at + 1 === event.place ? { card: String(event.card), face_up: true, seen_by: [] } : laid,
      ),
    ),
  "column-shown": (view, event) =>
    withColumn(view, event.grave, () =>
      (event.cards as string[]).map((card) => ({ card, face_up: true, seen_by: [] })),
    ),
  ransacked: (view, event) => withFate(view, event.grave, "ransacked"),
  undisturbed: (view, event) => withFate(view, event.grave, "undisturbed"),
  "accusations-begin": (view, event) => ({ ...view, asked: Number(event.seat) }),
  accused: (view, event) => ({
    ...view,
    accusations: { ...view.accusations, [String(event.seat)]: Number(event.accused_seat) },
  }),
  "accusations-over": (view) => ({ ...view, accusations_over: true, asked: null }),
  "hand-ends": (view, event) => ({ ...view, points: event.scores as number[], totals: event.totals as number[] }),
};

/** The table while this is told. */
export function during(view: Shown, event: Told | null): Shown {
  return event && AT_ONCE.has(event.told) ? (CHANGES[event.told]?.(view, event) ?? view) : view;
}

export const teller: Teller = {
  beat,
  apply: (view, event) => CHANGES[event.told]?.(view as Shown, event) ?? view,
};
