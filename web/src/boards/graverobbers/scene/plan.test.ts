import { describe, expect, it } from "vitest";
import { edgesOf, roomIn, shapeOf } from "../../../lib/page/frame";
import { middleOf, SCREENS } from "../../../samples";
import { CARD, planOf, stepOf, type Box, type Plan } from "./plan";

const tables = SCREENS.flatMap(([width, height]) => [3, 4, 5, 6].map((seats) => [width, height, seats] as const));

function laid(width: number, height: number, seats: number, top = 0): { plan: Plan; room: Box; corners: Box[] } {
  const size = middleOf(width, height);
  const shape = shapeOf(size);
  const edges = edgesOf(shape, size);
  const room = roomIn(size, edges);
  const { corner } = edges;
  const at = (x: number, w: number): Box => ({ x, y: room.height - corner.height, w, h: corner.height });
  const corners = shape === "wide" ? [at(0, corner.left - 8), at(room.width - corner.right + 8, corner.right)] : [];
  return {
    plan: planOf(shape, room, { seats, own: true, top }),
    room: { x: 0, y: 0, w: room.width, h: room.height },
    corners,
  };
}

const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.w <= outer.x + outer.w + 0.01 &&
  inner.y + inner.h <= outer.y + outer.h + 0.01;
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w - 0.01 &&
  other.x < one.x + one.w - 0.01 &&
  one.y < other.y + other.h - 0.01 &&
  other.y < one.y + one.h - 0.01;

describe("the plan of the cemetery", () => {
  it.each(tables)("keeps everything in its room and apart at %d by %d with %d players", (width, height, seats) => {
    const { plan, room, corners } = laid(width, height, seats);
    const { signs, lawn, goals, worth, round, hand } = plan;
    const boxes = { signs, lawn, goals, worth, round, hand };
    for (const [name, box] of Object.entries(boxes)) {
      expect(holds(room, box), name).toBe(true);
      for (const corner of corners) expect(meet(box, corner), name).toBe(false);
    }
    const pocket = Object.entries(boxes).flatMap(([name, one], at) =>
      Object.entries(boxes)
        .slice(at + 1)
        .filter(([, other]) => meet(one, other))
        .map(([other]) => `${name} ${other}`),
    );
    // Held upright, what the hand is worth stands in the hand's free pocket.
    expect(pocket).toEqual(hand.columns === 5 ? ["worth hand"] : []);
  });

  it.each(tables)("has room for seven cards that can be read at %d by %d with %d players", (width, height, seats) => {
    const { graves, lawn } = laid(width, height, seats, 17).plan;
    const step = stepOf(graves, 7);
    expect(graves.card).toBeGreaterThan(26);
    expect(step).toBeGreaterThanOrEqual(graves.card * 0.44);
    expect(6 * step + graves.card * CARD).toBeLessThanOrEqual(graves.run + 0.01);
    expect(graves.bed.y + graves.bed.h).toBeLessThanOrEqual(lawn.h);
    expect(graves.pitch * 7).toBeLessThanOrEqual(lawn.w + 0.01);
  });

  it("keeps cards large enough to be told apart below a guide on a small phone", () => {
    const { graves } = planOf("upright", { width: 360, height: 366 }, { seats: 3, own: true, top: 0 });
    expect(graves.card).toBeGreaterThanOrEqual(26);
    expect(stepOf(graves, 3)).toBeGreaterThanOrEqual(8);
    expect(6 * stepOf(graves, 7) + graves.card * CARD).toBeLessThanOrEqual(graves.run + 0.01);
  });

  it.each(tables)("gives a finger its room in the hand at %d by %d with %d players", (width, height, seats) => {
    const { hand, worth } = laid(width, height, seats).plan;
    const column = hand.w / hand.columns;
    expect(hand.card).toBeGreaterThanOrEqual(36);
    expect(hand.card * CARD * hand.rows).toBeLessThanOrEqual(hand.h);
    if (hand.columns === 5) expect(worth.x).toBeGreaterThanOrEqual(hand.x + 4 * column);
    const places = Array.from({ length: 9 }, (_, at) => JSON.stringify(hand.place(at)));
    expect(new Set(places).size).toBe(9);
  });

  it("gives what a watcher does not need to the graves", () => {
    const room = { width: 360, height: 512 };
    const [own, watched] = [true, false].map((own) => planOf("upright", room, { seats: 4, own, top: 0 }));
    expect(watched!.lawn.h).toBeGreaterThan(own!.lawn.h + 80);
  });
});
