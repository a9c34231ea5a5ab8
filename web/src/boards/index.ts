/** Finds the board of a game; a game without one is shown as readable panels. Boards are loaded when needed. */

import type { Board } from "./contract";

const FOUND = import.meta.glob<{ default: Board }>(["./*/index.ts", "!./generic/index.ts"]);

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in FOUND;
}

export async function boardOf(game: string): Promise<Board> {
  const load = FOUND[`./${game}/index.ts`] ?? (() => import("./generic/index"));
  return (await load()).default;
}
