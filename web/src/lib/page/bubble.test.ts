import { describe, expect, it } from "vitest";
import { type Box, kept, placed } from "./bubble";

const PHONE = { width: 360, height: 640 };
const LOW = { width: 683, height: 384 };
const BUBBLE = { width: 240, height: 90 };

const over = (box: Box, at: { left: number; top: number }): boolean =>
  at.left < box.right && box.left < at.left + BUBBLE.width && at.top < box.bottom && box.top < at.top + BUBBLE.height;

describe("a bubble", () => {
  it("stands beside what it speaks of and wholly in sight, wherever that is", () => {
    for (const sight of [PHONE, LOW])
      for (let left = 0; left < sight.width; left += 31)
        for (let top = 0; top < sight.height; top += 31) {
          const card = { left, top, right: left + 44, bottom: top + 60 };
          const at = placed(card, BUBBLE, sight);
          expect(over(card, at)).toBe(false);
          expect(at.left >= 8 && at.left + BUBBLE.width <= sight.width - 8).toBe(true);
          expect(at.top >= 8 && at.top + BUBBLE.height <= sight.height - 8).toBe(true);
        }
  });

  it("goes to the side where there is no room above or below", () => {
    const pillar = { left: 400, top: 20, right: 460, bottom: 370 };
    expect(over(pillar, placed(pillar, BUBBLE, LOW))).toBe(false);
  });

  it("keeps clear of the finger, and of the point alone where the thing is large", () => {
    const card = { left: 100, top: 300, right: 130, bottom: 330 };
    expect(kept(card, { x: 115, y: 315 }, true, PHONE)).toEqual({ left: 85, top: 285, right: 145, bottom: 345 });
    expect(kept(card, { x: 115, y: 315 }, false, PHONE)).toEqual(card);
    const board = { left: 0, top: 50, right: 360, bottom: 500 };
    expect(kept(board, { x: 100, y: 200 }, false, PHONE)).toEqual({ left: 96, top: 196, right: 104, bottom: 204 });
    expect(kept(board, null, false, PHONE)).toEqual(board);
  });
});
