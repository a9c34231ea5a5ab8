/** What a steward may do at a table, with its words; nothing for everybody else. */

import type { Component } from "svelte";
import { getJson } from "../../lib/page/http";
import type { TableLink } from "../../lib/table/table.svelte";
import type { DoorShown } from "../../types";
import { speakOfClub } from "../words";

type Part = Component<{ link: TableLink; names: string[] }>;

export async function forStewards(): Promise<Part | null> {
  const { you } = await getJson<DoorShown>("/api/club/door");
  if (you !== "steward") return null;
  const [part] = await Promise.all([import("./AtTable.svelte"), speakOfClub()]);
  return part.default;
}
