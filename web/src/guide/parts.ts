/** The parts of the page that a guide can speak of: elements that carry their names in data-guide. */

import { calm } from "../lib/page/settings.svelte";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AROUND = 4; // pixels between a part and its ring
const EDGE = 2; // and between the ring and the edge of the board

function partsNamed(part: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-guide~="${CSS.escape(part)}"]`)];
}

export function isShown(part: string): boolean {
  return partsNamed(part).length > 0;
}

/** What is drawn of it: an element that lays out nothing itself is where its first child is. */
function drawn(one: Element): Element {
  const first = one.firstElementChild;
  return first && getComputedStyle(one).display === "contents" ? drawn(first) : one;
}

/** Around all that has this name, as far as it can be seen where its board scrolls. */
export function boxOf(part: string): Box | null {
  const found = partsNamed(part);
  const boxes = found.map((one) => drawn(one).getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
  if (!boxes.length) return null;
  const frame = found[0]!.closest(".board, main")?.getBoundingClientRect();
  const left = Math.max(Math.min(...boxes.map((box) => box.left)) - AROUND, (frame?.left ?? 0) + EDGE);
  const top = Math.max(Math.min(...boxes.map((box) => box.top)) - AROUND, (frame?.top ?? 0) + EDGE);
  const right = Math.min(Math.max(...boxes.map((box) => box.right)) + AROUND, (frame?.right ?? innerWidth) - EDGE);
  const bottom = Math.min(Math.max(...boxes.map((box) => box.bottom)) + AROUND, (frame?.bottom ?? innerHeight) - EDGE);
  return right - left > 12 && bottom - top > 12 ? { left, top, width: right - left, height: bottom - top } : null;
}

export function bringIntoView(part: string): void {
  partsNamed(part)[0]?.scrollIntoView?.({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
}

/** The keyboard goes there: to the first thing that may be picked, else touched, or to the part itself. */
export function focusOn(part: string): void {
  const found = partsNamed(part)[0];
  if (!found) return;
  const touchable = found.matches("button, a, input, [tabindex]")
    ? found
    : (found.querySelector<HTMLElement>(".pick") ??
      found.querySelector<HTMLElement>("button:enabled, a, input, summary, [tabindex='0']"));
  if (!touchable) found.tabIndex = -1;
  (touchable ?? found).focus();
  bringIntoView(part);
}
