/** How a hunt ended for somebody who has not found the vampire: what they held, and how far from the red X they stood. */

import type { Words } from "../../lib/words/fluent";
import { t } from "../../lib/words/words.svelte";
import type { Aids, View } from "../../types/vampire";

export function endOf(view: View, aids: Partial<Aids>, seat: number, words: Words): string {
  const held = (view.tools[seat] ?? []).map((tool) => t("board-vampire-held", { tool }));
  return t("board-vampire-ended", { steps: aids.to_red_x?.[seat] ?? 0, count: held.length, tools: words.listed(held) });
}
