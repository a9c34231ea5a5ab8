import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Words, type Facts } from "../lib/words/fluent";
import type { Guide } from "./contract";

const SOURCES = join(__dirname, "..");
const BOARDS = join(SOURCES, "boards");
const GAMES = join(SOURCES, "..", "..", "src", "sexton", "games");
const LANGUAGES = ["en", "it"];
const LONGEST = 190; // characters: what a phone has room for
const games = readdirSync(GAMES, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && readdirSync(join(GAMES, entry.name)).includes("words.en.ftl"),
);

const text = (...path: string[]): string => readFileSync(join(...path), "utf8");
const idsOf = (source: string): string[] => (new FluentResource(source).body as { id: string }[]).map(({ id }) => id);
const factsOf = (source: string): string[] =>
  [...new Set([...source.matchAll(/\$(\w+)/g)].map(([, fact]) => fact!))].sort();

function svelte(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory()
        ? svelte(join(folder, entry.name))
        : entry.name.endsWith(".svelte")
          ? text(folder, entry.name)
          : "",
    )
    .join("\n");
}

describe.each(games.map(({ name }) => name))("the guided game of %s", (game) => {
  const guide = JSON.parse(text(BOARDS, game, "guide", "steps.json")) as Guide;
  const { steps } = guide;

  it("welcomes first, ends with the end, and has a handful of steps", () => {
    const counted = steps.filter((step) => !step.aside);
    expect(Object.keys(steps[0]!).sort()).toEqual(["id", "rule"]);
    expect(steps[steps.length - 1]).toMatchObject({ over: true, at: "result" });
    expect(counted.length).toBeGreaterThanOrEqual(8);
    expect(counted.length).toBeLessThanOrEqual(14);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it.each(LANGUAGES)("has every sentence in %s, short enough for a phone", (language) => {
    const source = text(BOARDS, game, "guide", `${language}.ftl`);
    const words = new Words(language, source);
    expect(idsOf(source).sort()).toEqual(steps.map(({ id }) => id).sort());
    for (const { id } of steps) expect(words.say(id).length, id).toBeLessThanOrEqual(LONGEST);
  });

  it("names the same facts in both languages, and only those that are announced", () => {
    const [en, it] = LANGUAGES.map((language) => text(BOARDS, game, "guide", `${language}.ftl`));
    const told = text(GAMES, game, "words.en.ftl");
    expect(factsOf(it!)).toEqual(factsOf(en!));
    expect(factsOf(en!).filter((fact) => !factsOf(told).includes(fact))).toEqual([]);
  });

  it("waits for questions and announcements that the game has", () => {
    const known = idsOf(text(GAMES, game, "words.en.ftl"));
    const named = steps.flatMap(({ asks, heard }) => [
      ...(asks ? [`ask-${asks.replaceAll(" ", "-")}`] : []),
      ...(heard ? [`told-${heard}`] : []),
    ]);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });

  it("points at parts that the page has", () => {
    const page = svelte(join(BOARDS, game)) + svelte(join(SOURCES, "parts"));
    const parts = new Set(
      [...page.matchAll(/data-guide=(?:"([\w -]+)"|\{([^}]*)\})/g)].flatMap(
        ([, name, made]) => (name ?? made!).match(/[\w-]+/g) ?? [],
      ),
    );
    const made = new Set([...page.matchAll(/"(own-[\w -]+)"/g)].flatMap(([, names]) => names!.split(" ")));
    expect(steps.flatMap(({ at }) => (at && !parts.has(at) && !made.has(at) ? [at] : []))).toEqual([]);
  });

  it.each(LANGUAGES)("names rules of the rulebook in %s", (language) => {
    const book = text(GAMES, game, `rulebook.${language}.md`);
    expect(steps.flatMap(({ rule }) => (rule && !book.includes(`**${rule}**`) ? [rule] : []))).toEqual([]);
  });
});

describe("what befell one's own fist or hand", () => {
  const said = (game: string, id: string, facts: Facts): string[] =>
    LANGUAGES.map((language) => new Words(language, text(BOARDS, game, "guide", `${language}.ftl`)).say(id, facts));
  const unpaid = (left: number, why = "short"): string[] =>
    said("gravediggers", "unpaid", { coins: 3, left, why }).map((text) => text.split(":")[0]!);

  it("is said as a person would, however little was left", () => {
    expect(unpaid(0)).toEqual(["You asked for 3, but nothing was left", "Hai chiesto 3, ma non restava nulla"]);
    expect(unpaid(1)).toEqual(["You asked for 3, but only 1 was left", "Hai chiesto 3, ma ne restava solo 1"]);
    expect(unpaid(2)).toEqual(["You asked for 3, but only 2 were left", "Hai chiesto 3, ma ne restavano solo 2"]);
  });

  it("is no matter of too little where the payout had ended", () => {
    expect(unpaid(4, "ended")[0]).toBe("You asked for 3, but the payout had ended before your turn");
    expect(unpaid(4, "ended")[1]).toBe("Hai chiesto 3, ma la spartizione era già finita");
  });

  it("counts one point as one", () => {
    const [en, it] = said("graverobbers", "mine", { robbers: 4, detectives: 3, points: 1 });
    expect(en).toMatch(/your hand brings you one point\.$/);
    expect(it).toMatch(/la tua mano ti porta un punto\.$/);
  });
});
