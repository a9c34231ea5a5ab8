/** How the events of a hunt are told: their beats, and what they change on the table while they are told. */

import { sorted } from "../../lib/table/hands";
import { changed, type Beat, type Changes, type Flight, type Kit, type Teller } from "../../lib/table/story.svelte";
import type { Game, Told, ToldTook, View } from "../../types/vampire";
import { atlas } from "./map/atlas.svelte";

export const STEP = 210; // milliseconds a square

const BEATS: Partial<Record<Told["told"], number>> = {
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
const SOUNDS: Partial<Record<Told["told"], Beat["sound"]>> = {
  took: "coin",
  "battle-lost": "owl",
  "red-battle-lost": "owl",
  digs: "spade",
  "grave-empty": "spade",
  "vampire-found": "owl",
  rolled: "dice",
};

/** A fight, from the phantom to the tool it costs. */
export const BATTLE: ReadonlySet<Told["told"]> = new Set<Told["told"]>([
  "phantoms-follow",
  "battle-won",
  "battle-lost",
  "returned",
  "nothing-left-to-take",
  "red-battle-won",
  "red-battle-lost",
  "returned-to-red",
]);
export const DIG: ReadonlySet<Told["told"]> = new Set<Told["told"]>([
  "digs",
  "grave-empty",
  "reburied",
  "vampire-found",
]);

const STOPS: readonly Told["told"][] = [
  "walked-short",
  "stood-still",
  "stopped-at-red-x",
  "stopped-with-new-tools",
  "red-phantom-ignores",
  "sent-to-green-x",
];

function beat(event: Told, view: View): Beat {
  if (event.told === "walked") return { ms: STEP * atlas.walked(event.squares).length + 250 };
  const pace = "seat" in event && event.seat === view.seat ? 1 : OTHERS;
  const ms = (BEATS[event.told] ?? USUAL) * pace;
  const sound = SOUNDS[event.told];
  if (event.told === "took")
    return { ms, sound, fly: flies(`pawn-${event.seat}`, `${event.tool}-${event.seat}`, event.tool) };
  if (event.told === "returned" || event.told === "returned-to-red")
    return { ms, sound, fly: flies(`${event.tool}-${event.seat}`, `pile-${event.tool}`, event.tool) };
  return { ms, sound };
}

function flies(from: string, to: string, look: string): Flight {
  return { from, to, look, lands: true };
}

function put<T>(list: T[], at: number, value: T): T[] {
  return list.map((one, nth) => (nth === at ? value : one));
}

function takes(view: View, { seat, tool }: ToldTook, { box }: Kit<Game>): View {
  const held = sorted([...(view.tools[seat] ?? []), tool], box.tools);
  return { ...view, tools: put(view.tools, seat, held), pile: { ...view.pile, [tool]: (view.pile[tool] ?? 0) - 1 } };
}

function returns(view: View, { seat, tool }: { seat: number; tool: string }): View {
  const held = (view.tools[seat] ?? []).filter((one) => one !== tool);
  return { ...view, tools: put(view.tools, seat, held), pile: { ...view.pile, [tool]: (view.pile[tool] ?? 0) + 1 } };
}

/** VH-13 The tools are used up before a grave is chosen. */
function usesUp(view: View, { seat }: { seat: number }): View {
  return (view.tools[seat] ?? []).reduce((now, tool) => returns(now, { seat, tool }), view);
}

function stands(view: View, seat: number, square: { x: number; y: number } | undefined): View {
  return square ? { ...view, at: put(view.at, seat, [square.x, square.y]) } : view;
}

function looks(view: View, grave: number, look: string): View {
  return { ...view, graves: put(view.graves, grave - 1, look) };
}

const CHANGES: Changes<Game> = {
  starts: (view, { seat }) => ({ ...view, go: seat }),
  rolled: (view, { seat, pips }) => ({ ...view, go: seat, roll: pips }),
  walked: (view, { seat, end }) => stands({ ...view, roll: null }, seat, atlas.named(end)),
  took: takes,
  returned: returns,
  "returned-to-red": returns,
  "red-battle-won": usesUp,
  "sent-to-green-x": (view, { seat }) => stands(view, seat, atlas.only("green-x")),
  "grave-empty": (view, { seat, grave }) => stands(looks(view, grave, "empty"), seat, atlas.only("green-x")),
  reburied: (view, { grave }) => looks(view, grave, "closed"),
  "vampire-found": (view, { grave }) => looks(view, grave, "vampire"),
};

export const teller: Teller<Game> = {
  beat,
  apply: (view, event, kit) => changed(CHANGES, view, event, kit),
  news: new Set([...BATTLE, ...DIG, ...STOPS, "rolled"]),
};
