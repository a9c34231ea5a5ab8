import { expect, test } from "vitest";
import type { DecisionShown } from "../../types";
import { adviceOn, answerTo, barsOf } from "./reviews";

const tried = (move: string, share: number, error: number, sure = true) => ({ move, said: move, share, error, sure });
const decision: DecisionShown = {
  line: 57,
  question: "Which fist?",
  played: "fist 3",
  said: "3",
  verdict: "mistake",
  judged: "",
  advice: "",
  cost: 9,
  tried: [tried("fist 1", 50, 2), tried("fist 0", 49.2, 2), tried("fist 3", 41, 2), tried("fist 2", 30, 0, false)],
};

test("an answer that is tried is judged by what the review found", () => {
  expect(answerTo(decision, "fist 1")).toEqual(["try-best", { share: 50, best: 50 }]);
  expect(answerTo(decision, "fist 0")[0]).toBe("try-alike");
  expect(answerTo(decision, "fist 3")).toEqual(["try-same", { share: 41, best: 50 }]);
  expect(answerTo(decision, "fist 2")).toEqual(["try-worse", { share: 30, best: 50 }]);
  expect(answerTo(decision, "fist 9")).toEqual(["try-unknown", {}]);
  expect(answerTo({ ...decision, verdict: "only", tried: [] }, "fist 3")).toEqual(["try-only", {}]);
});

test("the board shows something better only where there is", () => {
  expect(adviceOn(decision)).toBe("fist 1");
  expect(adviceOn({ ...decision, verdict: "slip" })).toBe("fist 1");
  expect(adviceOn({ ...decision, verdict: "close" })).toBe("fist 3");
});

test("the account is drawn from the fair share to the result", () => {
  const bars = barsOf(["33", "−2", "+70", "+10", "−111", "0"]);
  const drawn = bars.map(({ from, to, kind }) => [kind, Math.round(111 * from), Math.round(111 * to)]);
  expect(drawn).toEqual([
    ["whole", 0, 33],
    ["less", 31, 33],
    ["more", 31, 101],
    ["more", 101, 111],
    ["less", 0, 111],
    ["whole", 0, 0],
  ]);
});

test("what leads below nothing or beyond a victory has room, and a small account keeps its scale", () => {
  const below = barsOf(["50", "−90", "+90", "50"]);
  expect(below.every(({ from, to }) => 0 <= from && from <= to && to <= 1)).toBe(true);
  expect(below[1]!.from).toBe(0);
  expect(barsOf(["50", "−50", "0"])[0]).toEqual({ from: 0, to: 0.5, kind: "whole" });
});
