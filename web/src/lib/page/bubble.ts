/** Where a bubble stands: beside what it speaks of, never over it, and always wholly in sight. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

/** Above it, if there is room: a finger covers what is below. Else below, else at the side with more room. */
export function placed(beside: Box, bubble: Size, sight: Size): { left: number; top: number } {
  const within = (wanted: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(wanted, room - size - EDGE));
  const left = within((beside.left + beside.right - bubble.width) / 2, bubble.width, sight.width);
  const above = beside.top - GAP - bubble.height;
  if (above >= EDGE) return { left, top: above };
  const below = beside.bottom + GAP;
  if (below + bubble.height <= sight.height - EDGE) return { left, top: below };
  const top = within((beside.top + beside.bottom - bubble.height) / 2, bubble.height, sight.height);
  const onLeft = beside.left > sight.width - beside.right;
  const beyond = onLeft ? beside.left - GAP - bubble.width : beside.right + GAP;
  return { left: within(beyond, bubble.width, sight.width), top };
}

const FINGER = 30; // pixels around the middle of a touch
const LARGE = 0.45; // of the sight: what is larger is no place to stand beside

/** What the bubble keeps clear of: the thing itself, or where it was pointed at if the thing is large. */
export function kept(thing: Box, at: { x: number; y: number } | null, finger: boolean, sight: Size): Box {
  const around = finger ? FINGER : 4;
  const point = at && { left: at.x - around, top: at.y - around, right: at.x + around, bottom: at.y + around };
  const large = thing.right - thing.left > LARGE * sight.width && thing.bottom - thing.top > LARGE * sight.height;
  if (!point) return thing;
  if (large) return point;
  if (!finger) return thing;
  return {
    left: Math.min(thing.left, point.left),
    top: Math.min(thing.top, point.top),
    right: Math.max(thing.right, point.right),
    bottom: Math.max(thing.bottom, point.bottom),
  };
}
