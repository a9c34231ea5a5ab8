import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const LIMIT = 15_000; // bytes, packed: a place should not cost more than the game that is played in it

it("draws the place and its pieces in few bytes", () => {
  const files = [".", "../pieces"].flatMap((folder) =>
    readdirSync(join(__dirname, folder))
      .filter((name) => /\.(svelte|css)$/.test(name))
      .map((name) => readFileSync(join(__dirname, folder, name))),
  );
  expect(gzipSync(Buffer.concat(files)).length).toBeLessThan(LIMIT);
});
