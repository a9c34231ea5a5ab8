/** What the first page shows: the games, the tables with a free seat, and one's own. */

import type { GuestShown, TableListed } from "../../types";
import { games, type GameFacts } from "../page/games";
import { getJson } from "../page/http";

type Settled<T> = Promise<{ [At in keyof T]: PromiseSettledResult<T[At]> }>;
type Lobby = Settled<[games: GameFacts[], free: TableListed[], mine: TableListed[]]>;

let asked: Lobby | null = null;

const ask = (): Lobby =>
  Promise.allSettled([games(), getJson<TableListed[]>("/api/tables?free=1"), ownTables()] as const);

/** Before the page has its words: the answers come with them, and not after them. */
export function askAhead(): void {
  asked = ask();
}

export function lobby(): Lobby {
  const found = asked ?? ask();
  asked = null;
  return found;
}

/** Asking for one's own tables without a session is refused, and rightly. */
async function ownTables(): Promise<TableListed[]> {
  const { name } = await getJson<GuestShown>("/api/guest");
  return name ? getJson<TableListed[]>("/api/mine") : [];
}
