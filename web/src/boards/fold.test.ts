/**
 * The retelling of announcements, folded over the golden games: after each message the view that the page has made of
 * the one before must be the one that the server sends. The games are written by scripts/page_games.py.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Kit, Teller } from "../lib/table/story.svelte";
import type { Told } from "../types";
import type { Aids } from "./vampire/aids";
import { atlas } from "./vampire/map/atlas.svelte";

type View = Record<string, unknown>;
interface Hearing {
  record: string;
  seat: number | null; // nobody's: a watcher
  kit: Kit;
  aids: object;
  messages: { heard: Told[]; view: View }[];
}

const GAMES = join(__dirname, "..", "..", "..", "build", "page_games");
const TELLERS = import.meta.glob<{ teller: Teller }>("./*/teller.ts", { eager: true });

/** Fields that are only right once the server's view is there: these announcements do not say all that they change. */
const LATE: Record<string, Record<string, string[]>> = {
  graverobbers: {
    go: ["played-face-up", "played-face-down", "stopped", "accusations-over"], // whose go comes next
    asked: ["accused", "not-accused"],
    open_hands: ["hand-shown"], // whether all hands stay open
  },
};

function hearingsOf(game: string): Hearing[] {
  return JSON.parse(readFileSync(join(GAMES, `${game}.json`), "utf8")) as Hearing[];
}

/** The views of one hearer, from message to message: as the page makes them, and as the server sends them. */
function* folded(teller: Teller, { kit, messages }: Hearing): Generator<{ heard: string[]; made: View; sent: View }> {
  for (const [at, { heard, view: sent }] of messages.entries()) {
    const before = messages[at - 1]?.view;
    if (!before || !heard.length) continue; // the first message, or one's own answer that can still be taken back
    const made = heard.reduce((view: View, event) => teller.apply!(view, event, kit) as View, before);
    yield { heard: heard.map((event) => event.told), made, sent };
  }
}

/** The fields of a view that the teller ever changes. */
function fieldsOf(teller: Teller, hearings: Hearing[]): string[] {
  const found = new Set<string>();
  for (const { kit, messages } of hearings)
    for (const { heard, view } of messages)
      for (const event of heard) {
        const after = teller.apply!(view, event, kit) as View;
        for (const field of Object.keys(view)) if (after[field] !== view[field]) found.add(field);
      }
  return [...found];
}

describe.each(Object.entries(TELLERS))("%s", (path, { teller }) => {
  const game = path.split("/")[1]!;
  const hearings = hearingsOf(game);
  if (game === "vampire") atlas.show(hearings[0]!.aids as Aids);
  const fields = fieldsOf(teller, hearings);

  it("changes what the board shows while it is told", () => {
    expect(fields.length).toBeGreaterThan(4);
  });

  it.each(hearings.map((hearing) => [hearing.record, hearing.seat ?? "a watcher", hearing] as const))(
    "tells %s to %s as the server does",
    (_record, _seat, hearing) => {
      if (game === "vampire") atlas.show(hearing.aids as Aids);
      for (const { heard, made, sent } of folded(teller, hearing)) {
        const due = fields.filter((field) => !LATE[game]?.[field]?.some((late) => heard.includes(late)));
        const only = (view: View): View => Object.fromEntries(due.map((field) => [field, view[field]]));
        expect(only(made), heard.join(", ")).toEqual(only(sent));
      }
    },
  );
});
