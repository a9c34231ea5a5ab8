import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const BOARD = join(__dirname, "..");
const MOST = 15_000; // bytes, packed as they are sent

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const text = (paths: string[]): string => paths.map((path) => readFileSync(path, "utf8")).join("\n");

describe("the churchyard", () => {
  const drawn = [...filesIn(join(BOARD, "scene")), ...filesIn(join(BOARD, "pieces"))].filter(
    (path) => !path.endsWith(".test.ts"),
  );

  it("costs little", () => {
    expect(gzipSync(text(drawn)).length).toBeLessThan(MOST);
  });

  it("shows no symbol that is not drawn, and draws none that is not shown", () => {
    const all = text(filesIn(BOARD).filter((path) => path.endsWith(".svelte")));
    const ids = new Set([...all.matchAll(/\bid="(gg-[\w-]+)"/g)].map(([, id]) => id!));
    const used = new Set([...all.matchAll(/(?:href="#|url\(#)(gg-[\w-]+)[")]/g)].map(([, id]) => id!));
    for (const thing of all.matchAll(/\["(\w+)", \d+, \d+, "/g)) used.add(`gg-${thing[1]}`); // ornaments
    for (const half of ["pixie", "goblin", "unicorn", "cyclops", "dragon", "gravedigger"]) used.add(`gg-${half}`);
    expect([...used].filter((id) => !ids.has(id))).toEqual([]);
    expect([...ids].filter((id) => !used.has(id))).toEqual([]);
  });

  it("has a tone for every class it prints with, by night and on paper", () => {
    const css = readFileSync(join(BOARD, "scene", "tones.css"), "utf8");
    for (const [, kind, tone] of text(drawn).matchAll(/class="g([fk])-(\w+)"/g)) {
      expect(css, `${kind} ${tone}`).toContain(`.g${kind}-${tone} {`);
      expect(css.split(`--${tone}: `).length, tone).toBeGreaterThan(2);
    }
  });
});
