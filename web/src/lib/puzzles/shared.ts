/** The result of a day's puzzle as a text to share: how it went, and nothing of the puzzle itself. */

import { urlOf } from "../page/router.svelte";
import type { PuzzleShown, PuzzlesShown } from "../../types";
import { t } from "../words/words.svelte";
import { signsOf, stateOf, streakOn, wrongAt } from "./kept";

/** Empty unless it is the puzzle of the day and has been solved or given up. */
export function sharedText(listed: PuzzlesShown | null, puzzle: PuzzleShown): string {
  const { game, number, title, difficulty } = puzzle;
  const state = stateOf(game, number);
  if (!listed || listed.game !== game || listed.number !== number || state === "new") return "";
  const days = streakOn(listed.day);
  return [
    t("puzzle-share-text", { day: listed.day, game: title, difficulty: t("puzzle-difficulty", { difficulty }) }),
    [signsOf(wrongAt(game, number), state), ...(days ? [t("puzzle-share-streak", { days })] : [])].join(" · "),
    urlOf("/puzzles"),
  ].join("\n");
}

/** The address of the next puzzle of the game that is still new; of all puzzles if there is none. */
export function nextOf(listed: PuzzlesShown | null, game: string, number: number): string {
  const all = listed?.games.find((one) => one.game === game)?.puzzles ?? [];
  const found = [...all.slice(number), ...all.slice(0, number)].find((one) => stateOf(game, one.number) === "new");
  return found ? `/puzzles/${game}/${found.number}` : "/puzzles";
}
