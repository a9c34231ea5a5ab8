/** How the events of Gravediggers are told: their beats, and what they change on the table while they are told. */

import type { Told } from "../../lib/fluent";
import type { Beat, Teller } from "../../lib/story.svelte";
import type { Cemetery, LaidCard, View } from "../../types/gravediggers";

/** The open replay shows all hands. */
export type Seen = View & { hands?: string[][] };

const BEATS: Record<string, number> = {
  starts: 300,
  dealt: 150,
  ready: 300,
  "tile-turned": 900,
  "no-effect": 900,
  "tiles-shuffled": 700,
  placed: 700,
  drew: 350,
  viewed: 900,
  revealed: 1200,
  "robbery-begins": 1200,
  "final-robbery": 1200,
  "credit-taken": 800,
  "credit-declined": 600,
  "fists-shown": 1700,
  "cards-turned": 1800,
  paid: 1100,
  unpaid: 1100,
  "bounty-returned": 1700,
  "new-card-laid": 600,
  closed: 900,
};
const USUAL = 1300; // what people do in a robbery takes its time
const SOUNDS: Record<string, Beat["sound"]> = {
  placed: "card",
  drew: "card",
  revealed: "card",
  "cards-turned": "card",
  "new-card-laid": "card",
  "robbery-begins": "spade",
  "final-robbery": "spade",
  paid: "coin",
  rewarded: "coin",
  "lone-guard": "owl",
  "bandits-raid": "owl",
};

/** From the announcement of a robbery to its last coin. */
export const ROBBERY = new Set([
  "robbery-begins",
  "final-robbery",
  "credit-taken",
  "credit-declined",
  "fists-shown",
  "cards-turned",
  "supply-short",
  "lone-widow",
  "widows-chat",
  "lone-guard",
  "guards-play",
  "rewarded",
  "bandits-raid",
  "fist-lost",
  "accomplices-help",
  "bandits-fight-accomplices",
  "paid",
  "unpaid",
  "fists-forfeited",
  "bounty-returned",
]);

function beat(event: Told): Beat {
  const ms = BEATS[event.told] ?? USUAL;
  const sound = SOUNDS[event.told];
  const look = typeof event.card === "string" ? event.card : "back";
  if (event.told === "placed")
    return { ms, sound, fly: { from: `seat-${event.seat}`, to: `cemetery-${event.cemetery}`, look } };
  if (event.told === "drew") return { ms, sound, fly: { from: "deck", to: `seat-${event.seat}`, look } };
  if (event.told === "new-card-laid")
    return { ms, sound, fly: { from: "deck", to: `cemetery-${event.cemetery}`, look: "back" } };
  return { ms, sound };
}

function withCemetery(view: View, number: unknown, change: (cemetery: Cemetery) => LaidCard[]): View {
  const cemeteries = view.cemeteries.map((one) => (one.number === number ? { ...one, cards: change(one) } : one));
  return { ...view, cemeteries };
}

function withHand(view: View, seat: number, by: number, card: unknown): View {
  const hand_sizes = view.hand_sizes.map((size, at) => (at === seat ? size + by : size));
  if (seat !== view.seat || typeof card !== "string") return { ...view, hand_sizes };
  const at = view.hand.indexOf(card);
  const hand = by > 0 ? [...view.hand, card] : view.hand.filter((_, place) => place !== at);
  return { ...view, hand_sizes, hand };
}

const back = (card: unknown, laid_by: number | null): LaidCard => ({
  card: typeof card === "string" ? card : null,
  face_up: false,
  seen_by: laid_by === null ? [] : [laid_by],
  laid_by,
});
/** GD-12, GD-15 Turned up where it lies. */
const turned = (laid: LaidCard, card: string): LaidCard => ({ ...laid, card, face_up: true, seen_by: [] });

const CHANGES: Record<string, (view: View, event: Told) => View> = {
  "tile-turned": (view, event) => ({
    ...view,
    go: Number(event.seat),
    tiles: { ...view.tiles, [String(event.tile)]: Math.max(0, (view.tiles[String(event.tile)] ?? 0) - 1) },
  }),
  placed: (view, event) =>
    withHand(
      withCemetery(view, event.cemetery, (one) => [...one.cards, back(event.card, Number(event.seat))]),
      Number(event.seat),
      -1,
      event.card,
    ),
  drew: (view, event) => ({ ...withHand(view, Number(event.seat), 1, event.card), deck: Number(event.left) }),
  revealed: (view, event) =>
    withCemetery(view, event.cemetery, (one) =>
      one.cards.map((laid, at) => (at + 1 === event.place ? turned(laid, String(event.card)) : laid)),
    ),
  "robbery-begins": (view, event) => ({ ...view, target: Number(event.cemetery) }),
  "final-robbery": (view, event) => ({ ...view, target: Number(event.cemetery) }),
  "cards-turned": (view, event) =>
    withCemetery(view, view.target, (one) =>
      one.cards.map((laid, at) => turned(laid, (event.cards as string[])[at] ?? laid.card ?? "")),
    ),
  "new-card-laid": (view, event) => ({
    ...withCemetery(view, event.cemetery, () => [back(null, null)]),
    deck: Number(event.left),
    target: null,
  }),
  closed: (view, event) => ({ ...withCemetery(view, event.cemetery, () => []), target: null }),
};

export const teller: Teller = {
  beat,
  apply: (view, event) => CHANGES[event.told]?.(view as View, event) ?? view,
};
