/**
 * The retelling of announcements, folded over the golden games: after each message the view that the page has made of
 * the one before must be the one that the server sends. The games are written by scripts/page_games.py.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { set } from "../lib/page/settings.svelte";
import { Story, type Kit, type Teller } from "../lib/table/story.svelte";
import { Words } from "../lib/words/fluent";
import { passagesOf } from "../lib/words/lines";
import type { Now, Told } from "../types";
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

const WORDS = join(__dirname, "..", "..", "..", "src", "sexton");
const NAMES = ["Ada", "Beatrix", "Cuthbert", "Dora", "Edgar"];
const READ = 17.1; // characters a second that can be read, and a little for rounding

interface Shown {
  text: string;
  own: boolean; // what the reader did
  ms: number;
}

/** Every sentence that a whole game shows its hearer at speed 1, and for how long. */
async function shown(teller: Teller, words: Words, { kit, seat, messages }: Hearing): Promise<Shown[]> {
  const story = new Story();
  const found: Shown[] = [];
  Object.assign(story, { teller, kit });
  story.passages = (heard) => passagesOf(words, heard, NAMES, seat, teller.news, teller.seen);
  const own = (): boolean => {
    const beat = story.beat as { told: Told["told"]; seat?: number } | null;
    return beat !== null && seat !== null && beat.seat === seat && !teller.news?.has(beat.told);
  };
  let heard_from = 0;
  for (const [at, { heard, view }] of messages.entries()) {
    story.arrive({ ask: at, heard_from, heard, view } as unknown as Now, at === 0);
    heard_from += heard.length;
    while (story.telling) {
      const { caption: text } = story;
      if (text && text !== found.at(-1)?.text) found.push({ text, own: own(), ms: 0 });
      const from = performance.now();
      await vi.advanceTimersToNextTimerAsync();
      if (text) found.at(-1)!.ms += performance.now() - from;
    }
  }
  return found;
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

describe.each(Object.entries(TELLERS))("the pace of %s", (path, { teller }) => {
  const game = path.split("/")[1]!;
  const read = (where: string): string => readFileSync(join(WORDS, where), "utf8");
  beforeEach(() => {
    vi.useFakeTimers();
    set("speed", "1");
  });
  afterEach(() => vi.useRealTimers());

  it.each(["en", "it"])(
    "leaves every sentence as long as it takes to read, and none for one's own move: %s",
    async (language) => {
      const words = new Words(
        language,
        read(`kernel/words.${language}.ftl`),
        read(`games/${game}/words.${language}.ftl`),
      );
      const [hearing] = hearingsOf(game).filter(({ seat }) => seat === 0);
      if (game === "vampire") atlas.show(hearing!.aids as Aids);
      const sentences = await shown(teller, words, hearing!);
      expect(sentences.length).toBeGreaterThan(10);
      const tooFast = sentences.filter(({ text, ms }) => text.length > (READ * ms) / 1000);
      expect(tooFast).toEqual([]);
      expect(sentences.filter(({ own }) => own)).toEqual([]);
    },
  );
});

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
