/** The frame of a table: how much room a board has, and which edges of it the question takes. */

export type Shape = "upright" | "wide" | "low"; // held upright, a desk's screen, a phone on its side

export interface Size {
  width: number;
  height: number;
}

/** What the page lays over a board, in pixels from its edges. */
export interface Edges {
  bottom: number;
  right: number;
  corner: { left: number; right: number; height: number }; // two slabs at the bottom, with room between them
  letters: number; // how much larger than usual the question is written
}

const LOW = 520; // a middle this low has no room for a question below the board
const TALL = 700;
const LARGE = 860; // of a middle higher than this the question's letters and slabs take their part
const NONE: Edges = { bottom: 0, right: 0, corner: { left: 0, right: 0, height: 0 }, letters: 1 };

const between = (least: number, value: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)));

export function shapeOf({ width, height }: Size): Shape {
  if (width <= height) return "upright";
  return height < LOW ? "low" : "wide";
}

/** Where the question lies: a bar below, two slabs in the corners, or a column at the right. */
export function edgesOf(shape: Shape, { width, height }: Size): Edges {
  if (shape === "upright") return { ...NONE, bottom: height < TALL ? 80 : 96 };
  if (shape === "low") return { ...NONE, right: between(190, width * 0.27, 280) };
  const letters = Math.max(1, Math.min(height / LARGE, width / 1200, 1.4));
  const [left, right] = [between(220, width * 0.29, 340 * letters), between(180, width * 0.23, 280 * letters)];
  return { ...NONE, corner: { left, right, height: Math.round(124 * letters) }, letters };
}

export function roomIn({ width, height }: Size, edges: Edges): Size {
  return { width: width - edges.right, height: height - edges.bottom };
}

/** The edges as custom properties, for a board's styles. */
export function styleOf(edges: Edges): string {
  const { bottom, right, corner, letters } = edges;
  return (
    `--edge-bottom: ${bottom}px; --edge-right: ${right}px; ` +
    `--corner-left: ${corner.left}px; --corner-right: ${corner.right}px; --corner-height: ${corner.height}px; ` +
    `--letters: ${letters.toFixed(2)}`
  );
}

export { NONE as NO_EDGES };
