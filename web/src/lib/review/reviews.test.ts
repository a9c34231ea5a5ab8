import { expect, test } from "vitest";
import type { DecisionShown } from "../../types";
import { adviceOn, answerTo } from "./reviews";

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
