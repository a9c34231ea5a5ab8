/** What happened at a seat, in words for whoever reads it. */

import type { Noted } from "../../types";
import type { Reader, Words } from "./fluent";
import { t } from "./words.svelte";

/** Who had a seat before it changed hands is called neither "you" nor by the name of who has it now. */
export function noteText(
  words: Words,
  { number, note }: Noted,
  notes: readonly Noted[],
  names: readonly string[],
  reader: Reader,
): string {
  const seat = "seat" in note ? note.seat : null;
  const taken = ({ note: later }: Noted): boolean => later.note === "taken" && later.seat === seat;
  if (note.note === "taken" || !notes.some((one) => one.number > number && taken(one)))
    return words.note(note, names, reader);
  const then = names.map((name, at) => (at === seat ? t("seat-numbered", { number: at + 1 }) : name));
  return words.note(note, then);
}
