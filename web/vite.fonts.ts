import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const INTO = new URL("./node_modules/.cache/fonts", import.meta.url).pathname;
const FACE = /@font-face \{[^}]*url\("([^"]+)"\)[^}]*\}/g;

// What English and Italian are written with here; a test holds the words of both languages to it.
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join("");
export const USUAL = `${ASCII}\u00a0«±·ªº»½È×àèéìòùÀÉÌÒÙ–’“”…−`;
// What else the faces have: names and chat are written in any language. No sign that they lack, or it would be looked
// for in vain.
const REST = "U+A1-FF, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-308, U+2013-2044, U+20AC, U+2122, U+2215";
// Of what the faces can do, what the page wants: no fractions, for instance, and no second set of figures.
const FEATURES = ["ccmp", "kern", "liga", "mark", "mkmk", "tnum"];

/**
 * Cuts every face of a style sheet in two: what the page itself is written with, which is always loaded, and the whole
 * face, which a browser loads when it meets a character that the first does not have. The last one that covers a
 * character is asked first.
 */
export function fonts(): Plugin {
  return {
    name: "sexton-fonts",
    apply: "build",
    enforce: "pre",
    async transform(code, id) {
      if (basename(id) !== "fonts.css") return null;
      let cut = code;
      for (const [face, from] of code.matchAll(FACE)) {
        const small = await usualOf(from!);
        const own = face.replace(from!, relative(dirname(id), small));
        cut = cut.replace(face, `${ranged(face, REST)}\n${ranged(own, rangeOf(USUAL))}`);
      }
      return { code: cut, map: null };
    },
  };
}

async function usualOf(from: string): Promise<string> {
  const made = await subsetFont(readFileSync(require.resolve(from)), USUAL, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: FEATURES,
  });
  const path = join(INTO, basename(from).replace("-latin-", "-usual-"));
  mkdirSync(INTO, { recursive: true });
  writeFileSync(path, made);
  return path;
}

const ranged = (face: string, range: string): string => face.replace(/\}$/, `  unicode-range: ${range};\n}`);

/** "U+20-7E, U+A0, …" */
function rangeOf(text: string): string {
  const points = [...new Set(text)].map((one) => one.codePointAt(0)!).sort((a, b) => a - b);
  const hex = (point: number): string => point.toString(16).toUpperCase();
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else spans.push([point, point]);
  }
  return spans.map(([low, high]) => (low === high ? `U+${hex(low)}` : `U+${hex(low)}-${hex(high)}`)).join(", ");
}
