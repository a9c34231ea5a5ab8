/** Where things are in the drawing: a square is 40 by 40, rulers stand to the left and above. */

export const SIDE = 40;
export const EDGE = 13; // for the rulers
export const RIM = 4;

interface Place {
  x: number;
  y: number;
}

export function centre({ x, y }: Place): string {
  return `${(x + 0.5) * SIDE} ${(y + 0.5) * SIDE}`;
}

/** From one square to another, as the rest of a path: straight, or in the arc of a bridge, which swings aside. */
export function leg(from: Place, to: Place, bridge = false): string {
  if (!bridge) return `L${centre(to)}`;
  const upward = from.x < to.x || (from.x === to.x && from.y < to.y) ? 1 : -1; // the same arc in both directions
  const [dx, dy] = [(to.x - from.x) * SIDE, (to.y - from.y) * SIDE];
  return `q${dx / 2 + (upward * dy) / 6} ${dy / 2 - (upward * dx) / 6} ${dx} ${dy}`;
}

export function width(columns: number): number {
  return columns * SIDE + EDGE + RIM;
}

/** How several pawns share a square: their middles, and how large they are. */
export function sharing(count: number): { places: [number, number][]; scale: number } {
  if (count <= 1) return { places: [[20, 22]], scale: 1 };
  if (count === 2)
    return {
      places: [
        [11.5, 22],
        [28.5, 22],
      ],
      scale: 0.82,
    };
  if (count <= 4)
    return {
      places: [
        [11.5, 12.5],
        [28.5, 12.5],
        [11.5, 30],
        [28.5, 30],
      ],
      scale: 0.68,
    };
  return {
    places: [
      [8, 13],
      [20, 13],
      [32, 13],
      [8, 30],
      [20, 30],
      [32, 30],
    ],
    scale: 0.56,
  };
}
