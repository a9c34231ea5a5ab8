import { expect, test } from "vitest";
import { packed, unpacked } from "./passkey";

test("bytes go to text and back, whatever they are", () => {
  for (const length of [0, 1, 2, 3, 255, 256]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + 250) % 256);
    const text = packed(bytes.buffer);
    expect(text).toMatch(/^[\w-]*$/);
    expect([...unpacked(text)]).toEqual([...bytes]);
  }
});
