/** Finds the guides of the games. They and their sentences are loaded when somebody wants to be guided. */

import { Words } from "../lib/words/fluent";
import type { Language } from "../lib/page/settings.svelte";
import type { Guide } from "./contract";

const GUIDES = import.meta.glob<Guide>("../boards/*/guide/steps.json", { import: "default" });
const SENTENCES = import.meta.glob<string>("../boards/*/guide/*.ftl", { query: "?raw", import: "default" });

export function hasGuide(game: string): boolean {
  return `../boards/${game}/guide/steps.json` in GUIDES;
}

export async function guideOf(game: string): Promise<Guide> {
  return GUIDES[`../boards/${game}/guide/steps.json`]!();
}

export async function sentencesOf(game: string, language: Language): Promise<Words> {
  return new Words(language, await SENTENCES[`../boards/${game}/guide/${language}.ftl`]!());
}
