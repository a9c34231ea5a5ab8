/** Finds the board of a game; a game without one is shown as readable panels. Boards are loaded when needed. */

import { games } from "../lib/page/games";
import type { Board } from "./contract";

const FOUND = import.meta.glob<{ default: Board }>(["./*/index.ts", "!./generic/index.ts"]);

/** A board, with what the server says of its game. */
export interface Found extends Board {
  box: object; // what it is played with
  seats: number[]; // how many may play
  bySeat: readonly string[]; // fields of the view with one item for each seat
}

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in FOUND;
}

export async function boardOf(game: string): Promise<Found> {
  const load = FOUND[`./${game}/index.ts`] ?? (() => import("./generic/index"));
  const [{ default: board }, known] = await Promise.all([load(), games()]);
  const facts = known.find((one) => one.id === game);
  return { ...board, box: facts?.box ?? {}, seats: facts?.seats ?? [], bySeat: facts?.by_seat ?? [] };
}
