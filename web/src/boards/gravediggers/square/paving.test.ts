import { expect, it } from "vitest";
import { GAP, pavedFor } from "./paving";

it("lays the largest stones that fit, and none where a page has no room as yet", () => {
  expect(pavedFor(8, { width: 560, height: 50 })).toEqual({ size: 50 - GAP, across: 8 });
  expect(pavedFor(4, { width: 100, height: 100 })).toEqual({ size: 50 - GAP, across: 2 });
  for (const area of [
    { width: 560, height: -11.8 },
    { width: -8, height: 100 },
    { width: 0, height: 0 },
  ])
    expect(pavedFor(8, area).size).toBe(0);
});
