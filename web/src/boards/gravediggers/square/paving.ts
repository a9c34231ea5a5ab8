/** How large the flagstones are, so that all of them fit. */

export const GAP = 3;
const LARGEST = 58;

/** The largest with which `count` of them fit, and how many lie in a row. A page without room as yet has none at all. */
export function pavedFor(count: number, area: { width: number; height: number }): { size: number; across: number } {
  const ways = Array.from({ length: Math.max(1, count) }, (_, at) => {
    const [across, rows] = [at + 1, Math.max(1, Math.ceil(count / (at + 1)))];
    return { across, size: Math.max(0, Math.min(area.width / across, area.height / rows, LARGEST) - GAP) };
  });
  return ways.reduce((best, way) => (way.size >= best.size ? way : best));
}
