import { describe, expect, it } from "vitest";
import type { OverShown } from "../../types";
import { rankedIn, signed, standingOf } from "./ranking";

const over = { kind: "over", scores: [-3, 20, 20, 4], ranking: [[1, 2], [3], [0]], reason: "" } as unknown as OverShown;

describe("where somebody stands", () => {
  it("counts those who are equal at one place", () =>
    expect(rankedIn(over).map(({ seat, place, score }) => `${place}: ${seat} with ${score}`)).toEqual([
      "1: 1 with 20",
      "1: 2 with 20",
      "3: 3 with 4",
      "4: 0 with −3",
    ]));

  it("says how far a winner is ahead and how far the others are behind", () => {
    expect(standingOf(over, 1)).toEqual({ place: 1, ahead: 16, shared: true });
    expect(standingOf(over, 0)).toEqual({ place: 4, ahead: 23, shared: false });
    expect(standingOf(over, null)).toBeNull();
  });

  it("writes gains with their sign", () => expect([5, 0, -2].map(signed)).toEqual(["+5", "0", "−2"]));
});
