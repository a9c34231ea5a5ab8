import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { check } from "./check";
import { commitmentToSalt, commitmentToSecret, drawn, keyFrom } from "./fair";
import { unhex } from "./sha256";

const terms = { table: "abc", game: "toy", edition: 1, options: "{}", seats: 2 };
const [secret, salt] = ["ab".repeat(32), "cd".repeat(32)];
const weights = [3, 1, 4];

function chained(bodies: string[]): string {
  let digest = Buffer.alloc(0);
  return bodies
    .map((body) => {
      digest = createHash("sha256").update(Buffer.concat([digest, Buffer.from(body)])).digest();
      return `${body} ~${body === "end" ? digest.toString("hex") : digest.toString("hex").slice(0, 16)}\n`;
    })
    .join("");
}

async function bodies(change: Partial<{ salt: string; outcome: number; secret: string }> = {}): Promise<string[]> {
  const salted = await commitmentToSalt(unhex(salt), "abc", 0);
  const key = await keyFrom(unhex(secret), terms, new Map([[0, salted]]), new Map([[0, salt]]));
  const outcome = await drawn(key, 0, weights);
  return [
    "sexton record 1",
    "table abc",
    "game toy 1",
    "seats 2",
    "options {}",
    "player 0 human",
    "player 1 bot greedy",
    "dice audited",
    `commitment ${await commitmentToSecret(unhex(secret), terms)}`,
    `salted 0 ${salted}`,
    "closed",
    `salt 0 ${change.salt ?? salt}`,
    "begin",
    `1 draw GD-7 ${change.outcome ?? outcome}`,
    "2 answer GD-10 0 stop",
    'over {"scores":[1,0],"ranking":[[0],[1]]}',
    `secret ${change.secret ?? secret}`,
    "end",
  ];
}

const known = { draws: [{ seq: 1, weights }] };
const wrong = async (text: string): Promise<string[]> => (await check(text, known, null)).filter((one) => one.right === false).map((one) => one.part);

describe("checking a record", () => {
  it("finds nothing wrong with a good one", async () => {
    const findings = await check(chained(await bodies()), known, null);
    expect(findings.map((one) => [one.part, one.right])).toEqual([
      ["chain", true],
      ["commitment", true],
      ["salts", true],
      ["draws", true],
    ]);
  });

  it("finds a changed byte", async () => {
    const text = chained(await bodies()).replace("0 stop", "0 stab");
    expect(await check(text, known, null)).toEqual([{ part: "chain", right: false, facts: { line: 15 } }]);
  });

  it("finds a draw, a salt or a secret that was changed and chained again", async () => {
    const { outcome } = { outcome: Number((await bodies())[13]!.split(" ")[3]) };
    expect(await wrong(chained(await bodies({ outcome: (outcome + 1) % 3 })))).toEqual(["draws"]);
    expect(await wrong(chained(await bodies({ salt: "ee".repeat(32) })))).toEqual(["salts"]);
    expect(await wrong(chained(await bodies({ secret: "ee".repeat(32) })))).toEqual(["commitment"]);
  });

  it("compares with what this browser saw", async () => {
    const text = chained(await bodies());
    const seen = { table: "abc", commitment: "00", salted: {}, salts: {} };
    expect((await check(text, known, seen)).at(-1)).toEqual({ part: "seen", right: false, facts: {} });
  });

  it("says so where it does not know the weights", async () => {
    expect((await check(chained(await bodies()), null, null)).at(-1)).toMatchObject({ part: "draws", right: null });
  });
});
