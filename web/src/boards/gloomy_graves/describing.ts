/** The graveyard in words, for those who do not see it, and what has happened on it lately. */

import type { Words } from "../../lib/words/fluent";
import type { Told } from "../../types/gloomy_graves";
import { t } from "../../lib/words/words.svelte";
import { spotOf, type ByType, type Cells, type Placement } from "./ground/ground";
import { cellsOf } from "./telling";

/** Row by row, what lies on top. */
export function linesOf(words: Words, cells: Cells): string {
  const rows = new Map<number, string[]>();
  for (const [at, half] of Object.entries(cells).sort(([one], [two]) => spotOf(one).x - spotOf(two).x)) {
    const { x, y } = spotOf(at);
    rows.set(y, [...(rows.get(y) ?? []), `${x} ${words.say(`card-${half}`)}`]);
  }
  return [...rows]
    .sort(([one], [two]) => one - two)
    .map(([row, halves]) => words.say("view-line", { row: String(row), halves: halves.join(", ") }))
    .join("; ");
}

/** The hovering card: what of it lies where, and which groups it would change. */
export function hovering(
  words: Words,
  ghost: Placement,
  ground: Cells,
  now: ByType | undefined,
  after: ByType | undefined,
): string {
  const halves = ghost.card.split("/").map((half, at) => {
    const cell = ghost.cells[at]!;
    const { x, y } = spotOf(cell);
    const under = ground[cell];
    return t("board-gloomy_graves-half-at", {
      half: words.say(`card-${half}`),
      x,
      y,
      under: under ? words.say(`card-${under}`) : "none",
    });
  });
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
  return [`${words.label("area", ghost.area)}: ${words.listed(halves)}`, ...changes].join(". ");
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
