import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Writes sw.js: the worker's source with the names of all that was built, and a version made from them. */
function serviceWorker(): Plugin {
  return {
    name: "sexton-service-worker",
    apply: "build",
    generateBundle: {
      order: "post", // chunks that were nothing but a style sheet are gone by then
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .map((name) => `/${name}`)
          .sort();
        const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16);
        const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8")
          .replace('"VERSION"', JSON.stringify(version))
          .replace('["FILES"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), serviceWorker()],
  build: {
    outDir: "../src/sexton/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: "files.json",
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing.ts"],
    testTimeout: 60_000, // on a busy machine
  },
});
