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

/**
 * The passages of a story: what one player does step by step is told in one breath, as long as it is short. What the
 * reader did and what came of it are two breaths: the first is known, the second is `news`. What is `seen` goes along
 * without a word.
 */
export function passagesOf(
  words: Words,
  told: readonly Told[],
  names: readonly string[],
  reader: Reader,
  news: ReadonlySet<Told["told"]> = new Set(),
  seen: ReadonlySet<Told["told"]> = new Set(),
): Passage[] {
  const passages: (Passage & { by: unknown; aloud: string })[] = [];
  for (const run of runsOf(words, told)) {
    const first = run[0]!;
    const by = "seat" in first ? first.seat : null;
    const text = words.together(run, names, reader);
    const last = passages.at(-1);
    const joined = last ? `${last.text} ${text}` : text;
    const aloud = last ? `${last.aloud} ${text}` : text;
    if (last && seen.has(first.told)) {
      Object.assign(last, { events: [...last.events, ...run], aloud });
      continue;
    }
    const goesOn = by !== null && by === last?.by && !words.beginsChapter(first) && joined.length <= BREATH;
    const asNew = by !== reader || news.has(first.told) === news.has(last?.events.at(-1)?.told ?? first.told);
    if (last && goesOn && asNew) Object.assign(last, { events: [...last.events, ...run], text: joined, aloud });
    else passages.push({ events: run, text, aloud: text, by, own: by !== null && by === reader });
  }
  return passages.map(({ events, text, aloud, own }) => ({ events, text, aloud, own }));
}
