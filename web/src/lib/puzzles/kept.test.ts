import { beforeEach, expect, test } from "vitest";
import { noteEnd, noteWrong, signsOf, stateOf, streakOn, wrongAt } from "./kept";

beforeEach(() => localStorage.clear());

test("a puzzle is solved at a try, and what was first stays", () => {
  expect(stateOf("vampire", 3)).toBe("new");
  noteWrong("vampire", 3);
  noteWrong("vampire", 3);
  noteEnd("vampire", 3, true, null);
  noteWrong("vampire", 3);
  noteEnd("vampire", 3, false, null);
  expect([stateOf("vampire", 3), wrongAt("vampire", 3)]).toEqual(["solved", 2]);
  expect(stateOf("vampire", 4)).toBe("new");
});

test("whose answer was looked up is not solved by typing it", () => {
  noteEnd("vampire", 3, false, "2026-11-18");
  noteEnd("vampire", 3, true, "2026-11-18");
  expect(stateOf("vampire", 3)).toBe("given-up");
  expect(streakOn("2026-11-18")).toBe(0);
});

test("days in a row are counted over the end of a month, and up to yesterday", () => {
  for (const day of ["2026-10-28", "2026-10-30", "2026-10-31", "2026-11-01"]) noteEnd(`game ${day}`, 1, true, day);
  expect(streakOn("2026-11-01")).toBe(3);
  expect(streakOn("2026-11-02")).toBe(3); // today's can still be solved
  expect(streakOn("2026-11-03")).toBe(0);
});

test("a browser that keeps nonsense keeps nothing", () => {
  localStorage.setItem("sexton.puzzles", "no JSON");
  expect(stateOf("vampire", 1)).toBe("new");
});

test("the signs to share tell how it went", () => {
  expect([signsOf(0, "solved"), signsOf(2, "solved"), signsOf(1, "given-up")]).toEqual(["✓", "✗✗✓", "✗…"]);
});
