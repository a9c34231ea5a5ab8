import { expect, it } from "vitest";
import { asMinute, asTime } from "./minutes";

it("tells minutes as times and back", () => {
  for (const minute of [0, 59, 60, 22 * 60 + 5, 1439]) expect(asMinute(asTime(minute))).toBe(minute);
  expect(asTime(425)).toBe("07:05");
});
