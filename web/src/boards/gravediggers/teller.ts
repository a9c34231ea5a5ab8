/** How the events of Gravediggers are told: their beats, and what they change on the table while they are told. */

import { draws, plays } from "../../lib/table/hands";
import { changed, type Beat, type Changes, type Teller } from "../../lib/table/story.svelte";
import type { Cemetery, Game, LaidCard, Told, View } from "../../types/gravediggers";

/** The open replay shows all hands. */
export type Seen = View & { hands?: string[][] };

export interface Drawn extends Game {
  view: Seen;
}

const BEATS: Partial<Record<Told["told"], number>> = {
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
const OWN_LOOK = 3000; // what the reader has looked for is read, and then found among the cards
const USUAL = 1300; // what people do in a robbery takes its time
const SOUNDS: Partial<Record<Told["told"], Beat["sound"]>> = {
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
export const ROBBERY: ReadonlySet<Told["told"]> = new Set<Told["told"]>([
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

function beat(event: Told, view: Seen): Beat {
  const ms = BEATS[event.told] ?? USUAL;
  const sound = SOUNDS[event.told];
  if ((event.told === "viewed" || event.told === "revealed") && event.seat === view.seat)
    return { ms: OWN_LOOK, sound };
  if (event.told === "placed")
    return {
      ms,
      sound,
      fly: { from: `seat-${event.seat}`, to: `cemetery-${event.cemetery}`, look: event.card ?? "back" },
    };
  if (event.told === "drew")
    return { ms, sound, fly: { from: "deck", to: `seat-${event.seat}`, look: event.card ?? "back", lands: true } };
  if (event.told === "new-card-laid")
    return { ms, sound, fly: { from: "deck", to: `cemetery-${event.cemetery}`, look: "back" } };
  return { ms, sound };
}

function withCemetery(view: Seen, number: number | null, change: (cemetery: Cemetery) => LaidCard[]): Seen {
  const cemeteries = view.cemeteries.map((one) => (one.number === number ? { ...one, cards: change(one) } : one));
  return { ...view, cemeteries };
}

const back = (card: string | null, laid_by: number | null): LaidCard => ({
  card,
  face_up: false,
  seen_by: laid_by === null ? [] : [laid_by],
  laid_by,
});
const viewedBy = (laid: LaidCard, seat: number, card: string | null): LaidCard => ({
  ...laid,
  card: card ?? laid.card,
  seen_by: [...new Set([...laid.seen_by, seat])].sort((one, other) => one - other),
});
/** GD-12, GD-15 Turned up where it lies. */
const turned = (laid: LaidCard, card: string | null): LaidCard => ({ ...laid, card, face_up: true, seen_by: [] });

const CHANGES: Changes<Drawn> = {
  "tile-turned": (view, { seat, tile }) => ({
    ...view,
    go: seat,
    tiles: { ...view.tiles, [tile]: Math.max(0, (view.tiles[tile] ?? 0) - 1) },
  }),
  "tiles-shuffled": (view, _, { box, options }) => ({
    ...view,
    tiles: Object.fromEntries(box.tiles.map((tile, kind) => [tile, options.box?.tiles[kind] ?? 0])),
  }),
  placed: (view, { seat, cemetery, card }) => {
    const laid = withCemetery(view, cemetery, (one) => [...one.cards, back(card, seat)]);
    return plays(laid, seat, card);
  },
  drew: (view, { seat, card, left }, { box }) => ({ ...draws(view, seat, card, box.cards), deck: left }),
  viewed: (view, { seat, cemetery, place, card }) =>
    withCemetery(view, cemetery, (one) =>
      one.cards.map((laid, at) => (at + 1 === place ? viewedBy(laid, seat, card) : laid)),
    ),
  revealed: (view, { cemetery, place, card }) =>
    withCemetery(view, cemetery, (one) => one.cards.map((laid, at) => (at + 1 === place ? turned(laid, card) : laid))),
  "robbery-begins": (view, { cemetery }) => ({ ...view, target: cemetery }),
  "final-robbery": (view, { cemetery }) => ({ ...view, target: cemetery }),
  "cards-turned": (view, { cards }) =>
    withCemetery(view, view.target, (one) => one.cards.map((laid, at) => turned(laid, cards[at] ?? laid.card))),
  "new-card-laid": (view, { cemetery, left }) => ({
    ...withCemetery(view, cemetery, () => [back(null, null)]),
    deck: left,
    target: null,
  }),
  closed: (view, { cemetery }) => ({ ...withCemetery(view, cemetery, () => []), target: null }),
};

export const teller: Teller<Drawn> = {
  beat,
  apply: (view, event, kit) => changed(CHANGES, view, event, kit),
  seen: new Set<Told["told"]>(["drew", "game-ends"]), // the deck's number, and the result
  news: new Set<Told["told"]>([
    "drew",
    "viewed",
    "revealed",
    "no-effect",
    "rewarded",
    "fist-lost",
    "paid",
    "unpaid",
    "fists-forfeited",
    "last-card-played",
  ]),
};
