/** What the players are called: people by their names, bots by old ones that nobody at the table has. */

import type { ChairShown } from "../../types";
import { t } from "./words.svelte";

const OLD_NAMES = ["Ambrose", "Beatrix", "Cuthbert", "Dorothea", "Ezra", "Florence", "Gideon", "Hester"];

export function namesOf(chairs: readonly ChairShown[]): string[] {
  const people = new Set(chairs.map((chair) => chair.name));
  const free = OLD_NAMES.filter((name) => !people.has(name));
  const shared = new Set(chairs.map((chair) => chair.name).filter((name, at, all) => name && all.indexOf(name) !== at));
  return chairs.map((chair, seat) => {
    if (chair.kind === "bot") return free[seat % free.length]!;
    if (chair.name && (chair.kind === "open" || chair.kind === "invited"))
      return t("seat-of", { name: chair.name, bot: chair.bot || "none" });
    if (!chair.name) return t("seat-numbered", { number: seat + 1 });
    const name = shared.has(chair.name) ? `${chair.name} ${seat + 1}` : chair.name;
    return chair.program ? t("named-bot", { name }) : name;
  });
}

export const MARKS = ["●", "▲", "◆", "⬢", "★", "✚", "■", "▼"] as const;
