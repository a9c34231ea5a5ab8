/** A finished game to be watched: steps as the server sends them, folded into moments that are worth a look. */

import type { Noted, Told } from "../../types";
import type { Words } from "../words/fluent";
import { READING } from "../table/story.svelte";

/** One line of the record, as somebody saw it. */
export interface Step {
  seq: number; // from one on
  rule: string;
  heard: Told[];
  aids: Record<string, unknown>; // from the server: what has changed; once loaded: all
  view?: unknown;
  truth?: unknown;
}

export interface Note {
  after: number; // the step that it came after
  note: Noted["note"];
}

export interface Moment {
  step: Step; // the last of its steps: what the table looks like then
  heard: Told[];
  notes: Note[];
  begins: boolean; // a chapter
}

/** A deal is one moment, and so is what nobody announced together with what led to it. */
export function momentsOf(steps: readonly Step[], notes: readonly Note[], words: Words): Moment[] {
  const moments: Moment[] = [];
  for (const step of steps) {
    const last = moments.at(-1);
    const noted = notes.filter(({ after }) => Math.max(1, after) === step.seq);
    if (last && (!step.heard.length || joins(last, step, words))) {
      last.step = step;
      last.heard.push(...step.heard);
      last.notes.push(...noted);
    } else {
      const begins = step.heard.some((event) => words.beginsChapter(event));
      moments.push({ step, heard: [...step.heard], notes: noted, begins });
    }
  }
  return moments;
}

function joins(moment: Moment, step: Step, words: Words): boolean {
  const before = moment.heard.at(-1);
  if (!before) return true;
  return step.heard.every((event, at) => words.joins(at ? step.heard[at - 1]! : before, event));
}

/** The moment at which a step was taken. */
export function momentAt(moments: readonly Moment[], seq: number): number {
  const found = moments.findIndex(({ step }) => step.seq >= seq);
  return found < 0 ? moments.length - 1 : found;
}

/** How long a moment stays, in milliseconds at speed 1: as long as it takes to read. */
export function restAt(text: string): number {
  return Math.max(900, text.length * READING);
}

/** What an address names: `#57&as=1` is step 57 as seat 1 saw it; with `&review` what it decided there. */
export interface Place {
  seq: number | null;
  as: string;
  review: boolean;
}

export function placeIn(hash: string): Place {
  const [first = "", ...rest] = hash.replace(/^#/, "").split("&");
  const as = rest.find((part) => part.startsWith("as="))?.slice(3) ?? "public";
  return {
    seq: /^\d+$/.test(first) ? Number(first) : null,
    as: /^(\d+|open)$/.test(as) ? as : "public",
    review: rest.includes("review") && /^\d+$/.test(as),
  };
}

export function hashOf({ seq, as, review = false }: Omit<Place, "review"> & Partial<Place>): string {
  return `#${seq ?? 1}${as === "public" ? "" : `&as=${as}`}${review ? "&review" : ""}`;
}
