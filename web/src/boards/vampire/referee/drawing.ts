/** A board that comes with the game, from its drawing: squares, and ways between those beside one another. */

import type { Drawn, Square } from "../aids";

const KINDS: Record<string, string> = {
  o: "plain",
  G: "green-x",
  R: "red-x",
  "*": "shadow",
  P: "pick",
  S: "shovel",
  K: "stake",
};

export function mapOf(drawing: string): Drawn {
  const [title = "", ...lines] = drawing.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const squares = rows.flatMap((row, y) =>
    row.flatMap((mark, x): Square[] => (KINDS[mark] ? [{ name: `${x},${y}`, x, y, kind: KINDS[mark] }] : [])),
  );
  const names = new Set(squares.map(({ name }) => name));
  const links = squares.flatMap(({ name, x, y }) =>
    [`${x + 1},${y}`, `${x},${y + 1}`]
      .filter((other) => names.has(other))
      .map((other): [string, string] => [name, other]),
  );
  const columns = Math.max(...rows.map((row) => row.length));
  return {
    name: title.replace(/^board /, ""),
    ours: true,
    columns,
    rows: rows.length,
    squares,
    links,
    bridges: [],
    walls: [],
  };
}
