/**
 * SHA-256 and HMAC. Browsers give WebCrypto only to https and localhost; a table in the living room is reached by a
 * plain address, so the same is written out here.
 */

const K = constants();

function constants(): Uint32Array {
  const found = new Uint32Array(64);
  for (let number = 2, at = 0; at < 64; number++) {
    if (isPrime(number)) found[at++] = (Math.cbrt(number) % 1) * 2 ** 32;
  }
  return found;
}

function isPrime(number: number): boolean {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
}

function startingState(): Uint32Array {
  return Uint32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (prime) => (Math.sqrt(prime) % 1) * 2 ** 32);
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(message: Uint8Array): DataView<ArrayBuffer> {
  const length = ((message.length + 8) >> 6) * 64 + 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length << 3) >>> 0);
  return view;
}

function mix(state: Uint32Array, view: DataView, offset: number, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    w[i] =
      w[i - 16]! +
      w[i - 7]! +
      (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) +
      (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

export function sha256Plain(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = startingState();
  const view = padded(message);
  const w = new Uint32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += 64) mix(state, view, offset, w);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(i * 4, word));
  return new Uint8Array(out.buffer);
}

export function hmacPlain(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256Plain(key) : key);
  const inner = joined([block.map((byte) => byte ^ 0x36), message]);
  return sha256Plain(joined([block.map((byte) => byte ^ 0x5c), sha256Plain(inner)]));
}

export function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;

export async function sha256(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", message)) : sha256Plain(message);
}

export async function hmac(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!subtle) return hmacPlain(key, message);
  const imported = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await subtle.sign("HMAC", imported, message));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}
