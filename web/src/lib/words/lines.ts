/** What was told as the lines of a log: cards dealt one after the other are one line, and a chapter has its heading. */

import type { Passage } from "../table/story.svelte";
import type { Told } from "../../types";
import type { Reader, Words } from "./fluent";

export interface Line {
  heading: string; // of the chapter that begins here, unless it says no more than the line
  begins: boolean; // a chapter begins here, and the line itself is its heading
  text: string;
  rule: string;
  after: number; // how many announcements were told by then
}

/** Announcements that are told in one sentence, side by side; `parted` says after how many something else was told. */
export function runsOf(words: Words, told: readonly Told[], parted = (_after: number): boolean => false): Told[][] {
  const runs: Told[][] = [];
  told.forEach((event, at) => {
    const last = runs.at(-1);
    if (last && !parted(at) && words.joins(last.at(-1)!, event)) last.push(event);
    else runs.push([event]);
  });
  return runs;
}

export function linesOf(
  words: Words,
  told: readonly Told[],
  names: readonly string[],
  reader: Reader,
  parted?: (after: number) => boolean,
): Line[] {
  let after = 0;
  return runsOf(words, told, parted).map((run) => {
    const first = run[0]!;
    const text = words.together(run, names, reader);
    const chapter = words.beginsChapter(first) ? words.event(first, names, "chapter", reader) : "";
    const begins = chapter !== "" && text.toLowerCase().startsWith(chapter.toLowerCase());
    after += run.length;
    return { heading: begins ? "" : chapter, begins, text, rule: first.rule, after };
  });
}

const BREATH = 110; // characters that are taken in at a glance

/** What one player does, sentence after sentence, said in one: “Ada rolls 6, walks and takes a pick.” */
export function inOne(words: Words, sentences: readonly string[], name: string): string {
  const told: string[] = [];
  let deeds: string[] = []; // of the sentence that is being made
  const end = (): void => {
    const apart = deeds.map((deed, at) => (at === deeds.length - 2 && deed.includes(",") ? `${deed},` : deed));
    if (deeds.length) told.push(`${name} ${words.listed(apart)}.`);
    deeds = [];
  };
  for (const text of sentences) {
    const begins = name !== "" && text.startsWith(`${name} `) && text.endsWith(".");
    const deed = begins ? text.slice(name.length + 1, -1) : "";
    if (begins) deeds.push(deed);
    if (!begins || /[.;:!?]/.test(deed)) end();
    if (!begins) told.push(text);
  }
  end();
  return told.join(" ");
}

/**
 * The passages of a story: what one player does step by step is told in one breath, as long as it is short. What the
 * reader did and what came of it are two breaths: the first is known, the second is `news`. What is `seen` goes along
 * without a word, unless it is news about the reader.
 */
export function passagesOf(
  words: Words,
  told: readonly Told[],
  names: readonly string[],
  reader: Reader,
  news: ReadonlySet<Told["told"]> = new Set(),
  seen: ReadonlySet<Told["told"]> = new Set(),
  stoodIn = false, // what the reader does is done by somebody else
): Passage[] {
  const passages: (Passage & { by: unknown; sentences: string[]; spoken: string[] })[] = [];
  for (const run of runsOf(words, told)) {
    const first = run[0]!;
    const by = "seat" in first && typeof first.seat === "number" ? first.seat : null;
    const name = by === null ? "" : (names[by] ?? "");
    const mine = by !== null && by === reader;
    const text = words.together(run, names, reader);
    const last = passages.at(-1);
    const spoken = [...(last?.spoken ?? []), text];
    if (last && seen.has(first.told) && !(mine && news.has(first.told))) {
      Object.assign(last, { events: [...last.events, ...run], spoken });
      continue;
    }
    const sentences = [...(last?.sentences ?? []), text];
    const joined = inOne(words, sentences, name);
    const goesOn = by !== null && by === last?.by && !words.beginsChapter(first) && joined.length <= BREATH;
    const asNew = !mine || news.has(first.told) === news.has(last?.events.at(-1)?.told ?? first.told);
    if (last && goesOn && asNew)
      Object.assign(last, { events: [...last.events, ...run], text: joined, sentences, spoken });
    else passages.push({ events: run, text, sentences: [text], spoken: [text], by, own: mine && !stoodIn });
  }
  return passages.map(({ events, text, spoken, own }) => ({ events, text, aloud: spoken.join(" "), own }));
}
