import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words } from "../lib/words/fluent";
import type { Board } from "./contract";

const SEXTON = join(__dirname, "..", "..", "..", "src", "sexton");
const read = (path: string): string => readFileSync(join(SEXTON, path), "utf8");
const FOUND = import.meta.glob<{ PICTURES: Record<string, unknown> }>("./*/Pictures.svelte");
const BOARDS = import.meta.glob<{ default: Board }>("./*/index.ts");
const picturesOf = async (game: string) => (await (await BOARDS[`./${game}/index.ts`]!()).default.pictures!()).default;
const GAMES = Object.keys(FOUND).map((path) => path.split("/")[1]!);

describe.each(GAMES)("pictures beside the rules of %s", (game) => {
  const words = new Words("en", read("kernel/words.en.ftl"), read(`games/${game}/words.en.ftl`));
  const rules = [...read(`games/${game}/rulebook.en.md`).matchAll(/^\*\*([A-Z]+-R?\d+)\*\*/gm)].map(
    ([, rule]) => rule!,
  );

  it("are of rules in the book, five to eight, and each shows something that is named or silent", async () => {
    const pictures = await picturesOf(game);
    const pictured = Object.keys((await FOUND[`./${game}/Pictures.svelte`]!()).PICTURES);
    expect(pictured.length).toBeGreaterThanOrEqual(5);
    expect(pictured.length).toBeLessThanOrEqual(8);
    for (const rule of new Set([...rules, ...pictured])) {
      const { container, unmount } = render(pictures, { rule, words });
      const rows = [...container.querySelectorAll(".row")];
      expect(rules, rule).toContain(rule);
      expect(rows.length > 0, rule).toBe(pictured.includes(rule));
      for (const row of rows) {
        expect(row.querySelectorAll("svg").length, rule).toBeGreaterThan(0);
        const name = row.getAttribute("aria-label");
        expect(name ? row.getAttribute("role") : row.getAttribute("aria-hidden"), rule).toBe(name ? "img" : "true");
        expect(name ?? "", rule).not.toMatch(/card-|board-|tool-|tile-|result-|objective/);
      }
      unmount();
    }
  });

  it("use only sprites that come with them", async () => {
    const pictures = await picturesOf(game);
    const sheet = render(pictures, { rule: null, words }).container.innerHTML;
    for (const rule of rules) {
      const { container, unmount } = render(pictures, { rule, words });
      for (const use of container.querySelectorAll("use"))
        expect(sheet, rule).toContain(`id="${use.getAttribute("href")!.slice(1)}"`);
      unmount();
    }
  });
});

it("every board has them", async () => {
  for (const path of Object.keys(BOARDS).filter((one) => !one.includes("generic")))
    expect((await BOARDS[path]!()).default.pictures, path).toBeDefined();
});
