/** The keys of a table: those of the answer first, then what the page does with the others. */

import type { Choice } from "../../lib/table/choice.svelte";

export type Keys = Record<string, () => void>;

export function press(event: KeyboardEvent, choosing: Choice, submit: () => void, keys: Keys): void {
  const { key, target } = event;
  if (!(target instanceof Element) || document.querySelector("dialog[open]")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches("input:not([type=range]), textarea, select")) return;
  if (answers(key, target, choosing, submit) || does(key, target, keys)) event.preventDefault();
}

/** Whether the key was a part of the answer. */
function answers(key: string, target: Element, choosing: Choice, submit: () => void): boolean {
  if (key === "Enter" && !target.closest("button, a, summary")) submit();
  else if (/^[1-9]$/.test(key)) return choosing.pickNth(Number(key));
  else if (choosing.choices?.span && ["ArrowLeft", "ArrowRight"].includes(key) && !target.matches("input"))
    choosing.setNumber(choosing.number + (key === "ArrowRight" ? 1 : -1));
  else return false;
  return true;
}

function does(key: string, target: Element, keys: Keys): boolean {
  const means = keys[key];
  if (!means || (key === " " && target.closest("button, a, [role=tab], [tabindex='0']"))) return false;
  means();
  return true;
}
