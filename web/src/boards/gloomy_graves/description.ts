/** The graveyard in words, for those who do not see it, and what has happened on it lately. */

import type { Words } from "../../lib/words/fluent";
import type { Picks } from "../../lib/table/choice.svelte";
import type { Told } from "../../types/gloomy_graves";
import { t } from "../../lib/words/words.svelte";
import { areaOf, boundsOf, keyOf, type ByType, type Cells, type Placement, type Seen } from "./ground/ground";
import { placeOf, placeText } from "./ground/names";
import { cellsOf } from "./teller";

/** Row by row from the top, each from the left edge on: what lies on top. */
export function linesOf(words: Words, cells: Cells): string {
  if (!Object.keys(cells).length) return words.say("view-gap");
  const { left, top, wide, high } = boundsOf(Object.keys(cells));
  const lines: string[] = [];
  for (let y = top; y < top + high; y += 1) {
    const row = Array.from({ length: wide }, (_, at) => cells[keyOf({ x: left + at, y })]);
    const used = row.slice(0, row.findLastIndex((half) => half !== undefined) + 1);
    const halves = used.map((half) => words.say(half ? `card-${half}` : "view-gap")).join(", ");
    lines.push(words.say("view-line", { row: y - top + 1, halves }));
  }
  return lines.join("; ");
}

/** The hovering card: what of it lies where, and which groups it would change. */
export function hovering(
  words: Words,
  ghost: Placement,
  ground: Cells,
  now: ByType | undefined,
  after: ByType | undefined,
): string {
  const changes = Object.entries(after ?? {})
    .filter(([type, own]) => own.total !== now?.[type]?.total)
    .map(([type, own]) =>
      t("board-gloomy_graves-ghost-group", {
        grave: words.say(`card-${type}`),
        communal: own.communal,
        crypt: own.crypt,
        total: own.total,
        claim: own.claim ?? 0,
      }),
    );
  return [`${words.label("area", ghost.area)}: ${placeText(words, ground, ghost.card, ghost.cells)}`, ...changes].join(
    ". ",
  );
}

/** What the others have buried in the communal graveyard since this seat did, each seat's last cells. */
export function buriedLately(told: readonly Told[], seats: number, mine: number | null): [number, string[]][] {
  const found = new Map<number, string[]>();
  for (let at = told.length - 1; at >= 0 && found.size < seats; at -= 1) {
    const event = told[at]!;
    if (event.told !== "buried-in-graveyard") continue;
    const { seat } = event;
    if (found.has(seat) || (seat === mine && found.size)) break;
    found.set(seat, cellsOf(event));
    if (mine === null || seat === mine) break;
  }
  return [...found];
}

/** By what the picked card would lie; nothing while its cells are not picked. */
export function placedText(words: Words, view: Seen, picks: Picks): string | undefined {
  const { card, column, row, second } = picks;
  if (card === undefined || second === undefined) return undefined;
  const area = areaOf(picks.area) ?? (view.buried.includes("crypt") ? "communal" : "crypt");
  const ground = area === "communal" ? view.communal : (view.crypts[view.seat ?? 0] ?? {});
  return words.say("place-buried", { ...placeOf(ground, card, [`${column},${row}`, second]), part: "none" }); // it is in sight
}
