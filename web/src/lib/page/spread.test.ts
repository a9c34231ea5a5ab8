import { describe, expect, it } from "vitest";
import { spread } from "./spread";

const CARD = { ratio: 1.4, most: 54, least: 24, gap: 4 };
const inside = (count: number, wide: number, high: number): boolean => {
  const { width, places } = spread(count, { wide, high }, CARD);
  return places.every(({ x, y }) => x >= 0 && x + width <= wide + 0.01 && y + width * CARD.ratio <= high + 0.01);
};

describe("cards in lines", () => {
  it("are as large as they may be while there is room", () => {
    expect(spread(3, { wide: 300, high: 100 }, CARD).width).toBe(54);
    expect(spread(0, { wide: 300, high: 100 }, CARD).places).toEqual([]);
  });

  it("shrink before they overlap, and never leave their room", () => {
    for (let count = 1; count <= 20; count += 1) expect(inside(count, 160, 76)).toBe(true);
    expect(spread(9, { wide: 160, high: 76 }, CARD).width).toBeGreaterThanOrEqual(24);
  });

  it("stay where they are when one more comes that fits", () => {
    const [few, more] = [spread(2, { wide: 300, high: 100 }, CARD), spread(3, { wide: 300, high: 100 }, CARD)];
    expect(more.places.slice(0, 2)).toEqual(few.places);
  });

  it("are laid out before their room is known", () => {
    expect(spread(4, { wide: 0, high: 0 }, CARD).places.length).toBe(4);
  });
});
