import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { fonts } from "./vite.fonts.ts";

const COMMENTS = / *(\/\*\*[^]*?\*\/|\/\/ .*)|^\s+/gm; // nobody reads them in the browser, and every visit fetches them

/** Writes sw.js: the worker's source with a version made from the names of all that was built. */
function serviceWorker(): Plugin {
  return {
    name: "sexton-service-worker",
    apply: "build",
    generateBundle: {
      order: "post", // chunks that were nothing but a style sheet are gone by then
      handler(_, bundle) {
        const files = Object.keys(bundle).sort();
        const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16);
        const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8")
          .replace(COMMENTS, "")
          .replace('"VERSION"', JSON.stringify(version));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

// What the first page shows, and what that stands on.
const FIRST = [
  "look/(fonts|base)",
  "boards/(index|[^/]+/blurb)",
  "lib/load/(kept|turns)",
  "lib/home/place",
  "lib/page/(frame|games|http|lobby|router|settings|sound)",
  "lib/words/(fluent|words|names)",
  "parts/base/(BoardPicture|Dialog|Emblem|Icon|Options|SeatMark|Topbar|Waiting)",
  "parts/lobby/(Churchyard|GameCard|TableList|YourName)",
  "guide/(kept|index)",
  "pages/Landing",
];
const SHELL = new RegExp(`node_modules|/src/(${FIRST.join("|")})`);
// A table, with all that it stands on and what several boards share.
const TABLE = /\/src\/(pages\/Table|look\/pieces|lib\/(load|page|table)\/|parts\/(table\/Seat\.|base\/Pictured))/;
// The line to a table, and the part in its shuffle: it is opened before the table itself is there.
const LINE = /\/src\/lib\/(line|shuffle\/(?!check)|load\/ahead|page\/tab|table\/table)/;
// What stands beside a table.
const BESIDE = /\/src\/parts\/panels\/SidePanel/;
// A board without what is seen elsewhere: on the first page, in the rulebook, at the referee's.
const BOARD = /\/src\/boards\/(\w+)\/(?!referee|guide|blurb|words|Pictures|Emblem|pieces\/Picture\.)/;
const SMALLEST = 500; // bytes: packing less saves nothing
const TEXT = /\.(js|css|svg|html|webmanifest)$/;

/** Packs every text that was built; the server hands out the form that a browser takes. */
function packed(): Plugin {
  return {
    name: "sexton-packed",
    apply: "build",
    writeBundle(options, bundle) {
      const folder = options.dir!;
      for (const name of [...Object.keys(bundle), "icon.svg"].filter((one) => TEXT.test(one))) {
        const content = readFileSync(join(folder, name));
        if (content.length < SMALLEST) continue;
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  base: "./", // without a server the page lies in any folder; from a server it is always at the root
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  worker: { format: "es" },
  plugins: [fonts(), svelte(), serviceWorker(), packed()],
  build: {
    outDir: "../src/sexton/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: "files.json",
    // The first page is one file, and so are a table and a board: every further one costs a request, and the head of
    // an answer.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: SHELL, priority: 2 },
            { name: "line", test: LINE, priority: 2 },
            { name: "table", test: TABLE, priority: 1 },
            { name: "beside", test: BESIDE },
            { name: (id) => BOARD.exec(id)?.[1] ?? null, test: BOARD },
          ],
        },
      },
    },
  },
});
