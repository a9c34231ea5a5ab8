import { describe, expect, it } from "vitest";
import { edgesOf, roomIn, shapeOf } from "../../../lib/page/frame";
import { middleOf, SCREENS } from "../../../samples";
import { planOf } from "./layout";

describe.each(SCREENS)("a screen of %i by %i", (wide, high) => {
  const size = middleOf(wide, high);
  const shape = shapeOf(size);
  const room = roomIn(size, edgesOf(shape, size));

  it.each([1, 2, 3])("has room for everything, with %i others", (others) => {
    const { offered, held, stone, column, own, other, hand } = planOf(shape, room, others);
    const inRow = shape === "wide" ? 0 : own;
    expect(5 * stone.width).toBeLessThanOrEqual(
      shape === "upright" ? room.width : Math.max(column, room.width - column),
    );
    expect(4 * offered * 2.1).toBeLessThanOrEqual(column);
    expect(5 * held * 2.1).toBeLessThanOrEqual(room.width);
    expect(inRow + others * other).toBeLessThanOrEqual(column);
    expect(other).toBeGreaterThanOrEqual(40); // a finger, and nine halves
    expect(stone.width).toBeGreaterThanOrEqual(42);
    const yard =
      shape === "upright"
        ? room.height - Math.max(46, offered * 1.1) - stone.height - own - 20 - hand - 14
        : room.height - hand - (shape === "wide" ? stone.height + 34 : 7);
    expect(yard).toBeGreaterThanOrEqual(5 * 28); // cells large enough for a finger, and five of them
  });

  it.each([2, 3, 4])("shows who looks on %i vaults larger than to who plays", (vaults) => {
    const played = planOf(shape, room, vaults - 1);
    const { column, other, hand } = planOf(shape, room, vaults, false);
    expect(other).toBeGreaterThan(played.other);
    const across = Math.min(vaults, Math.floor(column / (other + 12)));
    expect(Math.ceil(vaults / across)).toBeLessThanOrEqual(shape === "wide" ? vaults : 1);
    if (shape !== "wide") expect(hand).toBe(0);
  });
});
