import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { check } from "./check";
import { commitmentToSalt, commitmentToSecret, drawn, fingerprint, keyFrom } from "./fair";
import type { Kept } from "./guard";
import { unhex } from "./sha256";

const terms = { table: "abc", game: "toy", edition: 1, options: "{}", seats: 2 };
const [secret, salt] = ["ab".repeat(32), "cd".repeat(32)];
const weights = [3, 1, 4];

function chained(bodies: string[]): string {
  let digest = Buffer.alloc(0);
  return bodies
    .map((body) => {
      digest = createHash("sha256")
        .update(Buffer.concat([digest, Buffer.from(body)]))
        .digest();
      return `${body} ~${body === "end" ? digest.toString("hex") : digest.toString("hex").slice(0, 16)}\n`;
    })
    .join("");
}

const salted = commitmentToSalt(unhex(salt), "abc", 0);
const commitment = commitmentToSecret(unhex(secret), terms);

const HEAD = ["sexton record 1", "table abc", "game toy 1", "seats 2", "options {}", "player 0 human"];

async function bodies(change: Partial<{ salt: string; outcome: number; secret: string }> = {}): Promise<string[]> {
  const key = await keyFrom(unhex(secret), terms, { 0: salted }, { 0: salt });
  const outcome = await drawn(key, 0, weights);
  return [
    ...HEAD,
    "player 1 bot greedy",
    "dice audited",
    `commitment ${commitment}`,
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

const voidList = { 0: salted, 1: commitmentToSalt(unhex("ef".repeat(32)), "abc", 1) };

/** Two people; the second one did not open. */
function voidBodies(reason: string, more: string[] = []): string[] {
  const head = [...HEAD, "player 1 human", "dice audited"];
  return [
    ...head,
    `commitment ${commitment}`,
    `salted 0 ${salted}`,
    `salted 1 ${voidList[1]}`,
    "closed",
    `salt 0 ${salt}`,
    ...more,
    `void ${reason}`,
    `secret ${secret}`,
    "end",
  ];
}

const known = { draws: [{ seq: 1, weights }] };
const kept: Kept = {
  attempt: 1,
  commitment,
  terms,
  salts: [salt],
  salted: { 0: salted },
  opened: salt,
  retaken: false,
  alarm: "",
  shown: [],
};
const wrong = async (lines: string[], seen: Record<string, Kept> = {}): Promise<string[]> =>
  (await check(chained(lines), known, seen)).filter((one) => one.right === false).map((one) => one.part);

describe("checking a record", () => {
  it("finds nothing wrong with a good one", async () => {
    const findings = await check(chained(await bodies()), known, { 0: kept });
    expect(findings.map((one) => [one.part, one.right])).toEqual([
      ["chain", true],
      ["commitment", true],
      ["salts", true],
      ["draws", true],
      ["fingerprint", true],
      ["seen", true],
    ]);
    expect(findings[4]!.facts).toEqual({ words: fingerprint(terms, commitment, { 0: salted }, { 0: salt }) });
  });

  it("finds a changed byte", async () => {
    const text = chained(await bodies()).replace("0 stop", "0 stab");
    expect(await check(text, known, {})).toEqual([{ part: "chain", right: false, facts: { line: 15 } }]);
  });

  it("finds a draw, a salt or a secret that was changed and chained again", async () => {
    const { outcome } = { outcome: Number((await bodies())[13]!.split(" ")[3]) };
    expect(await wrong(await bodies({ outcome: (outcome + 1) % 3 }))).toEqual(["draws"]);
    expect(await wrong(await bodies({ salt: "ee".repeat(32) }))).toEqual(["salts"]);
    expect(await wrong(await bodies({ secret: "ee".repeat(32) }))).toEqual(["commitment"]);
  });

  it("reads the second format, with its notes", async () => {
    const lines = await bodies();
    lines[0] = "sexton record 2";
    expect(await wrong(lines)).toEqual([]);
    lines.splice(14, 0, "note left 0", "note stands-in 0 greedy", "note whatever");
    expect(await wrong(lines)).toEqual([]);
    expect(await wrong(lines.toSpliced(13, 0, "note took-back 0 same 0"))).toEqual([]);
    expect(await wrong(lines.toSpliced(13, 0, "note took-back 0 new 10000"))).toEqual(["draws"]);
    for (const first of ["sexton record 1", "sexton record 4"])
      expect(await wrong([first, ...lines.slice(1)])).toEqual(["form"]);
    expect(await wrong(lines.toSpliced(12, 0, "note left 0"))).toEqual(["form"]); // before the game begins
    expect(await wrong(lines.toSpliced(-2, 0, "note left 0"))).toEqual(["form"]); // after its end
  });

  it.each(["AB".repeat(32), ` ${"ab".repeat(32)}`, `${"ab".repeat(31)} ab`, "ab".repeat(33)])(
    "takes no other writing of hexadecimal: secret %s",
    async (text) => {
      expect(await wrong(await bodies({ secret: text }))).toEqual(["form"]);
    },
  );

  it.each([salt.toUpperCase(), salt.slice(1), "cd".repeat(15), "cd".repeat(65), `${salt} `])(
    "takes no other writing of hexadecimal: salt %s",
    async (text) => {
      expect(await wrong(await bodies({ salt: text }))).toEqual(["form"]);
    },
  );

  it("takes no line twice, none too early or too late, and none that is missing", async () => {
    const lines = await bodies();
    for (const [from, to] of [
      [8, 14],
      [9, 10],
      [11, 10],
      [16, 14],
    ] as const) {
      const twice = lines.toSpliced(to, 0, lines[from]!);
      expect(await wrong(twice)).toEqual(["form"]);
    }
    expect(await wrong(lines.toSpliced(10, 1))).toEqual(["form"]); // never closed
    expect(await wrong(lines.toSpliced(16, 1))).toEqual(["commitment"]); // no secret
  });

  it("takes a void deal only if a salt is missing, and of exactly the seats that are named", async () => {
    expect(await wrong(voidBodies("not opened in time: seat 1"))).toEqual([]);
    expect(await wrong(voidBodies("not opened: seat 1; seat 1 changed hands"))).toEqual([]);
    for (const reason of [
      "not opened in time: seat 0",
      "not opened in time: seat 0, 1",
      "not opened: seat 1; seat 0 changed hands",
      "rain",
    ]) {
      expect(await wrong(voidBodies(reason))).toEqual(["void"]);
    }
    expect(await wrong(voidBodies("not opened in time: seat 1", [`salt 1 ${"ef".repeat(32)}`]))).toEqual(["void"]);
    expect(await wrong(voidBodies("not opened in time: seat 1", ["begin"]))).toEqual(["void"]);
  });

  it("compares with what this browser saw first", async () => {
    const other = "00".repeat(32);
    const lies: Partial<Kept>[] = [
      { commitment: other },
      { salted: { 0: other } },
      { salted: { 0: salted, 1: other } },
      { opened: other },
      { terms: { ...terms, edition: 2 } },
    ];
    for (const lie of lies) expect(await wrong(await bodies(), { 0: { ...kept, ...lie } })).toEqual(["seen"]);
    expect(await wrong(await bodies(), { 0: { ...kept, terms: null } })).toEqual([]);
    expect(await wrong(await bodies(), { 0: { ...kept, alarm: "void-though-open" } })).toEqual(["alarm"]);
    expect(await wrong(await bodies(), { 0: { ...kept, salted: {}, opened: "", alarm: "own-salt-missing" } })).toEqual([
      "alarm",
      "seen",
    ]);
    expect(await wrong(voidBodies("not opened in time: seat 1"), { 1: { ...kept, salted: voidList } })).toEqual([]);
    const unopened = await check(chained(await bodies()), known, { 0: { ...kept, commitment: other, opened: "" } });
    expect(unopened.map((one) => one.part)).not.toContain("seen"); // a deal that was called off
  });

  it("says so where it does not know the weights", async () => {
    expect(await check(chained(await bodies()), null, {})).toContainEqual({
      part: "draws",
      right: null,
      facts: { count: 1 },
    });
  });
});
