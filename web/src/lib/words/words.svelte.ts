/** The page's own sentences, and the words of the games, in the language of the settings. */

import { alone } from "../home/place";
import { Words, type Facts } from "./fluent";
import { getText } from "../page/http";
import { settings, type Language } from "../page/settings.svelte";

export const FILES = import.meta.glob<string>(
  ["../../words.*.ftl", "../../parts/{home,table}/words.*.ftl", "../../boards/*/words.*.ftl"],
  { query: "?raw", import: "default" },
);
// What the first page says of the games: a few lines, in both languages.
const BLURBS = import.meta.glob<string>("../../boards/*/blurb/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PAGE = "../..";
const TABLE = "../../parts/table";
const HOME = "../../parts/home";
const texts = new Map<string, string>(); // by the path of their file, once loaded
const spoken = new Set(alone ? [PAGE, HOME] : [PAGE]); // the folders whose words the page says
const known = new Map<string, Promise<Words>>(); // of games, by game, edition and language
let page: Words = $state.raw(new Words("en", ""));

const board = (game: string): string => `../../boards/${game}`;
const pathsOf = (folders: Iterable<string>, language: Language): string[] =>
  [...folders].map((at) => `${at}/words.${language}.ftl`).filter((path) => path in FILES);
const blurbsIn = (language: Language): string[] =>
  Object.keys(BLURBS)
    .filter((path) => path.endsWith(`/${language}.ftl`))
    .map((path) => BLURBS[path]!);

async function load(path: string): Promise<string> {
  const text = texts.get(path) ?? (await FILES[path]!());
  texts.set(path, text);
  return text;
}

/** Loads all words in use in the chosen language; until then the old ones stay. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all(pathsOf(spoken, language).map(load));
  const own = pathsOf(spoken, language).map((path) => texts.get(path) ?? ""); // there may be more of them by now
  page = new Words(language, ...own, ...blurbsIn(language));
}

export async function speak(folders: string[]): Promise<void> {
  for (const at of folders) spoken.add(at);
  await loadWords(settings.language);
}

/** From now on the page can also say what stands beside the boards of these games. */
export const speakOf = (...games: string[]): Promise<void> => speak(games.map(board));

/** The same, of every game that has a board, and of tables. */
export const speakOfAll = (): Promise<void> =>
  speak(Object.keys(FILES).map((path) => path.slice(0, path.lastIndexOf("/"))));

/** From now on the page can also say what is said at tables: every page but the first one does. */
export const speakAtTables = (): Promise<void> => speak([TABLE]);

/** The same, of play without a server. */
export const speakAtHome = (): Promise<void> => speak([HOME]);

export function t(id: string, facts: Facts = {}): string {
  return page.say(id, facts);
}

export function says(id: string): boolean {
  return page.knows(id);
}

/** A game's words over the page's own and its board's: those of the edition that a table is pinned to, or the newest. */
export function wordsOf(game: string, language: Language = settings.language, edition?: number): Promise<Words> {
  const name = `${game} ${edition ?? ""} ${language}`;
  const found = known.get(name) ?? loadWordsOf(game, language, edition);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

async function loadWordsOf(game: string, language: Language, edition?: number): Promise<Words> {
  const [own, said] = await Promise.all([
    Promise.all(pathsOf([PAGE, TABLE, board(game)], language).map(load)),
    getText(`/api/games/${game}/words?lang=${language}${ofEdition(edition)}`),
    speak([TABLE, board(game)]),
  ]);
  return new Words(language, ...own, said);
}

export const ofEdition = (edition: number | undefined): string => (edition === undefined ? "" : `&edition=${edition}`);
