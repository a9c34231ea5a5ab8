/** Where things are in the drawing: a square is 64 by 64, a wall stands round them all. */

export const SIDE = 64;
export const EDGE = 10; // the wall

interface Place {
  x: number;
  y: number;
}

/** How many squares a board with its walls is wide. */
export function extent(squares: number): number {
  return squares + (2 * EDGE) / SIDE;
}

export function centre({ x, y }: Place): string {
  return `${(x + 0.5) * SIDE} ${(y + 0.5) * SIDE}`;
}

/** Where a square begins along a side of `of` squares, in the drawing with its walls. */
export function percent(squares: number, of: number): string {
  return `${((squares + EDGE / SIDE) / extent(of)) * 100}%`;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** The nearest of some places in the direction of an arrow key; what lies aside counts as farther away. */
export function towards<Kind extends Place>(key: string, from: Place, places: Kind[]): Kind | undefined {
  const [right, down] = ARROWS[key] ?? [0, 0];
  const far = ({ x, y }: Place): number => {
    const [dx, dy] = [x - from.x, y - from.y];
    const [on, aside] = right ? [dx * right, Math.abs(dy)] : [dy * down, Math.abs(dx)];
    return on > 0 ? on + 2 * aside : Infinity;
  };
  return places.filter((to) => far(to) < Infinity).sort((one, other) => far(one) - far(other))[0];
}

/** From one square to another, as the rest of a path: straight, or in the arc of a bridge, which swings aside. */
export function leg(from: Place, to: Place, bridge = false): string {
  if (!bridge) return `L${centre(to)}`;
  const upward = from.x < to.x || (from.x === to.x && from.y < to.y) ? 1 : -1; // the same arc in both directions
  const [dx, dy] = [(to.x - from.x) * SIDE, (to.y - from.y) * SIDE];
  return `q${dx / 2 + (upward * dy) / 6} ${dy / 2 - (upward * dx) / 6} ${dx} ${dy}`;
}

/** A number below `of`, always the same for the same place. */
export function cut({ x, y }: Place, of: number): number {
  return (x * 7 + y * 13 + ((x * y) % 5)) % of;
}

/** How several pawns share a square: where their feet are, and how large they are. `onto`: something lies there, too. */
export function sharing(count: number, onto = false): { places: [number, number][]; scale: number } {
  if (count <= 1) return onto ? { places: [[44, 60]], scale: 0.78 } : { places: [[32, 58]], scale: 0.94 };
  if (count === 2 && onto)
    return {
      places: [
        [18, 61],
        [46, 61],
      ],
      scale: 0.56,
    };
  const [columns, scale] = count === 2 ? [[19, 45], 0.74] : count <= 4 ? [[18, 46], 0.56] : [[13, 32, 51], 0.48];
  const rows = count === 2 ? [58] : [34, 61];
  return { places: rows.flatMap((y) => columns.map((x): [number, number] => [x, y])), scale };
}
