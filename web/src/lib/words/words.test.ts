import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { ToldFistsShown as FistsShown, ToldPaid as Paid, ToldPlaced as Placed } from "../../types/gravediggers";
import { Words } from "./fluent";

const SOURCES = join(__dirname, "..", "..");
const GAMES = join(SOURCES, "..", "..", "src", "sexton", "games");
const BOARDS = join(SOURCES, "boards");
const games = readdirSync(BOARDS).filter((name) => existsSync(join(BOARDS, name, "words.en.ftl")));
const pageText = (language: string): string => readFileSync(join(SOURCES, `words.${language}.ftl`), "utf8");
const boardText = (game: string, language: string): string =>
  readFileSync(join(BOARDS, game, `words.${language}.ftl`), "utf8");
const text = (language: string): string =>
  [pageText(language), ...games.map((game) => boardText(game, language))].join("\n");

function idsIn(source: string): string[] {
  return (new FluentResource(source).body as { id: string }[]).map((message) => message.id);
}

const ids = (language: string): string[] => idsIn(text(language));

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

/** Ids the page says: whole ones, and the beginnings of those it puts together. */
function said(): { whole: Set<string>; begun: Set<string> } {
  const [whole, begun] = [new Set<string>(), new Set<string>()];
  for (const path of files(SOURCES)) {
    const source = readFileSync(path, "utf8");
    for (const [, id] of source.matchAll(/\bt\(\s*"([\w-]+)"/g)) whole.add(id!);
    for (const [, start] of source.matchAll(/\bt\(\s*`([\w-]+?-)\$\{/g)) begun.add(start!);
  }
  return { whole, begun };
}

describe("the page's words", () => {
  it("has every sentence in English and in Italian, once", () => {
    expect(ids("it").sort()).toEqual(ids("en").sort());
    for (const language of ["en", "it"]) expect(new Set(ids(language)).size).toBe(ids(language).length);
  });

  it("keeps the words of a game beside its board, and those alone", () => {
    expect(games.length).toBeGreaterThan(0);
    expect(idsIn(pageText("en")).filter((id) => games.some((game) => id.includes(game)))).toEqual([]);
    for (const game of games) {
      const own = new RegExp(`^((blurb|board|option|question|own-file)-${game}(-|$)|referee-)`);
      expect(idsIn(boardText(game, "en")).filter((id) => !own.test(id))).toEqual([]);
      expect(idsIn(boardText(game, "it")).sort()).toEqual(idsIn(boardText(game, "en")).sort());
    }
  });

  it("uses the same facts in both languages", () => {
    const facts = (language: string): Map<string, string> => {
      const found = new Map<string, string>();
      let id = "";
      for (const line of text(language).split("\n")) {
        id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? id;
        for (const [, fact] of line.matchAll(/\{ \$(\w+)/g))
          found.set(id, [...new Set([...(found.get(id) ?? "").split(" "), fact!])].sort().join(" "));
      }
      return found;
    };
    expect(Object.fromEntries(facts("it"))).toEqual(Object.fromEntries(facts("en")));
  });

  it("knows every sentence the page says", () => {
    const known = new Set(ids("en"));
    const { whole, begun } = said();
    expect([...whole].filter((id) => !known.has(id))).toEqual([]);
    expect([...begun].filter((start) => !ids("en").some((id) => id.startsWith(start)))).toEqual([]);
  });

  it("tells every event of every game without a gap", () => {
    for (const game of readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
      for (const language of ["en", "it"]) {
        const path = join(GAMES, game.name, `words.${language}.ftl`);
        let source: string;
        try {
          source = readFileSync(path, "utf8");
        } catch {
          continue;
        }
        expect(new FluentResource(source).body.length, path).toBeGreaterThan(20);
      }
    }
  });
});

describe("events in words", () => {
  const words = new Words(
    "en",
    "list-end = { $rest } and { $last }\ncard-5 = five\ntold-placed = { $card ->\n    [none] { $seat } lays a card at { $cemetery }.\n   *[other] { $seat } lays { $card } at { $cemetery }.\n}\ntold-fists-shown = Fists: { $fists }.\ntold-paid = { $players ->\n    [one] { $seats } gets { $coins }.\n   *[other] { $seats } get { $coins } each.\n}\n",
  );
  const names = ["Ada", "Bruno", "Carla"];
  const said = (event: Placed | FistsShown | Paid): string => words.event(event, names);

  it("names seats, cards and what is kept secret", () => {
    expect(said({ told: "placed", rule: "GD-10", seat: 1, cemetery: 3, card: null })).toBe("Bruno lays a card at 3.");
    expect(said({ told: "placed", rule: "GD-10", seat: 0, cemetery: 3, card: "5" })).toBe("Ada lays five at 3.");
  });

  it("lists one number a seat, and several seats", () => {
    expect(said({ told: "fists-shown", rule: "GD-14", fists: [1, 0, 7] })).toBe("Fists: Ada 1, Bruno 0 and Carla 7.");
    expect(said({ told: "paid", rule: "GD-19", seats: [0, 2], coins: 4, left: 0 })).toBe("Ada and Carla get 4 each.");
  });
});
