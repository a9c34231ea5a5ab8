/** The page's own sentences, and the words of the games, in the language of the settings. */

import { Words, type Facts } from "./fluent";
import { getText } from "../page/http";
import { settings, type Language } from "../page/settings.svelte";

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../words.en.ftl?raw"),
  it: () => import("../../words.it.ftl?raw"),
};
const texts = new Map<string, string>();
const known: Record<string, Words> = $state.raw({});
let page: Words = $state.raw(new Words("en", ""));

/** Loads the page's words in the chosen language; until then the old ones stay. */
export async function loadWords(language: Language): Promise<void> {
  const text = texts.get(language) ?? (await OWN[language]()).default;
  texts.set(language, text);
  page = new Words(language, text);
}

export function t(id: string, facts: Facts = {}): string {
  return page.say(id, facts);
}

export function says(id: string): boolean {
  return page.knows(id);
}

/** A game's words over the page's own: those of the edition that a table is pinned to, or the newest. */
export async function wordsOf(game: string, language: Language = settings.language, edition?: number): Promise<Words> {
  const name = `${game} ${edition ?? ""} ${language}`;
  const own = texts.get(language) ?? (await OWN[language]()).default;
  texts.set(language, own);
  known[name] ??= new Words(
    language,
    own,
    await getText(`/api/games/${game}/words?lang=${language}${ofEdition(edition)}`),
  );
  return known[name];
}

export const ofEdition = (edition: number | undefined): string => (edition === undefined ? "" : `&edition=${edition}`);
