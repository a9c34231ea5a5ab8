import { describe, expect, it } from "vitest";
import { edgesOf, roomIn, shapeOf, type Size } from "../../../lib/page/frame";
import { middleOf, SCREENS } from "../../../samples";
import { lineOf, partsOf, RATIO, tableOf, type Area, type Sizes, type Table } from "./measures";

function tables(hand: boolean): { name: string; sizes: Sizes; table: Table }[] {
  return SCREENS.flatMap(([width, height]) =>
    [2, 3, 4, 5].map((cemeteries) => {
      const size = middleOf(width, height);
      const shape = shapeOf(size);
      const edges = edgesOf(shape, size);
      const sizes: Sizes = { ...roomIn(size, edges), shape, cemeteries, hand, corners: edges.corner };
      return { name: `${width} by ${height}, ${cemeteries} cemeteries`, sizes, table: tableOf(sizes) };
    }),
  );
}

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width - 0.5 &&
  other.x < one.x + one.width - 0.5 &&
  one.y < other.y + other.height - 0.5 &&
  other.y < one.y + one.height - 0.5;

function inside({ x, y, width, height }: Area, room: Size): boolean {
  return x >= 0 && y >= 0 && x + width <= room.width + 0.5 && y + height <= room.height + 0.5;
}

describe.each([true, false])("the measures of the table (a hand: %s)", (hand) => {
  it.each(tables(hand))("keep everything in the room and apart: $name", ({ sizes, table }) => {
    const { deck, tiles } = table.square;
    const areas = [...table.plots, deck, tiles, ...(hand ? [table.hand] : [])];
    areas.forEach((area, at) => expect(inside(area, sizes), `area ${at} ${JSON.stringify(area)}`).toBe(true));
    areas.forEach((one, at) =>
      areas
        .slice(at + 1)
        .forEach((other, more) =>
          expect(overlap(one, other), `${at} and ${at + 1 + more}: ${JSON.stringify([one, other])}`).toBe(false),
        ),
    );
  });

  it.each(tables(hand))("leave the page's corners free: $name", ({ sizes, table }) => {
    const { corners, width, height } = sizes;
    const slabs = [
      { x: 0, y: height - corners.height, width: corners.left, height: corners.height },
      { x: width - corners.right, y: height - corners.height, width: corners.right, height: corners.height },
    ];
    for (const slab of slabs) for (const area of [...table.plots, table.hand]) expect(overlap(area, slab)).toBe(false);
  });

  it.each(tables(hand))("have room for two lines of writing and for cards: $name", ({ table }) => {
    for (const plot of table.plots) {
      const { text, wall, line } = partsOf(plot);
      expect(text).toBeGreaterThanOrEqual(12);
      expect(wall).toBeGreaterThan(2.4 * text);
      expect(lineOf(3, line).width).toBeGreaterThanOrEqual(26);
    }
  });
});

describe("cards in a line", () => {
  it.each([1, 2, 5, 9, 14])("stay in their room, however many: %i", (count) => {
    const room = { width: 150, height: 62 };
    const { width, step } = lineOf(count, room);
    expect(width * RATIO).toBeLessThanOrEqual(room.height + 0.01);
    expect(step * (count - 1) + width).toBeLessThanOrEqual(room.width + 0.01);
    expect(step).toBeGreaterThan(0);
  });

  it.each([7, 9])("leave each number in sight in a robbery on a phone: %i", (count) => {
    const { width, step } = lineOf(count, { width: 310, height: 135 }, 8);
    expect(step).toBeGreaterThanOrEqual(width / 2);
  });

  it("rather become a little smaller than lie over one another", () => {
    const { width, step } = lineOf(5, { width: 350, height: 100 }, 6);
    expect(step).toBeGreaterThanOrEqual(width + 5.9);
  });
});
