/** How the events of a hunt are told: their beats, and what they change on the table while they are told. */

import type { Told } from "../../lib/fluent";
import type { Beat, Teller } from "../../lib/story.svelte";
import type { View } from "../../types/vampire";
import { atlas } from "./atlas.svelte";

export const STEP = 210; // milliseconds a square

const BEATS: Record<string, number> = {
  starts: 700,
  rolled: 900,
  "walked-short": 900,
  "stood-still": 1000,
  "stopped-at-red-x": 1000,
  "stopped-with-new-tools": 1000,
  took: 650,
  "left-lying": 600,
  returned: 800,
  "returned-to-red": 700,
  "phantoms-ignore": 1000,
  "red-phantom-ignores": 1000,
  "red-battle-won": 1900,
  "red-battle-lost": 1900,
  digs: 1500,
  "grave-empty": 1900,
  "vampire-found": 3200,
};
const USUAL = 1400;
const OTHERS = 0.8; // what happens to somebody else is told a little faster
const SOUNDS: Record<string, Beat["sound"]> = {
  took: "coin",
  "battle-lost": "owl",
  "red-battle-lost": "owl",
  digs: "spade",
  "grave-empty": "spade",
  "vampire-found": "owl",
  rolled: "card",
};

/** A fight, from the phantom to the tool it costs. */
export const BATTLE = new Set([
  "phantoms-follow",
  "battle-won",
  "battle-lost",
  "returned",
  "nothing-left-to-take",
  "red-battle-won",
  "red-battle-lost",
  "returned-to-red",
]);
export const DIG = new Set(["digs", "grave-empty", "reburied", "vampire-found"]);

function beat(event: Told, shown: unknown): Beat {
  const view = shown as View | null;
  const pace = view?.seat === event.seat ? 1 : OTHERS;
  const sound = SOUNDS[event.told];
  if (event.told === "walked") return { ms: STEP * atlas.walked(event.squares).length + 250 };
  const ms = (BEATS[event.told] ?? USUAL) * pace;
  if (event.told === "took")
    return {
      ms,
      sound,
      fly: { from: `pawn-${event.seat}`, to: `${event.tool}-${event.seat}`, look: String(event.tool) },
    };
  if (event.told === "returned" || event.told === "returned-to-red") {
    return {
      ms,
      sound,
      fly: { from: `${event.tool}-${event.seat}`, to: `pile-${event.tool}`, look: String(event.tool) },
    };
  }
  return { ms, sound };
}

type Change = (view: View, event: Told, seat: number) => View;

function changed<T>(list: T[], at: number, value: T): T[] {
  return list.map((one, nth) => (nth === at ? value : one));
}

const takes: Change = (view, event, seat) => {
  const tool = String(event.tool);
  const held = [...(view.tools[seat] ?? []), tool];
  return {
    ...view,
    tools: changed(view.tools, seat, held),
    pile: { ...view.pile, [tool]: (view.pile[tool] ?? 0) - 1 },
  };
};

const returns: Change = (view, event, seat) => {
  const tool = String(event.tool);
  const held = (view.tools[seat] ?? []).filter((one) => one !== tool);
  return {
    ...view,
    tools: changed(view.tools, seat, held),
    pile: { ...view.pile, [tool]: (view.pile[tool] ?? 0) + 1 },
  };
};

function stands(view: View, seat: number, square: { x: number; y: number } | undefined): View {
  return square ? { ...view, at: changed(view.at, seat, [square.x, square.y]) } : view;
}

function grave(view: View, event: Told, look: string): View {
  return { ...view, graves: changed(view.graves, Number(event.grave) - 1, look) };
}

const CHANGES: Record<string, Change> = {
  starts: (view, _, seat) => ({ ...view, go: seat }),
  rolled: (view, event, seat) => ({ ...view, go: seat, roll: Number(event.pips) }),
  walked: (view, event, seat) => stands(view, seat, atlas.named(String(event.end))),
  took: takes,
  returned: returns,
  "returned-to-red": returns,
  "sent-to-green-x": (view, _, seat) => stands(view, seat, atlas.only("green-x")),
  digs: (view, _, seat) =>
    (view.tools[seat] ?? []).reduce((now, tool) => returns(now, { told: "returned", rule: "", tool }, seat), view),
  "grave-empty": (view, event, seat) => stands(grave(view, event, "empty"), seat, atlas.only("green-x")),
  reburied: (view, event) => grave(view, event, "closed"),
  "vampire-found": (view, event) => grave(view, event, "vampire"),
};

export const teller: Teller = {
  beat,
  apply: (view, event) => (view ? (CHANGES[event.told]?.(view as View, event, Number(event.seat)) ?? view) : view),
};
