/** Finds the board of a game; a game without one is shown as readable panels. Boards are loaded when needed. */

import { games } from "../lib/games";
import type { Board } from "./contract";

const FOUND = import.meta.glob<{ default: Board }>(["./*/index.ts", "!./generic/index.ts"]);

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in FOUND;
}

export async function boardOf(game: string): Promise<Board> {
  const load = FOUND[`./${game}/index.ts`];
  if (load) return (await load()).default;
  const [generic, known] = await Promise.all([import("./generic/index"), games()]);
  return { ...generic.default, bySeat: known.find((one) => one.id === game)?.by_seat ?? [] };
}
