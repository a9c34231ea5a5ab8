/** Burying by keys: arrows move the card that hovers, t turns it, a takes it to the other place; the ground is panned and zoomed. */

import type { Choice } from "../../../lib/table/choice.svelte";
import type { Area } from "./ground";
import type { Point } from "./gestures";
import type { Hover } from "./hover.svelte";

/** The ground that is shown large. */
interface Stage {
  zoom: (by: number) => void;
  fit: () => void;
  pan: (by: Point) => void;
}

interface Keyed {
  placing: Hover;
  choosing: () => Choice;
  stage: () => Stage | undefined;
  other: () => Area; // what is not shown large
  here: () => Element | null | undefined; // keys pressed elsewhere mean something else
  begin: () => void; // the card hovers where it may lie
  moved: () => void; // it has been moved: the keyboard follows
  letGo: () => void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Record<string, (stage: Stage) => void> = {
  "+": (stage) => stage.zoom(1.25),
  "=": (stage) => stage.zoom(1.25),
  "-": (stage) => stage.zoom(0.8),
  "0": (stage) => stage.fit(),
};
const PANNED = 60; // pixels

export function keysOf(keyed: Keyed): (event: KeyboardEvent) => void {
  return (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (!(target instanceof Element) || target.matches("input, textarea, select")) return;
    if (target !== document.body && !keyed.here()?.contains(target)) return;
    if (!does(event, target, keyed)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Whether the key means something here. */
function does(event: KeyboardEvent, target: Element, keyed: Keyed): boolean {
  const { placing, begin } = keyed;
  const arrow = ARROWS[event.key];
  const taken = placing.card !== undefined;
  const hover = (change: () => void, first = begin): void => {
    (placing.ghost ? change : first)();
    keyed.moved();
  };
  if (arrow && event.shiftKey) keyed.stage()?.pan({ x: -arrow[0] * PANNED, y: -arrow[1] * PANNED });
  else if (arrow && taken) hover(() => placing.move(...arrow));
  else if (event.key.toLowerCase() === "t" && taken) hover(() => placing.turn(event.shiftKey ? -1 : 1));
  else if (event.key === "a" && taken && placing.areas.length > 1)
    hover(
      () => placing.swap(),
      () => placing.begin(keyed.other()),
    );
  else if (event.key === "Escape" && placing.ghost) keyed.letGo();
  else if (event.key === "Enter" && mayPlay(target, keyed)) placing.play();
  else if (ZOOMS[event.key] && keyed.stage()) ZOOMS[event.key]!(keyed.stage()!);
  else return false;
  return true;
}

/** Nothing waits to be confirmed, and no button is meant. */
function mayPlay(target: Element, { placing, choosing }: Keyed): boolean {
  return placing.ghost !== null && choosing().staged === null && !target.closest("button, a, summary");
}
