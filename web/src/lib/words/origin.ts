/** From where a practice game is played on, and that its cards may be known: everybody at the table is told. */
import type { About } from "../../types";
import { namesOf } from "./names";
import { t } from "./words.svelte";

export function originText({ origin, chairs }: Pick<About, "origin" | "chairs">): string {
  if (!origin) return "";
  const name = namesOf(chairs)[origin.seat] || t("seat-numbered", { number: origin.seat + 1 });
  return t(`origin-${origin.cards}`, { step: origin.step, name });
}
