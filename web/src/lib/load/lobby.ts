/** What the first page shows: the games, the tables with a free seat, one's own, and how the club's door stands. */

import type { DoorShown, GuestShown, TableListed } from "../../types";
import { games, type GameFacts } from "../page/games";
import { alone } from "../home/place";
import { getJson } from "../page/http";
import { t } from "../words/words.svelte";

type Settled<T> = Promise<{ [At in keyof T]: PromiseSettledResult<T[At]> }>;
type Lobby = Settled<[games: GameFacts[], free: TableListed[], mine: TableListed[], door: DoorShown | null]>;

let asked: Lobby | null = null;

const ask = (): Lobby =>
  Promise.allSettled([games(), getJson<TableListed[]>("/api/tables?free=1"), ownTables(), door()] as const);

/** Before the page has its words: the answers come with them, and not after them. */
export function askAhead(): void {
  asked = ask();
}

export function lobby(): Lobby {
  const found = asked ?? ask();
  asked = null;
  return found;
}

/** Without a server there is no door. */
const door = async (): Promise<DoorShown | null> => (alone ? null : getJson<DoorShown>("/api/club/door"));

/** Asking for one's own tables without a session is refused, and rightly. */
async function ownTables(): Promise<TableListed[]> {
  const { name } = await getJson<GuestShown>("/api/guest");
  return name ? getJson<TableListed[]>("/api/mine") : [];
}

/** Who opens tables here, where the reader may not. */
export function openedBy(door: DoorShown | null): string {
  if (!door || door.may.create) return "";
  return door.may.come ? t(`open-for-${door.settings.create}`) : t(`door-${door.settings.doors}`);
}
