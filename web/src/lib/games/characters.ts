/** Bots that have a way of their own to play: which there are, who sits where, and what they are called. */

import { t } from "../words/words.svelte";
import type { GameFacts } from "../page/games";
import { settings, type Language } from "../page/settings.svelte";

export interface Character {
  id: string;
  name: Record<Language, string>;
  does: Record<Language, string>;
}

/** One of each, in turn: no character's name. */
export const MIXED = "mixed";

const PART = "-";

/** The characters that play at this level. */
export function charactersAt(game: GameFacts, level: string): readonly Character[] {
  return game.character_levels.includes(level) ? game.characters : [];
}

/** What may be chosen of characters at this level: plain bots, one of each, or all of one kind. */
export function choicesAt(game: GameFacts, level: string): string[] {
  const found = charactersAt(game, level).map((one) => one.id);
  return found.length ? ["", MIXED, ...found] : [];
}

/** The names of `count` bots of this level, with the chosen character where the game has it at that level. */
export function botsOf(game: GameFacts, level: string, chosen: string, count: number): string[] {
  const found = charactersAt(game, level).map((one) => one.id);
  const wanted = chosen === MIXED ? found : found.filter((id) => id === chosen);
  return Array.from({ length: count }, (_, nth) =>
    wanted.length ? `${level}${PART}${wanted[nth % wanted.length]}` : level,
  );
}

/** "bot, normal", "bot, hard, sly" */
export function botInWords(bot: string, characters: readonly Character[]): string {
  const [level = "", id] = bot.split(PART);
  const plain = t("bot-level", { level: t(`bot-${level}`) });
  return id ? `${plain}, ${characterOf(bot, characters)?.name[settings.language] ?? id}` : plain;
}

/** The character in the name of a bot. */
export function characterOf(bot: string, characters: readonly Character[]): Character | undefined {
  const id = bot.split(PART)[1];
  return characters.find((one) => one.id === id);
}
