/** How the worker in which tables live is doing, as the page tells it. */

import type { HomeState } from "../../home/messages";
import { alone } from "./place";
import { follow, followComing } from "./link";

const SOON = 1500; // milliseconds: what is there by then is not worth a word

let now: HomeState | "" = $state("");
let late = $state(false); // it is not up by then
let share = $state(1); // of what has to come, as far as that is known

/** The id of a sentence; empty where all is well. */
export function homeTrouble(): string {
  return now === "" || now === "up" || now === "room" ? "" : `home-${now}`;
}

/** How much of Sexton has come, while it is on its way and that takes long; else null. */
export const homeComing = (): number | null => (late ? share : null);

if (alone) {
  const timer = setTimeout(() => (late = true), SOON);
  followComing((come) => (share = come));
  follow((state) => {
    if (["up", "failed", "broken"].includes(state)) {
      clearTimeout(timer);
      late = false;
    }
    if (now === "failed" || now === "broken") return; // whatever is said after it
    if (state !== "up" || now === "") now = state;
  });
}
