/** How the events of Graverobbers are told: their beats, and what they change on the table while they are told. */

import { sizedBy, sorted, without } from "../../lib/table/hands";
import { changed, type Beat, type Changes, type Kit, type Teller } from "../../lib/table/story.svelte";
import type {
  LaidCard,
  Told,
  ToldHandBegins,
  ToldObjectiveDealt,
  ToldObjectiveLaidAside,
  ToldPlayedFaceDown,
  ToldPlayedFaceUp,
} from "../../types/graverobbers";
import type { Drawn, Shown } from "./shown";

const BEATS: Partial<Record<Told["told"], number>> = {
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
const SOUNDS: Partial<Record<Told["told"], Beat["sound"]>> = {
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
export const RECKONING: ReadonlySet<Told["told"]> = new Set<Told["told"]>([
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

/** From the seventh card of a grave, or its turn in the end, to its verdict. */
export const JUDGING: ReadonlySet<Told["told"]> = new Set<Told["told"]>([
  "column-full",
  "column-shown",
  "column-empty",
  "ransacked",
  "undisturbed",
]);

/** Told by showing it: these are seen on the table while they are told; the others once they have been. */
const AT_ONCE = new Set<Told["told"]>([
  "hand-begins",
  "round-begins",
  "played-face-up",
  "played-face-down",
  "turned-up",
  "column-shown",
  "ransacked",
  "undisturbed",
  "accusations-begin",
  "accused",
  "hand-ends",
]);

function beat(event: Told, view: Shown): Beat {
  const ms = BEATS[event.told] ?? USUAL;
  const sound = SOUNDS[event.told];
  if (event.told === "accused")
    return { ms, sound, fly: { from: `seat-${event.seat}`, to: `seat-${event.accused_seat}`, look: "finger" } };
  if (event.told !== "played-face-up" && event.told !== "played-face-down" && event.told !== "spied")
    return { ms, sound };
  const from = view.seat === event.seat ? "hand" : `seat-${event.seat}`;
  const lands = event.told !== "spied";
  return { ms, sound, fly: { from, to: `grave-${event.grave}`, look: event.card ?? "back", lands } };
}

function withColumn(view: Shown, grave: number, change: (column: LaidCard[]) => LaidCard[]): Shown {
  const columns = view.columns.map((column, at) => (at + 1 === grave ? change(column) : column));
  return { ...view, columns, stale: [...(view.stale ?? []), grave] };
}

/** One card more or less in a hand; its owner, and everybody in a practice game, sees which. */
function withHand(view: Shown, seat: number, by: 1 | -1, change: (cards: string[]) => string[]): Shown {
  const hand_sizes = sizedBy(view.hand_sizes, seat, by);
  const open_hands = view.open_hands?.map((hand, at) => (at === seat ? change(hand) : hand)) ?? null;
  if (seat !== view.seat) return { ...view, hand_sizes, open_hands };
  return { ...view, hand_sizes, open_hands, hand: change(view.hand), stale: [...(view.stale ?? []), 0] };
}

const plays = (view: Shown, seat: number, card: string | null): Shown =>
  withHand(view, seat, -1, (cards) => (card === null ? cards : without(cards, card)));

function withFate(view: Shown, grave: number, fate: string): Shown {
  return { ...view, graves: view.graves.map((one, at) => (at + 1 === grave ? fate : one)) };
}

const faceUp = (card: string): LaidCard => ({ card, face_up: true, seen_by: [] });

function played(view: Shown, { seat, grave, card }: ToldPlayedFaceUp | ToldPlayedFaceDown, laid: LaidCard): Shown {
  const lies = withColumn({ ...view, go: seat }, grave, (column) => [...column, laid]);
  return plays(lies, seat, card);
}

/** A table cleared for the next hand of a match. */
function cleared(view: Shown, { hand, seat }: ToldHandBegins): Shown {
  return {
    ...view,
    hand_number: hand,
    opener: seat,
    first: seat,
    go: seat,
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

const named = ({ side, graves, worth }: ToldObjectiveDealt | ToldObjectiveLaidAside): string =>
  `${side} ${graves} ${worth}`;

/** Sorted as all that there are. */
const withObjective = (view: Shown, name: string): Shown => ({
  ...view,
  own_objectives: sorted([...view.own_objectives, name], Object.keys(view.unseen_objectives)),
});

const CHANGES: Changes<Drawn> = {
  "hand-begins": cleared,
  starts: (view, { seat }) => ({ ...view, first: seat, opener: seat }),
  dealt: (view, { seat, card }, { box }) => withHand(view, seat, 1, (cards) => sorted([...cards, card], box.cards)),
  "cards-dealt": (view, { each, left }) => ({ ...view, hand_sizes: view.hand_sizes.map(() => each), undealt: left }),
  "objective-dealt": (view, event) => (event.seat === view.seat ? withObjective(view, named(event)) : view),
  "objective-laid-aside": (view, event) =>
    event.seat === view.seat
      ? { ...view, own_objectives: without(view.own_objectives, named(event)), own_laid_aside: named(event) }
      : view,
  "round-begins": (view, { round, seat }) => ({ ...view, round, first: seat, go: seat }),
  "played-face-up": (view, event) => played(view, event, faceUp(event.card)),
  "played-face-down": (view, event) => played(view, event, { card: event.card, face_up: false, seen_by: [event.seat] }),
  spied: (view, { seat, card }, { box }) => ({
    ...plays({ ...view, go: seat }, seat, card),
    spent: sorted([...view.spent, card], box.cards),
  }),
  "turned-up": (view, { grave, place, card }) =>
    withColumn(view, grave, (column) => column.map((laid, at) => (at + 1 === place ? faceUp(card) : laid))),
  "column-shown": (view, { grave, cards }) => withColumn(view, grave, () => cards.map(faceUp)),
  ransacked: (view, { grave }) => withFate(view, grave, "ransacked"),
  undisturbed: (view, { grave }) => withFate(view, grave, "undisturbed"),
  "accusations-begin": (view, { seat }) => ({ ...view, asked: seat }),
  accused: (view, { seat, accused_seat }) => ({
    ...view,
    accusations: { ...view.accusations, [seat]: accused_seat },
  }),
  "accusations-over": (view) => ({ ...view, accusations_over: true, asked: null }),
  "hand-ends": (view, { scores, totals }) => ({ ...view, points: scores, totals }),
};

/** The table while this is told. */
export function during(view: Shown, event: Told | null, kit: Kit<Drawn>): Shown {
  return event && AT_ONCE.has(event.told) ? changed(CHANGES, view, event, kit) : view;
}

export const teller: Teller<Drawn> = {
  beat,
  apply: (view, event, kit) => changed(CHANGES, view, event, kit),
  news: new Set([...RECKONING, "round-begins", "spied", "objective-dealt"]),
};
