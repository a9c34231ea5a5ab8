/** Bytes as text that may stand in an address, as WebAuthn and Web Push write them. */

export function packed(content: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(content), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function unpacked(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
