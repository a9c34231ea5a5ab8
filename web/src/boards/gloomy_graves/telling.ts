/** How the events of Gloomy Graves are told: their beats, and what they change on the table while they are told. */

import type { Told } from "../../lib/fluent";
import type { Beat, Teller } from "../../lib/story.svelte";
import type { View } from "../../types/gloomy_graves";
import type { Cells } from "./ground";

const BEATS: Record<string, number> = {
  "deck-reconstructed": 900,
  "deck-given": 500,
  starts: 400,
  "row-laid": 120,
  "graveyard-card-turned": 200,
  "graveyard-card-laid": 200,
  dealt: 100,
  ready: 250,
  "crypt-begun": 600,
  "go-begins": 350,
  "buried-in-crypt": 750,
  "buried-in-graveyard": 900,
  "nothing-fits": 1200,
  discarded: 600,
  scored: 1700,
  "score-declined": 300,
  "drew-from-deck": 380,
  "drew-from-row": 420,
  "row-refilled": 280,
  "fifth-score-card": 1500,
  "deck-empty": 1300,
  "game-ends": 1200,
};
const SOUNDS: Record<string, Beat["sound"]> = {
  "buried-in-crypt": "spade",
  "buried-in-graveyard": "spade",
  "crypt-begun": "spade",
  scored: "coin",
  "drew-from-deck": "card",
  "drew-from-row": "card",
  "row-refilled": "card",
  "fifth-score-card": "owl",
  "deck-empty": "owl",
};

/** The cells of a burial, its first half's first. */
export function cellsOf(event: Told): string[] {
  return typeof event.cells === "string" ? event.cells.split(" ") : [];
}

/** What its own player has laid lies there already: it could be taken back until it was told. */
const liesAlready = (event: Told, view: View): boolean =>
  event.told.startsWith("buried-in") && event.seat === view.seat;

function beat(event: Told, view: unknown): Beat {
  const seen = view as View;
  const sound = SOUNDS[event.told];
  const ms = BEATS[event.told] ?? 500;
  if (liesAlready(event, seen)) return { ms: 0 };
  const look = typeof event.card === "string" ? event.card : "back";
  const seat = `seat-${event.seat}`;
  if (event.told === "buried-in-crypt" || event.told === "crypt-begun")
    return { ms, sound, fly: { from: seat, to: `crypt-${event.seat}`, look } };
  if (event.told === "buried-in-graveyard") {
    const covered = cellsOf(event).find((at) => at in seen.communal);
    return { ms, sound, fly: { from: seat, to: covered ? `yard-${covered}` : "yard", look } };
  }
  if (event.told === "drew-from-deck") return { ms, sound, fly: { from: "deck", to: seat, look } };
  if (event.told === "drew-from-row")
    return { ms, sound, fly: { from: `row-${seen.row.indexOf(look)}`, to: seat, look } };
  if (event.told === "row-refilled") return { ms, sound, fly: { from: "deck", to: "row", look } };
  return { ms, sound };
}

function without(cards: string[], card: unknown): string[] {
  const at = cards.indexOf(String(card));
  return cards.filter((_, place) => place !== at);
}

function withHand(view: View, event: Told, by: 1 | -1): View {
  const hand_sizes = view.hand_sizes.map((size, seat) => (seat === event.seat ? size + by : size));
  if (event.seat !== view.seat || typeof event.card !== "string") return { ...view, hand_sizes };
  return { ...view, hand_sizes, hand: by > 0 ? [...view.hand, event.card] : without(view.hand, event.card) };
}

function laid(cells: Cells, event: Told): Cells {
  const halves = String(event.card).split("/");
  return { ...cells, ...Object.fromEntries(cellsOf(event).map((at, half) => [at, halves[half] ?? ""])) };
}

function claim(view: View, event: Told): View {
  const [grave, number] = [String(event.grave), Number(event.number)];
  const claimed = view.claimed.map((one, seat) => (seat === event.seat ? { ...one, [grave]: number } : one));
  return {
    ...view,
    claimed,
    left: { ...view.left, [grave]: (view.left[grave] ?? []).filter((one) => one !== number) },
  };
}

const CHANGES: Record<string, (view: View, event: Told) => View> = {
  "go-begins": (view, event) => ({ ...view, go: Number(event.seat), round: Number(event.round) }),
  "buried-in-crypt": (view, event) =>
    withHand(
      { ...view, crypts: view.crypts.map((cells, seat) => (seat === event.seat ? laid(cells, event) : cells)) },
      event,
      -1,
    ),
  "buried-in-graveyard": (view, event) => withHand({ ...view, communal: laid(view.communal, event) }, event, -1),
  discarded: (view, event) => withHand(view, event, -1),
  scored: claim,
  "drew-from-deck": (view, event) => ({ ...withHand(view, event, 1), deck: Number(event.left) }),
  "drew-from-row": (view, event) => ({ ...withHand(view, event, 1), row: without(view.row, event.card) }),
  "row-refilled": (view, event) => ({ ...view, row: [...view.row, String(event.card)], deck: Number(event.left) }),
  "fifth-score-card": (view) => ({ ...view, last_round: true }),
  "deck-empty": (view) => ({ ...view, last_round: true }),
};

export const teller: Teller = {
  beat,
  apply: (view, event) =>
    liesAlready(event, view as View) ? view : (CHANGES[event.told]?.(view as View, event) ?? view),
};
