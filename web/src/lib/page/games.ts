/** The games the server has, and how a quick table of each is set. */

import { botsOf, type Character } from "../games/characters";
import type { Created, GuestShown, NewTable, Setup } from "../../types";
import { getJson, post } from "./http";
import { settings, set } from "./settings.svelte";
import { speakOfAll, t } from "../words/words.svelte";

export interface GameFacts {
  id: string;
  title: string;
  credit: string;
  edition: number;
  seats: number[];
  seats_with: Record<string, Record<string, string>>; // numbers of players that need a house rule, with that rule
  bots: string[];
  characters: Character[];
  character_levels: string[]; // of bots that may have one
  files: string[]; // options that may be a file of one's own
  by_seat: string[]; // fields of its views with one item for each seat
  box: object; // what it is played with: names of kinds in their order, and numbers
  options: Schema;
}

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string;
  enum?: (string | number | null)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

export const BOT = "normal";

let loaded: Promise<GameFacts[]> | undefined;

export function games(): Promise<GameFacts[]> {
  loaded ??= getJson<GameFacts[]>("/api/games").catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** The games, once the page has words for all of them. */
export async function gamesInWords(): Promise<GameFacts[]> {
  const [found] = await Promise.all([games(), speakOfAll()]);
  return found;
}

export function usualSeats(game: GameFacts): number {
  const [low, high] = [game.seats[0] ?? 2, game.seats[game.seats.length - 1] ?? 2];
  return Math.min(high, Math.max(low, 3));
}

/** "2 players", "2 to 5 players", "2 to 4 players, up to 6 with a house rule" */
export function seatsText(game: GameFacts): string {
  const usual = game.seats.filter((count) => !(count in game.seats_with));
  const [low, high, most] = [usual[0] ?? 0, usual.at(-1) ?? 0, game.seats.at(-1) ?? 0];
  if (most > high) return t("players-with-rule", { low, high, most });
  return low === high ? t("players-exactly", { count: low }) : t("players-from-to", { low, high });
}

/** How many play, as it was chosen last for this game. */
export function playersOf(game: GameFacts): number {
  const chosen = settings.players[game.id] ?? 0;
  return game.seats.includes(chosen) ? chosen : usualSeats(game);
}

/** The level of bots, as it was chosen last, if this game has it. */
export function levelOf(game: GameFacts): string {
  return game.bots.includes(settings.level) ? settings.level : game.bots[0]!;
}

export function against(game: GameFacts, seats: number, level: string, character = ""): Setup {
  return { ...peopleAt(game, 1, 0, botsOf(game, level, character, seats - 1)), hints: "on" };
}

/** Seats at this device, seats for whoever has the link, and bots. */
export function peopleAt(game: GameFacts, own: number, open: number, bots: string[]): Setup {
  const several = (count: number, plan: string): string[] => Array.from({ length: count }, () => plan);
  return {
    game: game.id,
    seats: [...several(own, "own"), ...several(open, "open"), ...bots.map((bot) => `bot ${bot}`)],
  };
}

/** With the house rules that this number of players needs. */
export function withPlayers(game: GameFacts, setup: Setup): Setup {
  return { ...setup, options: { ...game.seats_with[setup.seats.length], ...setup.options } };
}

/** The name to be known by; one is made up for who gives none. */
export function ownName(): string {
  return settings.name.trim() || t("guest-name");
}

/** `names`, by seat: of those who share this device. */
export async function makeTable(setup: Setup, names: string[] = []): Promise<Created> {
  return post<Created>("/api/tables", { setup, name: ownName(), names } satisfies NewTable);
}

/** The server's cookie knows us longer than this browser's settings may. */
export async function recallName(): Promise<void> {
  if (settings.name) return;
  const { name } = await getJson<GuestShown>("/api/guest");
  if (name && name !== t("guest-name")) set("name", name);
}

export function resolved(schema: Schema, root: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.split("/").pop() ?? "";
  const { $ref: _, ...rest } = schema;
  return { ...(root.$defs?.[name] ?? {}), ...rest };
}
