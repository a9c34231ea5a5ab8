/** The page's own sentences, and the words of the games, in the language of the settings. */

import { Words, type Facts } from "./fluent";
import { getText } from "../page/http";
import { settings, type Language } from "../page/settings.svelte";

const OWN = import.meta.glob<string>("../../words.*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../../boards/*/words.*.ftl", { query: "?raw", import: "default" });
const texts = new Map<string, string>(); // by the path of their file, once loaded
const boards = new Set<string>(); // the games whose boards and options the page speaks of
const known: Record<string, Words> = $state.raw({});
let page: Words = $state.raw(new Words("en", ""));

const ownPath = (language: Language): string => `../../words.${language}.ftl`;
const boardPaths = (language: Language): string[] =>
  [...boards].map((game) => `../../boards/${game}/words.${language}.ftl`).filter((path) => path in BOARDS);

async function load(path: string): Promise<string> {
  const text = texts.get(path) ?? (await (OWN[path] ?? BOARDS[path])!());
  texts.set(path, text);
  return text;
}

/** Loads the page's words in the chosen language, and those beside the boards in use; until then the old ones stay. */
export async function loadWords(language: Language): Promise<void> {
  const own = await load(ownPath(language));
  await Promise.all(boardPaths(language).map(load));
  page = new Words(language, own, ...boardPaths(language).map((path) => texts.get(path) ?? ""));
}

/** From now on the page can also say what stands beside the boards of these games. */
export async function speakOf(...games: string[]): Promise<void> {
  for (const game of games) boards.add(game);
  await loadWords(settings.language);
}

export function t(id: string, facts: Facts = {}): string {
  return page.say(id, facts);
}

export function says(id: string): boolean {
  return page.knows(id);
}

/** The same, of every game that has a board. */
export async function speakOfAll(): Promise<void> {
  await speakOf(...Object.keys(BOARDS).map((path) => path.split("/")[3]!));
}

/** A game's words over the page's own: those of the edition that a table is pinned to, or the newest. */
export async function wordsOf(game: string, language: Language = settings.language, edition?: number): Promise<Words> {
  const name = `${game} ${edition ?? ""} ${language}`;
  const [own] = await Promise.all([load(ownPath(language)), speakOf(game)]);
  known[name] ??= new Words(
    language,
    own,
    await getText(`/api/games/${game}/words?lang=${language}${ofEdition(edition)}`),
  );
  return known[name];
}

export const ofEdition = (edition: number | undefined): string => (edition === undefined ? "" : `&edition=${edition}`);
