/** How the worker in which tables live is doing, as the page tells it. */

import type { HomeState } from "../../home/messages";
import { alone } from "./place";
import { follow } from "./link";

let now: HomeState | "" = $state("");

/** The id of a sentence; empty where all is well. */
export function homeTrouble(): string {
  return now === "" || now === "up" || now === "room" ? "" : `home-${now}`;
}

if (alone)
  follow((state) => {
    if (now === "failed" || now === "broken") return; // whatever is said after it
    if (state !== "up" || now === "") now = state;
  });
