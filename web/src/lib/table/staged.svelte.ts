/** What has been picked and not sent: it survives a reload, a broken line and a restart of the server. */

import { untrack } from "svelte";
import { recall, remember } from "../page/tab";
import type { Choice, Picks } from "./choice.svelte";
import type { TableLink } from "./table.svelte";

interface Staged {
  seat: number;
  ask: number;
  choices: string; // as they were offered: what is picked means something else among others
  picked: Picks;
  whole: string | null;
  number: number;
}

/**
 * Kept in this tab for one seat and one question of a table. Where one device is passed around, the picks of a seat are
 * there for that seat alone; they are gone when the question is, or when the seat is not ours any more.
 */
export function keepStaged(link: TableLink, choosing: Choice): void {
  const name = `staged ${link.id}`;
  let offered: unknown = null; // the choices that what is kept was brought back to

  $effect(() => {
    const { choices, picked, whole, number } = choosing;
    const seat = link.now?.seat ?? null;
    if (!choices || seat === null) {
      offered = null;
      return;
    }
    const question = { seat, ask: choosing.ask, choices: JSON.stringify(choices) };
    if (choices !== offered) {
      offered = choices;
      untrack(() => bringBack(choosing, recall<Staged>(name), question));
      return;
    }
    const begun = choosing.started || (choices.span !== null && number !== choices.span[0]);
    remember(name, begun ? ({ ...question, picked, whole, number } satisfies Staged) : null);
  });

  $effect(() => {
    const kept = recall<Staged>(name);
    const { about, now, moved } = link;
    if (!kept || !about || !now) return;
    const ours = about.you.includes(kept.seat) && !about.chairs[kept.seat]?.resigned && moved === null;
    const answered = now.seat === kept.seat && now.ask !== kept.ask;
    if (!ours || answered || now.over) remember(name, null);
  });
}

function bringBack(choosing: Choice, kept: Staged | null, question: Pick<Staged, "seat" | "ask" | "choices">): void {
  if (!kept || kept.seat !== question.seat || kept.ask !== question.ask || kept.choices !== question.choices) return;
  if (kept.whole !== null) choosing.pickWhole(kept.whole);
  else if (Object.keys(kept.picked).length) choosing.pick(kept.picked);
  choosing.setNumber(kept.number);
}
