import { expect, test } from "vitest";
import { ago } from "./ago";

const NOON = 1_767_225_600;
const after = (seconds: number, language: string): string => ago(NOON, language, (NOON + seconds) * 1000);

test("an age is said in the largest unit that fits", () => {
  expect([0, 59, 60, 200, 3_599].map((seconds) => after(seconds, "en"))).toEqual([
    "now",
    "now",
    "1 minute ago",
    "3 minutes ago",
    "59 minutes ago",
  ]);
  expect([3_600, 86_399, 86_400, 5 * 86_400].map((seconds) => after(seconds, "en"))).toEqual([
    "1 hour ago",
    "23 hours ago",
    "yesterday",
    "5 days ago",
  ]);
});

test("in Italian, too", () => {
  expect([0, 200, 7_200, 86_400].map((seconds) => after(seconds, "it"))).toEqual([
    "ora",
    "3 minuti fa",
    "2 ore fa",
    "ieri",
  ]);
});

test("a clock that is behind the server's does not speak of the future", () => {
  expect(after(-500, "en")).toBe("now");
});
