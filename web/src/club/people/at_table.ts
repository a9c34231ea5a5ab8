/** What the people at a table are to whoever asks, with the words for it; nothing without a session. */

import type { Component } from "svelte";
import { getJson } from "../../lib/page/http";
import type { TableLink } from "../../lib/table/table.svelte";
import type { SeatPerson } from "../../types";
import { speakOfClub } from "../words";

type Part = Component<{ link: TableLink; names: string[]; known: SeatPerson[] }>;

interface AtTable {
  part: Part;
  known: SeatPerson[];
}

const peopleAt = (table: string): Promise<SeatPerson[]> => getJson<SeatPerson[]>(`/api/tables/${table}/people`);

/** All that may be said of them. */
export async function companyAt(table: string): Promise<AtTable | null> {
  const known = await peopleAt(table);
  if (!known.length) return null;
  const [part] = await Promise.all([import("./Company.svelte"), speakOfClub()]);
  return { part: part.default, known };
}

/** After a game: who may become a friend. */
export async function friendsAt(table: string): Promise<AtTable | null> {
  const known = (await peopleAt(table)).filter(({ member, tie, blocked }) => member && tie !== "friend" && !blocked);
  if (!known.length) return null;
  const [part] = await Promise.all([import("./Befriend.svelte"), speakOfClub()]);
  return { part: part.default, known };
}
