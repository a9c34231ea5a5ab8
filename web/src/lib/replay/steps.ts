// The steps of a finished game as somebody saw them, which a server tells in parts.
import { getJson } from "../page/http";
import type { Note, Step } from "./replay";

const AT_ONCE = 100;

interface Steps {
  steps: number;
  notes: Note[];
  shown: Step[];
}

/** All steps, each with all its aids: those that have not changed are told once. Null once nobody wants them any more. */
export async function stepsOf(id: string, as: string, wanted: () => boolean): Promise<Steps | null> {
  const shown: Step[] = [];
  for (let from = 1; ; from += AT_ONCE) {
    const part = await getJson<Steps>(`/api/tables/${id}/replay?as=${as}&from=${from}&count=${AT_ONCE}`);
    if (!wanted()) return null;
    for (const one of part.shown) shown.push({ ...one, aids: { ...shown.at(-1)?.aids, ...one.aids } });
    if (shown.length >= part.steps || !part.shown.length) return { ...part, shown };
  }
}
