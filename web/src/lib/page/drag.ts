/** Dragging, for any board: a source carries picks, and so does every element with data-drop. */

import type { Choice, Picks } from "../table/choice.svelte";

const FAR = 8; // pixels before a press is a drag

/** `{@attach drag(choosing, picks)}`: press, pull, let go over a target; without pulling it stays a click. */
export function drag(choosing: Choice, picks: () => Picks | null) {
  return (node: HTMLElement): (() => void) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;

    function down(event: PointerEvent): void {
      if (event.button || !picks() || !choosing.possible(picks()!)) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost && Math.hypot(dx, dy) < FAR) return;
      if (!ghost) begin();
      ghost!.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-8, Math.min(8, dx / 12))}deg)`;
      point(targetAt(event.clientX, event.clientY));
    }

    function begin(): void {
      node.setPointerCapture(from!.id);
      choosing.pick(picks()!);
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("id");
      ghost.setAttribute("aria-hidden", "true");
      ghost.classList.add("drag-ghost");
      Object.assign(ghost.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        pointerEvents: "none",
        zIndex: "60",
        margin: "0",
      });
      document.body.append(ghost);
    }

    function point(next: Element | null): void {
      if (next === over) return;
      over?.classList.remove("drag-over");
      over = next;
      over?.classList.add("drag-over");
    }

    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const target = ghost ? dropAt(event.clientX, event.clientY) : null;
      if (ghost) addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      end();
      if (target && choosing.fits(dropped(target))) choosing.pick({ ...picks(), ...dropped(target) });
      else if (target) choosing.touch(dropped(target));
    }

    function end(): void {
      ghost?.remove();
      point(null);
      ghost = null;
      from = null;
    }

    const dropAt = (x: number, y: number): Element | null =>
      document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;
    const dropped = (target: Element): Picks => JSON.parse(target.getAttribute("data-drop")!) as Picks;

    function targetAt(x: number, y: number): Element | null {
      const found = dropAt(x, y);
      return found && choosing.fits(dropped(found)) ? found : null;
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", end);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", end);
      end();
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
