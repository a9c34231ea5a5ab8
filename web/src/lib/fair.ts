/** The players' side of the fair shuffle (docs/fairness.md), and what this browser keeps of it to compare later. */

import type { TermsShown } from "../types";
import { hex, hmac, joined, sha256, unhex, utf8 } from "./sha256";

type Bytes = Uint8Array<ArrayBuffer>;
const TAG = utf8("sexton fair chance 1");

/** Each part behind its length, so that no two lists of parts read the same. */
export function framed(parts: Bytes[]): Bytes {
  return joined(
    parts.flatMap((part) => {
      const length = new DataView(new ArrayBuffer(8));
      length.setUint32(4, part.length);
      return [new Uint8Array(length.buffer), part];
    }),
  );
}

function fields(terms: TermsShown): Bytes[] {
  return [terms.table, terms.game, String(terms.edition), terms.options, String(terms.seats)].map(utf8);
}

export async function commitmentToSecret(secret: Bytes, terms: TermsShown): Promise<string> {
  return hex(await sha256(framed([TAG, secret, ...fields(terms)])));
}

export async function commitmentToSalt(salt: Bytes, table: string, seat: number): Promise<string> {
  return hex(await sha256(framed([TAG, utf8("salt"), utf8(table), utf8(String(seat)), salt])));
}

export async function keyFrom(
  secret: Bytes,
  terms: TermsShown,
  salted: Map<number, string>,
  salts: Map<number, string>,
): Promise<Bytes> {
  const said = [TAG, utf8("key"), ...fields(terms), utf8(await commitmentToSecret(secret, terms))];
  for (const seat of [...salted.keys()].sort((a, b) => a - b)) {
    said.push(utf8(String(seat)), utf8(salted.get(seat)!), unhex(salts.get(seat) ?? ""));
  }
  return hmac(secret, framed(said));
}

/** The n-th draw: HMAC(key, "n.a") below the largest multiple of the weights' sum, then the first i whose share it is. */
export async function drawn(key: Bytes, n: number, weights: readonly number[]): Promise<number> {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const all = 1n << 256n;
  for (let attempt = 0; ; attempt++) {
    const x = BigInt(`0x${hex(await hmac(key, utf8(`${n}.${attempt}`)))}`);
    if (x >= all - (all % total)) continue;
    let left = Number(x % total);
    return weights.findIndex((weight) => (left -= weight) < 0);
  }
}

// What this browser saw of a table's deal

export interface Seen {
  table: string;
  commitment: string;
  salted: Record<string, string>;
  salts: Record<string, string>; // our own seats', so that a page that is loaded again can still open them
}

const KEY = "sexton.seen.";
const KEPT = 40;

export function seenOf(table: string): Seen {
  try {
    const kept = localStorage.getItem(KEY + table);
    if (kept) return JSON.parse(kept) as Seen;
  } catch {
    // nothing kept
  }
  return { table, commitment: "", salted: {}, salts: {} };
}

export function keepSeen(seen: Seen): void {
  try {
    localStorage.setItem(KEY + seen.table, JSON.stringify(seen));
    const names = Object.keys(localStorage).filter((name) => name.startsWith(KEY));
    for (const name of names.slice(0, Math.max(0, names.length - KEPT))) {
      if (name !== KEY + seen.table) localStorage.removeItem(name);
    }
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** This seat's salt at this table: the same until the commitments change. */
export function saltFor(seen: Seen, seat: number): Bytes {
  seen.salts[seat] ??= hex(crypto.getRandomValues(new Uint8Array(32)));
  keepSeen(seen);
  return unhex(seen.salts[seat]!);
}
