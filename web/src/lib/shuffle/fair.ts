/** The fair shuffle as docs/explanation/fairness.md writes it down: commitments, fingerprint, key and draws. */

import type { TermsShown } from "../../types";
import { hex, hmac, joined, sha256Plain, unhex, utf8 } from "./sha256";

type Bytes = Uint8Array<ArrayBuffer>;
/** By seat, in hexadecimal: what the seats committed to, or their salts. */
export type BySeat = Record<string, string>;
/** How a salt is written: 16 to 64 bytes, in lower case. */
export const SALT = "([0-9a-f]{2}){16,64}";
const TAG = utf8("sexton fair chance 1");
const CONSONANTS = "bdfklmnprstvz";
const VOWELS = "aeiou";
const SYLLABLES = 8;

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

export function commitmentToSecret(secret: Bytes, terms: TermsShown): string {
  return hex(sha256Plain(framed([TAG, secret, ...fields(terms)])));
}

export function commitmentToSalt(salt: Bytes, table: string, seat: number): string {
  return hex(sha256Plain(framed([TAG, utf8("salt"), utf8(table), utf8(String(seat)), salt])));
}

/** What every seat of the list said: its number, what it committed to, its salt. */
function said(salted: BySeat, salts: BySeat): Bytes[] {
  const seats = Object.keys(salted).sort((a, b) => Number(a) - Number(b));
  return seats.flatMap((seat) => [utf8(seat), utf8(salted[seat]!), unhex(salts[seat] ?? "")]);
}

/** Four words for people to read to one another: equal for all who were shown the same deal. */
export function fingerprint(terms: TermsShown, commitment: string, salted: BySeat, salts: BySeat): string {
  const shown = [TAG, utf8("fingerprint"), ...fields(terms), utf8(commitment), ...said(salted, salts)];
  let number = BigInt(`0x${hex(sha256Plain(framed(shown)))}`);
  const syllables: string[] = [];
  while (syllables.length < SYLLABLES) {
    const digit = Number(number % 65n);
    number /= 65n;
    syllables.unshift(CONSONANTS[Math.floor(digit / 5)]! + VOWELS[digit % 5]!);
  }
  return syllables.join("").match(/.{4}/g)!.join(" ");
}

export async function keyFrom(secret: Bytes, terms: TermsShown, salted: BySeat, salts: BySeat): Promise<Bytes> {
  const commitment = utf8(commitmentToSecret(secret, terms));
  return hmac(secret, framed([TAG, utf8("key"), ...fields(terms), commitment, ...said(salted, salts)]));
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
