/** Fingers, mouse and wheel on a piece of ground: a tap, a pull, two fingers, a turn of the wheel. */

const FAR = 8; // pixels before a press is a pull
const NOTCH = 0.0016; // how much one pixel of the wheel zooms

export interface Point {
  x: number;
  y: number;
}

export interface Hands {
  press?: (at: Point) => void; // a finger has come down
  tap?: () => void; // and was lifted where it came down
  grab?: () => boolean; // whether something lay there that can be pulled about
  pull?: (at: Point) => void; // what was grabbed is here now
  pan?: (by: Point) => void;
  zoom?: (by: number, at: Point) => void;
}

/** `{@attach gestures(() => hands)}` */
export function gestures(hands: () => Hands) {
  return (node: HTMLElement): (() => void) => {
    const down = new Map<number, Point>();
    let from: Point | null = null; // where a single finger went down, until it is clear what it wants
    let does: "tap" | "pan" | "pull" | "pinch" = "tap";

    function press(event: PointerEvent): void {
      if (event.button || (event.target instanceof Element && event.target.closest("button"))) return;
      node.setPointerCapture?.(event.pointerId);
      down.set(event.pointerId, at(event));
      if (down.size === 1) {
        [from, does] = [at(event), "tap"];
        hands().press?.(from);
      } else if (hands().zoom) does = "pinch";
    }

    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (does === "pinch") pinch(event.pointerId, before, now);
      else if (does === "tap" && from && apart(from, now) > FAR) begin(now);
      else if (does === "pan") hands().pan?.({ x: now.x - before.x, y: now.y - before.y });
      else if (does === "pull") hands().pull?.(now);
      if (does !== "tap") down.set(event.pointerId, now);
    }

    function begin(now: Point): void {
      does = hands().grab?.() ? "pull" : "pan";
      if (does === "pan") hands().pan?.({ x: now.x - from!.x, y: now.y - from!.y });
      else hands().pull?.(now);
    }

    function pinch(id: number, before: Point, now: Point): void {
      const other = [...down].find(([one]) => one !== id)?.[1];
      if (!other) return;
      const by = apart(other, now) / Math.max(1, apart(other, before));
      hands().pan?.({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
      hands().zoom?.(by, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }

    function up(event: PointerEvent): void {
      if (!down.delete(event.pointerId)) return;
      if (does === "tap" && from && !down.size) hands().tap?.();
      if (!down.size) [from, does] = [null, "tap"];
    }

    function cancel(event: PointerEvent): void {
      down.delete(event.pointerId);
      if (!down.size) [from, does] = [null, "tap"];
    }

    function wheel(event: WheelEvent): void {
      const { zoom } = hands();
      if (!zoom) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      zoom(Math.exp(-event.deltaY * lines * NOTCH), at(event));
    }

    node.addEventListener("pointerdown", press);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", cancel);
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("wheel", wheel);
    };
  };
}

/** A card pulled out of the hand: it follows the finger, and the ground under it is told. */
export function carry(card: { take: () => boolean; over: (at: Point) => void }) {
  return (node: HTMLElement): (() => void) => {
    let from: Point | null = null;
    let image: HTMLElement | null = null;

    function press(event: PointerEvent): void {
      if (event.button) return;
      from = at(event);
      node.setPointerCapture?.(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (!from) return;
      const now = at(event);
      if (!image) {
        if (apart(from, now) < FAR) return;
        if (!card.take()) return void (from = null);
        image = lift(node);
      }
      image.style.transform = `translate(${now.x - from.x}px, ${now.y - from.y - 28}px)`;
      card.over(now);
    }

    function up(): void {
      if (image) {
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      }
      end();
    }

    function end(): void {
      image?.remove();
      [image, from] = [null, null];
    }

    node.addEventListener("pointerdown", press);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", end);
    return () => {
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", end);
      end();
    };
  };
}

function lift(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const image = document.importNode(node, true);
  image.setAttribute("aria-hidden", "true");
  Object.assign(image.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    opacity: "0.75",
    pointerEvents: "none",
    zIndex: "60",
  });
  document.body.append(image);
  return image;
}

const at = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });
const apart = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y);

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
