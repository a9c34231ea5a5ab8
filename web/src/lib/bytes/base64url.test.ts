import { expect, test } from "vitest";
import { packed, unpacked } from "./base64url";

test("bytes go to text and back, whatever they are", () => {
  for (const length of [0, 1, 2, 3, 255, 256]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + 250) % 256);
    const text = packed(bytes.buffer);
    expect(text).toMatch(/^[\w-]*$/);
    expect([...unpacked(text)]).toEqual([...bytes]);
  }
});

test("letters that may stand in an address are read", () => {
  expect([...unpacked("-_8A")]).toEqual([251, 255, 0]);
});
