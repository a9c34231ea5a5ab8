import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const MOST = 15 * 1024;

it("costs little: the village and its pieces", () => {
  const files = ["scene", "pieces"].flatMap((folder) => {
    const path = join(__dirname, "..", folder);
    return readdirSync(path)
      .filter((name) => !name.endsWith(".test.ts"))
      .map((name) => readFileSync(join(path, name), "utf8"));
  });
  expect(files.length).toBeGreaterThan(6);
  expect(gzipSync(files.join("\n"), { level: 9 }).length).toBeLessThan(MOST);
});
