import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const LIMIT = 15_000;

it("keeps scene and pieces small", () => {
  const texts = ["scene", "pieces"].flatMap((folder) =>
    readdirSync(join(__dirname, folder)).map((file) => readFileSync(join(__dirname, folder, file), "utf8")),
  );
  expect(gzipSync(texts.join("\n"), { level: 9 }).length).toBeLessThan(LIMIT);
});
