import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const LIMIT = 15_000;

it("keeps scene and pieces small", () => {
  const texts = ["scene", "pieces"].flatMap((folder) => {
    const path = join(__dirname, "..", folder);
    return readdirSync(path)
      .filter((name) => !name.endsWith(".test.ts"))
      .map((name) => readFileSync(join(path, name), "utf8"));
  });
  expect(texts.length).toBeGreaterThan(2);
  expect(gzipSync(texts.join("\n"), { level: 9 }).length).toBeLessThan(LIMIT);
});
