import { describe, expect, it } from "vitest";
import { edgesOf, roomIn, shapeOf } from "../../../lib/page/frame";
import { middleOf, SCREENS } from "../../../samples";
import { planOf, type Plan, type Rect } from "./layout";

const BOARDS: [string, number, number][] = [
  ["iron_gate", 9, 9],
  ["lych_gate", 7, 7],
  ["abbey", 15, 11],
  ["small", 4, 5],
  ["long", 16, 3],
  ["high", 3, 16],
];

function apart(one: Rect, other: Rect): boolean {
  const x = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
  const y = one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
  return x || y;
}

describe.each(SCREENS)("a hunt at %d by %d", (width, height) => {
  const size = middleOf(width, height);
  const shape = shapeOf(size);
  const edges = edgesOf(shape, size);
  const room = roomIn(size, edges);
  const { corner } = edges;
  const slabs: Rect[] = [
    { x: 0, y: size.height - corner.height, width: corner.left, height: corner.height },
    { x: size.width - corner.right, y: size.height - corner.height, width: corner.right, height: corner.height },
  ];

  function parts(plan: Plan): Rect[] {
    return [plan.map, plan.hunters, plan.ledger, ...(plan.ways === plan.ledger ? [] : [plan.ways])];
  }

  it.each(BOARDS)("has everything of %s inside its room, and nothing over anything", (_, columns, rows) => {
    for (let seats = 2; seats <= 6; seats += 1) {
      const plan = planOf(room, shape, { columns, rows, seats });
      for (const part of parts(plan)) {
        const name = `${seats} ${JSON.stringify(part)} in ${JSON.stringify(room)}`;
        expect(part.x >= 0 && part.y >= 0 && part.width > 44 && part.height > 44, name).toBe(true);
        expect(part.x + part.width <= room.width + 1 && part.y + part.height <= room.height + 1, name).toBe(true);
        for (const other of [...parts(plan), ...slabs])
          if (other !== part) expect(apart(part, other), `${name} over ${JSON.stringify(other)}`).toBe(true);
      }
    }
  });

  it("has squares large enough for a finger", () => {
    const plan = planOf(room, shape, { columns: 9, rows: 9, seats: 4 });
    expect(plan.cell).toBeGreaterThanOrEqual(width < 360 ? 33 : 34);
    if (width > 1900) expect(plan.cell).toBeGreaterThan(90);
  });
});
