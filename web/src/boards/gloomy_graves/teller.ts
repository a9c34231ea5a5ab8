/** How the events of Gloomy Graves are told: their beats, and what they change on the table while they are told. */

import { draws, plays, sorted, without } from "../../lib/table/hands";
import { changed, type Beat, type Changes, type Kit, type Teller } from "../../lib/table/story.svelte";
import type { Told, ToldScored } from "../../types/gloomy_graves";
import type { Cells, Drawn, Seen } from "./ground/ground";

const BEATS: Partial<Record<Told["told"], number>> = {
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
const SOUNDS: Partial<Record<Told["told"], Beat["sound"]>> = {
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

/** The cells of a burial, its first half's first; of anything else none. */
export function cellsOf(event: Told): string[] {
  return "cells" in event ? event.cells.split(" ") : [];
}

/** What its own player has laid lies there already, if it could be taken back until it was told. */
function liesAlready(event: Told, view: Seen): boolean {
  if (!("cells" in event) || event.seat !== view.seat) return false;
  return view.buried.includes(event.told === "buried-in-crypt" ? "crypt" : "communal");
}

function beat(event: Told, view: Seen): Beat {
  const sound = SOUNDS[event.told];
  const ms = BEATS[event.told] ?? 500;
  if (liesAlready(event, view)) return { ms: 0 };
  switch (event.told) {
    case "crypt-begun":
    case "buried-in-crypt":
      return {
        ms,
        sound,
        fly: { from: `seat-${event.seat}`, to: `crypt-${event.seat}`, look: event.card, lands: true },
      };
    case "buried-in-graveyard":
      return {
        ms,
        sound,
        fly: { from: `seat-${event.seat}`, to: `laid-${event.seat}`, look: event.card, lands: true },
      };
    case "scored":
      return {
        ms,
        sound,
        fly: { from: `score-${event.grave}-${event.number}`, to: `seat-${event.seat}`, look: `tablet ${event.number}` },
      };
    case "drew-from-deck":
      return { ms, sound, fly: { from: "deck", to: `seat-${event.seat}`, look: event.card ?? "back" } };
    case "drew-from-row":
      return {
        ms,
        sound,
        fly: { from: `row-${view.row.indexOf(event.card)}`, to: `seat-${event.seat}`, look: event.card },
      };
    case "row-refilled":
      return { ms, sound, fly: { from: "deck", to: "row", look: event.card } };
    default:
      return { ms, sound };
  }
}

function laid(cells: Cells, card: string, on: readonly string[]): Cells {
  const halves = card.split("/");
  return { ...cells, ...Object.fromEntries(on.map((at, half) => [at, halves[half] ?? ""])) };
}

function inCrypt(view: Seen, seat: number, card: string, on: readonly string[]): Seen {
  const crypts = view.crypts.map((cells, of) => (of === seat ? laid(cells, card, on) : cells));
  return plays({ ...view, crypts }, seat, card);
}

function claim(view: Seen, { seat, grave, number }: ToldScored): Seen {
  const claimed = view.claimed.map((one, at) => (at === seat ? { ...one, [grave]: number } : one));
  return {
    ...view,
    claimed,
    left: { ...view.left, [grave]: (view.left[grave] ?? []).filter((one) => one !== number) },
  };
}

const CHANGES: Changes<Drawn> = {
  "go-begins": (view, { seat, round }) => ({ ...view, go: seat, round }),
  "crypt-begun": (view, { seat, card }, { box }) => inCrypt(view, seat, card, box.crypt_begins),
  "buried-in-crypt": (view, event) => inCrypt(view, event.seat, event.card, cellsOf(event)),
  "buried-in-graveyard": (view, event) =>
    plays({ ...view, communal: laid(view.communal, event.card, cellsOf(event)) }, event.seat, event.card),
  discarded: (view, { seat, card }) => plays(view, seat, card),
  scored: claim,
  "drew-from-deck": (view, { seat, card, left }, { box }) => ({ ...draws(view, seat, card, box.cards), deck: left }),
  "drew-from-row": (view, { seat, card }, { box }) => ({
    ...draws(view, seat, card, box.cards),
    row: without(view.row, card),
  }),
  "row-refilled": (view, { card, left }, { box }) => ({
    ...view,
    row: sorted([...view.row, card], box.cards),
    deck: left,
  }),
  "fifth-score-card": (view) => ({ ...view, last_round: true }),
  "deck-empty": (view) => ({ ...view, last_round: true }),
};

/** What is being buried lies there once it has flown there, however long its sentence is read. */
export function landed(view: Seen, beat: Told | null, kit: Kit<Drawn>): Seen {
  const buries = beat !== null && ("cells" in beat || beat.told === "crypt-begun");
  if (!buries || liesAlready(beat, view)) return view;
  const { communal, crypts } = changed(CHANGES, view, beat, kit);
  return { ...view, communal, crypts };
}

export const teller: Teller<Drawn> = {
  beat,
  apply: (view, event, kit) => (liesAlready(event, view) ? view : changed(CHANGES, view, event, kit)),
  seen: new Set<Told["told"]>(["row-refilled"]),
  news: new Set<Told["told"]>(["nothing-fits", "scored", "drew-from-deck", "fifth-score-card", "deck-empty"]),
};
