/** The house rules of a table in words: what differs from how the game is usually played. */

import { says, t } from "../words/words.svelte";
import { resolved, type Schema } from "../page/games";

export const ruleTitle = (game: string, name: string): string =>
  says(`option-${game}-${name}`) ? t(`option-${game}-${name}`) : name.replaceAll("_", " ");

export const valueLabel = (game: string, name: string, value: string): string =>
  says(`option-${game}-${name}-${value}`) ? t(`option-${game}-${name}-${value}`) : value.replaceAll("_", " ");

/** As text, whatever the order in which its fields came. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort())
      : one,
  );

/** "Closed cemeteries: reopen"; of a board or deck that was brought along (`files`) only that it is one's own. */
export function houseRules(game: string, shape: Schema, files: readonly string[], options: unknown): string[] {
  const chosen = (options ?? {}) as Record<string, unknown>;
  return Object.entries(shape.properties ?? {}).flatMap(([name, schema]) => {
    const value = chosen[name];
    const usual = resolved(schema, shape).default;
    if (value === undefined || value === null || ordered(value) === ordered(usual)) return [];
    if (typeof value === "object" && !files.includes(name)) return [];
    const label = typeof value === "object" ? t("house-rule-own") : valueLabel(game, name, String(value));
    return [`${ruleTitle(game, name)}: ${label}`];
  });
}
