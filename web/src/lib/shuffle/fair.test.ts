import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import known from "../../../../tests/kernel/fingerprints.json";
import type { TermsShown } from "../../types";
import { type BySeat, commitmentToSalt, drawn, fingerprint, framed } from "./fair";
import { hex, hmacPlain, sha256Plain, unhex, utf8 } from "./sha256";

describe("sha256", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("agrees with the platform for %i bytes", (length) => {
    const message = Uint8Array.from({ length }, (_, at) => (at * 31) % 256);
    expect(hex(sha256Plain(message))).toBe(createHash("sha256").update(message).digest("hex"));
    const key = message.slice(0, 80);
    expect(hex(hmacPlain(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
  });
});

const fingerprints = known as unknown as {
  terms: TermsShown;
  commitment: string;
  salted: BySeat;
  salts: BySeat;
  words: string;
}[];

describe("fair chance", () => {
  it("frames parts behind their lengths", () => {
    expect(hex(framed([utf8("ab"), utf8("")]))).toBe("00000000000000026162" + "0000000000000000");
  });

  it("commits to a salt as docs/explanation/fairness.md says", () => {
    const parts = ["sexton fair chance 1", "salt", "TABLE", "0"].map(utf8);
    const expected = createHash("sha256")
      .update(framed([...parts, unhex("00ff")]))
      .digest("hex");
    expect(commitmentToSalt(unhex("00ff"), "TABLE", 0)).toBe(expected);
  });

  it.each(fingerprints)(
    "has the fingerprint that the terminal says: $words",
    ({ terms, commitment, salted, salts, words }) => {
      expect(fingerprint(terms, commitment, salted, salts)).toBe(words);
    },
  );

  it("never draws what has no weight", async () => {
    const key = unhex("01".repeat(32));
    for (let n = 0; n < 40; n++)
      expect(await drawn(key, n, [0, 3, 0, 1])).toSatisfy((outcome) => outcome === 1 || outcome === 3);
  });
});
