/** "Check the shuffle": a record recomputed in the browser. docs/reference/record.md and docs/explanation/fairness.md say how. */

import type { Draws, TermsShown } from "../../types";
import { type BySeat, commitmentToSalt, commitmentToSecret, drawn, fingerprint, keyFrom, SALT } from "./fair";
import { type Kept, same } from "./guard";
import { hex, joined, sha256, unhex, utf8 } from "./sha256";

export type Part = "chain" | "form" | "commitment" | "salts" | "void" | "draws" | "fingerprint" | "alarm" | "seen";
export type Finding = { part: Part; right: boolean | null; facts: Record<string, string | number> };

interface Read {
  terms: TermsShown;
  players: string[];
  dice: string;
  commitment: string;
  salted: BySeat;
  salts: BySeat;
  draws: { seq: number; outcome: number; line: number; roll: number }[];
  rolled: number; // how many rolls of the dice came before; a decision taken back turns to another one
  ending: string;
  reason: string;
  secret: string;
}

const NUMBER = "(0|[1-9][0-9]*)";
const DIGEST = "[0-9a-f]{64}";
/** The lines of a record in their order, each in the one way it is written. */
const LINES = [
  "sexton record [123]",
  "table .+",
  `game [^ ]+ ${NUMBER}`,
  `seats ${NUMBER}`,
  "options .+",
  `player ${NUMBER} .+`,
  `from ${DIGEST} ${NUMBER} (known|dealt) ${NUMBER}`,
  "position .+",
  "dice .+",
  `commitment ${DIGEST}`,
  `salted ${NUMBER} ${DIGEST}`,
  "closed",
  `salt ${NUMBER} ${SALT}`,
  "begin",
  `(${NUMBER} (draw [^ ]+ ${NUMBER}|answer [^ ]+ .+)|note [a-z][a-z0-9-]*( .+)?)`,
  "(over|abandoned|void) .+",
  `secret ${DIGEST}`,
  "end",
].map((form) => new RegExp(`^${form}$`, "s"));
const SEVERAL = ["player", "salted", "salt"]; // one for each seat; inputs have numbers of their own, notes have none

/** The first line whose digest does not follow from it and all before it; 0 if there is none. */
export async function brokenLine(text: string): Promise<{ line: number; bodies: string[] }> {
  if (!text.endsWith("\n")) return { line: text.split("\n").length, bodies: [] };
  const bodies: string[] = [];
  let digest: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  const lines = text.slice(0, -1).split("\n");
  for (const [at, line] of lines.entries()) {
    const cut = line.lastIndexOf(" ~");
    const body = line.slice(0, cut);
    digest = await sha256(joined([digest, utf8(body)]));
    const whole = hex(digest);
    if (cut < 0 || line.slice(cut + 2) !== (body === "end" ? whole : whole.slice(0, 16)))
      return { line: at + 1, bodies };
    bodies.push(body);
  }
  return { line: bodies[bodies.length - 1] === "end" ? 0 : lines.length, bodies };
}

/** The first line that is not written as it must be, or not where it belongs; 0 if there is none. */
export function strayLine(bodies: string[]): number {
  let at = 0;
  const met = new Set<string>();
  for (const [index, body] of bodies.entries()) {
    const found = LINES.findIndex((form) => form.test(body));
    const [word = "", number = ""] = body.split(" ");
    const name = SEVERAL.includes(word) ? `${word} ${number}` : word;
    const stray = word === "note" ? !met.has("begin") || bodies[0] === "sexton record 1" : met.has(name);
    if (found < at || stray || (index === 0) !== (found === 0)) return index + 1;
    at = found;
    met.add(name);
  }
  return at === LINES.length - 1 ? 0 : bodies.length;
}

function read(bodies: string[]): Read {
  const found: Read = {
    terms: { table: "", game: "", edition: 0, options: "", seats: 0 },
    players: [],
    dice: "",
    commitment: "",
    salted: {},
    salts: {},
    draws: [],
    rolled: 0,
    ending: "",
    reason: "",
    secret: "",
  };
  bodies.forEach((body, at) => readLine(found, body, at + 1));
  return found;
}

function readLine(found: Read, body: string, line: number): void {
  const [word = "", second = "", third = "", fourth = ""] = body.split(" ");
  const rest = body.slice(word.length + 1);
  if (/^\d+$/.test(word)) {
    if (second === "draw") found.draws.push({ seq: Number(word), outcome: Number(fourth), line, roll: found.rolled++ });
  } else if (word === "note" && second === "took-back") found.rolled = Number(body.split(" ")[4]);
  else if (word === "table") found.terms.table = rest;
  else if (word === "game") [found.terms.game, found.terms.edition] = [second, Number(third)];
  else if (word === "seats") found.terms.seats = Number(second);
  else if (word === "options") found.terms.options = rest;
  else if (word === "player") found.players[Number(second)] = body.split(" ").slice(2).join(" ");
  else if (word === "dice") found.dice = rest;
  else if (word === "commitment") found.commitment = second;
  else if (word === "salted") found.salted[second] = third;
  else if (word === "salt") found.salts[second] = third;
  else if (word === "secret") found.secret = second;
  else if (["over", "abandoned", "void"].includes(word)) [found.ending, found.reason] = [word, rest];
}

/** Everything that can be said about this record here. It stops where what follows would mean nothing. */
export async function check(text: string, weights: Draws | null, seen: Record<string, Kept>): Promise<Finding[]> {
  const { line, bodies } = await brokenLine(text);
  if (line) return [{ part: "chain", right: false, facts: { line } }];
  const findings: Finding[] = [{ part: "chain", right: true, facts: { lines: bodies.length } }];
  const stray = strayLine(bodies);
  if (stray) return [...findings, { part: "form", right: false, facts: { line: stray } }];
  const record = read(bodies);
  if (record.dice !== "audited")
    return [...findings, { part: "commitment", right: null, facts: { dice: record.dice } }];
  if (!bodies.includes("closed"))
    return [...findings, { part: "form", right: false, facts: { line: bodies.indexOf("begin") + 1 } }];
  findings.push(checkSecret(record), checkSalts(record));
  if (record.ending === "void") findings.push(checkVoid(record, bodies));
  else if (findings.every((finding) => finding.right)) {
    const { terms, commitment, salted, salts } = record;
    const words = fingerprint(terms, commitment, salted, salts);
    findings.push(await checkDraws(record, weights), { part: "fingerprint", right: true, facts: { words } });
  }
  if (Object.values(seen).some((kept) => kept.alarm)) findings.push({ part: "alarm", right: false, facts: {} });
  const guarded = Object.entries(seen).filter(([, kept]) => kept.opened || kept.alarm);
  if (guarded.length)
    findings.push({ part: "seen", right: guarded.every(([seat, kept]) => isAsSeen(record, seat, kept)), facts: {} });
  return findings;
}

function checkSecret(record: Read): Finding {
  const right = record.secret !== "" && commitmentToSecret(unhex(record.secret), record.terms) === record.commitment;
  return { part: "commitment", right, facts: {} };
}

/** Every person committed, and opened what fits it; in a void deal some did not open. Bots do neither. */
function checkSalts(record: Read): Finding {
  const { players, salted, salts, terms } = record;
  const people = Object.keys(players).filter((seat) => players[Number(seat)] === "human");
  const stray = [...Object.keys(salted), ...Object.keys(salts)].find((seat) => !people.includes(seat));
  const fits = (seat: string): boolean =>
    seat in salted &&
    (seat in salts
      ? commitmentToSalt(unhex(salts[seat]!), terms.table, Number(seat)) === salted[seat]
      : record.ending === "void");
  const wrong = stray ?? people.find((seat) => !fits(seat));
  if (wrong !== undefined) return { part: "salts", right: false, facts: { seat: Number(wrong) + 1 } };
  return { part: "salts", right: true, facts: { count: Object.keys(salts).length } };
}

/** A void deal lacks a salt, and names exactly the seats without one. */
function checkVoid({ salted, salts, reason }: Read, bodies: string[]): Finding {
  const missing = Object.keys(salted).filter((seat) => !(seat in salts));
  const seats = missing.join(", ");
  const reasons = [
    `not opened in time: seat ${seats}`,
    ...missing.map((seat) => `not opened: seat ${seats}; seat ${seat} changed hands`),
  ];
  const right = missing.length > 0 && reasons.includes(reason) && !bodies.includes("begin");
  return { part: "void", right, facts: { seats: missing.map((seat) => Number(seat) + 1).join(", ") } };
}

async function checkDraws(record: Read, weights: Draws | null): Promise<Finding> {
  if (!weights) return { part: "draws", right: null, facts: { count: record.draws.length } };
  const known = new Map(weights.draws.map((draw) => [draw.seq, draw.weights]));
  const key = await keyFrom(unhex(record.secret), record.terms, record.salted, record.salts);
  for (const draw of record.draws) {
    const given = known.get(draw.seq);
    if (!given || (await drawn(key, draw.roll, given)) !== draw.outcome) {
      return { part: "draws", right: false, facts: { line: draw.line } };
    }
  }
  return { part: "draws", right: true, facts: { count: record.draws.length } };
}

/** Against what this very browser saw when the cards were shuffled: a record rewritten whole is found too. */
function isAsSeen(record: Read, seat: string, kept: Kept): boolean {
  const sameTerms = kept.terms === null || same(kept.terms, record.terms);
  const unopened = record.ending === "void" && !(seat in record.salts); // it came too late
  const sameSalt = unopened || kept.opened === record.salts[seat];
  return sameTerms && sameSalt && kept.commitment === record.commitment && same(kept.salted, record.salted);
}
