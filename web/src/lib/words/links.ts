/** Addresses in what people write. Only those of the web: nothing else can be followed from here. */

export interface Part {
  text: string;
  url?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
const BEHIND = /[.,;:!?'’)\]}]+$/; // what ends a sentence does not belong to the address in it

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const shown = found[0].replace(BEHIND, "");
    if (!URL.canParse(shown)) continue;
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ text: shown, url: shown });
    at = found.index + shown.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
