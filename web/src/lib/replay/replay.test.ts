import { describe, expect, it } from "vitest";
import type { Told } from "../../types";
import { Words } from "../words/fluent";
import { hashOf, momentAt, momentsOf, placeIn, type Step } from "./replay";

const words = new Words(
  "en",
  "told-dealt = Ada is dealt { $card }.\ntogether-dealt = Ada is dealt { $cards }.\ntold-begins = Ada begins.\nchapter-begins = Ada's go\n",
);
const dealt = (card: string): Told => ({ told: "dealt", rule: "GD-5", seat: 0, card }) as unknown as Told;
const begins = { told: "begins", rule: "GD-7", seat: 0 } as unknown as Told;
const step = (seq: number, ...heard: Told[]): Step => ({ seq, rule: "GD-5", heard, aids: {}, view: seq });

describe("a replay", () => {
  it("shows a deal as one moment, and what nobody announced with what led to it", () => {
    const steps = [step(1, dealt("2")), step(2), step(3, dealt("5")), step(4, begins), step(5), step(6, dealt("X"))];
    const moments = momentsOf(steps, [{ after: 5, note: { note: "left", seat: 0 } as never }], words);
    expect(moments.map((one) => one.step.seq)).toEqual([3, 5, 6]);
    expect(moments.map((one) => one.heard.length)).toEqual([2, 1, 1]);
    expect(moments.map((one) => one.begins)).toEqual([false, true, false]);
    expect(moments.map((one) => one.notes.length)).toEqual([0, 1, 0]);
    expect(moments[0]!.step.view).toBe(3);
  });

  it("begins with what nobody announced, too", () => {
    expect(momentsOf([step(1), step(2), step(3, begins)], [], words).map((one) => one.step.seq)).toEqual([3]);
  });

  it("finds the moment of a step", () => {
    const moments = momentsOf([step(1, dealt("2")), step(2, dealt("3")), step(3, begins)], [], words);
    expect([1, 2, 3, 99].map((seq) => momentAt(moments, seq))).toEqual([0, 0, 1, 1]);
  });

  it("has an address for every step and seat", () => {
    expect(placeIn("#57&as=1")).toEqual({ seq: 57, as: "1", review: false });
    expect(placeIn("#check")).toEqual({ seq: null, as: "public", review: false });
    expect(placeIn("#9&as=<script>")).toEqual({ seq: 9, as: "public", review: false });
    expect(hashOf({ seq: 57, as: "1" })).toBe("#57&as=1");
    expect(hashOf({ seq: 57, as: "public" })).toBe("#57");
  });
});
