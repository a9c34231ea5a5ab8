/** How far somebody has got with the guide of each game: kept in this browser, ids of steps and of a table only. */

export interface Kept {
  table: string; // where the guided game is, or was
  read: string[];
  left: boolean; // the guide was sent away
  done: boolean; // it was followed to its end, this time or another
}

const KEY = "sexton.guide";

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptOf(game: string): Kept | undefined {
  return all()[game];
}

export function isGuided(table: string): boolean {
  return Object.values(all()).some((kept) => kept.table === table);
}

export function keep(game: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: kept }));
  } catch {
    // a browser that keeps nothing begins anew
  }
}

/** A new guided game; that the game was learned before is remembered. */
export function keepNew(game: string, table: string): void {
  keep(game, { table, read: [], left: false, done: keptOf(game)?.done ?? false });
}
