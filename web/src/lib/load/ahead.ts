/** The line to a table that has just been made: it is opened while what the table is drawn with is still on its way. */

import { TableLink } from "../table/table.svelte";

let opened: TableLink | null = null;

export function openAhead(id: string): void {
  opened?.close();
  opened = new TableLink(id);
  opened.connect();
}

/** The line to this table: the one that was opened ahead, or one that is still to be opened. */
export function linkTo(id: string): TableLink {
  const ahead = opened;
  opened = null;
  if (ahead?.id === id) return ahead;
  ahead?.close();
  return new TableLink(id);
}
