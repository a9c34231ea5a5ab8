/** "Check the shuffle": a record recomputed in the browser. docs/record.md and docs/fairness.md say how. */

import type { Draws, TermsShown } from "../types";
import { commitmentToSalt, commitmentToSecret, drawn, keyFrom, type Seen } from "./fair";
import { hex, joined, sha256, unhex, utf8 } from "./sha256";

export type Part = "chain" | "commitment" | "salts" | "draws" | "seen";
export type Finding = { part: Part; right: boolean | null; facts: Record<string, string | number> };

interface Read {
  bodies: string[];
  terms: TermsShown;
  players: string[];
  dice: string;
  commitment: string;
  salted: Map<number, string>;
  salts: Map<number, string>;
  draws: { seq: number; outcome: number; line: number }[];
  secret: string;
  end: string;
}

/** The first line whose digest does not follow from it and all before it; 0 if there is none. */
export async function brokenLine(text: string): Promise<{ line: number; bodies: string[]; end: string }> {
  if (!text.endsWith("\n")) return { line: text.split("\n").length, bodies: [], end: "" };
  const bodies: string[] = [];
  let digest: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  let end = "";
  const lines = text.slice(0, -1).split("\n");
  for (const [at, line] of lines.entries()) {
    const cut = line.lastIndexOf(" ~");
    const body = line.slice(0, cut);
    digest = await sha256(joined([digest, utf8(body)]));
    const whole = hex(digest);
    end = line.slice(cut + 2);
    if (cut < 0 || end !== (body === "end" ? whole : whole.slice(0, 16))) return { line: at + 1, bodies, end };
    bodies.push(body);
  }
  return { line: bodies[bodies.length - 1] === "end" ? 0 : lines.length, bodies, end };
}

function read(bodies: string[], end: string): Read {
  const found: Read = {
    bodies,
    terms: { table: "", game: "", edition: 0, options: "", seats: 0 },
    players: [],
    dice: "",
    commitment: "",
    salted: new Map(),
    salts: new Map(),
    draws: [],
    secret: "",
    end,
  };
  bodies.forEach((body, at) => readLine(found, body, at + 1));
  return found;
}

function readLine(found: Read, body: string, line: number): void {
  const [word = "", second = "", third = "", fourth = ""] = body.split(" ");
  const rest = body.slice(word.length + 1);
  if (/^\d+$/.test(word)) {
    if (second === "draw") found.draws.push({ seq: Number(word), outcome: Number(fourth), line });
  } else if (word === "table") found.terms.table = rest;
  else if (word === "game") [found.terms.game, found.terms.edition] = [second, Number(third)];
  else if (word === "seats") found.terms.seats = Number(second);
  else if (word === "options") found.terms.options = rest;
  else if (word === "player") found.players[Number(second)] = body.split(" ").slice(2).join(" ");
  else if (word === "dice") found.dice = rest;
  else if (word === "commitment") found.commitment = second;
  else if (word === "salted") found.salted.set(Number(second), third);
  else if (word === "salt") found.salts.set(Number(second), third);
  else if (word === "secret") found.secret = second;
}

/** Everything that can be said about this record here. It stops at a broken chain: what follows it means nothing. */
export async function check(text: string, weights: Draws | null, seen: Seen | null): Promise<Finding[]> {
  const { line, bodies, end } = await brokenLine(text);
  if (line) return [{ part: "chain", right: false, facts: { line } }];
  const record = read(bodies, end);
  const findings: Finding[] = [{ part: "chain", right: true, facts: { lines: bodies.length } }];
  if (record.dice !== "audited") return [...findings, { part: "commitment", right: null, facts: { dice: record.dice } }];
  findings.push(await checkSecret(record), await checkSalts(record));
  if (findings.every((finding) => finding.right)) findings.push(await checkDraws(record, weights));
  if (seen?.commitment) findings.push(checkSeen(record, seen));
  return findings;
}

async function checkSecret(record: Read): Promise<Finding> {
  const right = (await commitmentToSecret(unhex(record.secret), record.terms)) === record.commitment;
  return { part: "commitment", right, facts: {} };
}

async function checkSalts(record: Read): Promise<Finding> {
  for (const [seat, player] of record.players.entries()) {
    const [salted, salt] = [record.salted.get(seat), record.salts.get(seat)];
    if (player !== "human" && salted === undefined && salt === undefined) continue;
    const fits = salted && salt && (await commitmentToSalt(unhex(salt), record.terms.table, seat)) === salted;
    if (player !== "human" || !fits) return { part: "salts", right: false, facts: { seat: seat + 1 } };
  }
  return { part: "salts", right: true, facts: { count: record.salted.size } };
}

async function checkDraws(record: Read, weights: Draws | null): Promise<Finding> {
  if (!weights) return { part: "draws", right: null, facts: { count: record.draws.length } };
  const known = new Map(weights.draws.map((draw) => [draw.seq, draw.weights]));
  const key = await keyFrom(unhex(record.secret), record.terms, record.salted, record.salts);
  for (const [n, draw] of record.draws.entries()) {
    const given = known.get(draw.seq);
    if (!given || (await drawn(key, n, given)) !== draw.outcome) {
      return { part: "draws", right: false, facts: { line: draw.line } };
    }
  }
  return { part: "draws", right: true, facts: { count: record.draws.length } };
}

/** Against what this very browser saw when the cards were shuffled: a record rewritten whole is found too. */
function checkSeen(record: Read, seen: Seen): Finding {
  const same =
    record.terms.table === seen.table &&
    record.commitment === seen.commitment &&
    Object.entries(seen.salted).every(([seat, salted]) => record.salted.get(Number(seat)) === salted) &&
    Object.entries(seen.salts).every(([seat, salt]) => record.salts.get(Number(seat)) === salt);
  return { part: "seen", right: same, facts: {} };
}
