import { describe, expect, it } from "vitest";
import type { OverShown, TallyShown } from "../../types";
import { decidingIn, rankedIn, signed, standingOf } from "./ranking";

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

  it("names the line of the reckoning that set them apart where all points came at once", () => {
    const ended = { kind: "over", scores: [11, 8], ranking: [[0], [1]], reason: "" } as unknown as OverShown;
    const rows = [
      ["cards in hand · GR-20", "+6", "+7"],
      ["accusations · GR-23", "+5", "−3"],
      ["bobbies · GR-21", "·", "+4"],
      ["points", "11", "8"],
    ];
    const all = { seq: 9, heading: "The reckoning", gains: [11, 8] };
    const tally: TallyShown = { tables: [{ title: "", head: ["", "A", "B"], rows, ends: [3] }], turn: all };
    expect(decidingIn(tally, ended, 1)).toEqual({ heading: "accusations", gains: [5, -3] });
    const some = { ...tally, turn: { ...all, gains: [5, 0] } };
    expect(decidingIn(some, ended, null)).toBe(some.turn);
    expect(decidingIn({ ...tally, turn: null }, ended, 0)).toBeNull();
  });

  it("writes gains with their sign", () => expect([5, 0, -2].map(signed)).toEqual(["+5", "0", "−2"]));
});
