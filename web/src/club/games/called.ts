/** What players, levels and days are called in lists of games. */

import { settings } from "../../lib/page/settings.svelte";
import { says, t } from "../../lib/words/words.svelte";
import type { GamePlayer, GameShown } from "../../types";

/** "hard", "hard-bold"; a level that has no word is called by its id. */
export function levelText(level: string): string {
  if (["people", "mixed", "brought"].includes(level)) return t(`club-level-${level}`);
  const [plain = "", character = ""] = level.split("-");
  const known = says(`bot-${plain}`) ? t(`bot-${plain}`) : plain;
  return character && says(`character-${character}`) ? `${known}, ${t(`character-${character}`)}` : known;
}

export function playerText(player: GamePlayer, you: boolean): string {
  if (you) return t("club-you");
  if (player.bot === "brought") return t("club-bot-brought", { name: player.name });
  if (player.bot) return t("bot-level", { level: levelText(player.bot) });
  return player.name || t(player.person ? "club-gone" : "club-free");
}

export const dayText = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(at * 1000);

/** "you won", "2nd of 3"; where it is not over, or several seats are one's own, how the table stands. */
export function resultText({ players, you, status }: GameShown): string {
  const place = players[you[0] ?? -1]?.place;
  if (status !== "over" || you.length !== 1 || !place) return t(`status-${status}`);
  if (place > 1) return t("list-place", { place, count: players.length });
  return t("list-won", { count: players.filter((player) => player.place === 1).length });
}
