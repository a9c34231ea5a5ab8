/** A whole answer as it is written, in words. */

import type { Words } from "../words/fluent";
import type { Choice, Picks } from "./choice.svelte";

/** `placed`: what the board says of cells. */
export function calledAnswer(
  answer: string,
  choosing: Choice,
  words: Words,
  names: string[],
  placed?: (picks: Picks) => string | undefined,
): string {
  const picks = choosing.picksOf(answer);
  if (!picks) return words.label("", answer, names);
  const place = placed?.(picks);
  const cells = choosing.choices?.cells ?? [];
  if (place !== undefined && !cells.length) return place; // it says all of it
  const said = Object.entries(picks)
    .filter(([field]) => place === undefined || !cells.includes(field))
    .map(([field, value]) => words.label(field, value, names));
  return [...said, ...(place === undefined ? [] : [place])].join(" → ");
}
