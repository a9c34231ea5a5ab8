import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { ToldFistsShown as FistsShown, ToldPaid as Paid, ToldPlaced as Placed } from "../../types/gravediggers";
import type { Told } from "../../types";
import { Words } from "./fluent";
import { inOne, linesOf, passagesOf } from "./lines";
import { unsigned } from "./unsigned";

const SOURCES = join(__dirname, "..", "..");
const GAMES = join(SOURCES, "..", "..", "src", "sexton", "games");
const BOARDS = join(SOURCES, "boards");
const games = readdirSync(BOARDS).filter((name) => existsSync(join(BOARDS, name, "words.en.ftl")));
const firstText = (language: string): string => readFileSync(join(SOURCES, `words.${language}.ftl`), "utf8");
const partText = (part: string, language: string): string =>
  readFileSync(join(SOURCES, part, `words.${language}.ftl`), "utf8");
const pageText = (language: string): string =>
  [
    firstText(language),
    ...["club", "notices", "parts/home", "parts/table"].map((part) => partText(part, language)),
  ].join("\n");
const blurbText = (game: string, language: string): string =>
  readFileSync(join(BOARDS, game, "blurb", `${language}.ftl`), "utf8");
const boardText = (game: string, language: string): string =>
  [readFileSync(join(BOARDS, game, `words.${language}.ftl`), "utf8"), blurbText(game, language)].join("\n");
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

/** Every part that this one may show, at once or later; other pages are reached by an address. */
function reachedFrom(start: string): string[] {
  const [found, waiting] = [new Set<string>(), [start]];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const named = [...readFileSync(path, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)"/g)];
    const near = named
      .map(([, name]) => join(path!, "..", name!))
      .filter((name) => !/\/(pages|boards)(\/|$)/.test(name));
    waiting.push(
      ...near.flatMap((name) => [name, `${name}.ts`].filter((one) => /\.(svelte|ts)$/.test(one) && existsSync(one))),
    );
  }
  return [...found];
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
    const once = ids("en").filter((id) => !id.startsWith("explain-")); // a game explains its own, and no other's
    expect(new Set(once).size).toBe(once.length);
    for (const one of [pageText("en"), ...games.map((game) => boardText(game, "en"))])
      expect(new Set(idsIn(one)).size).toBe(idsIn(one).length);
  });

  it("keeps the words of a game beside its board, and those alone", () => {
    expect(games.length).toBeGreaterThan(0);
    expect(idsIn(pageText("en")).filter((id) => games.some((game) => id.includes(game)))).toEqual([]);
    for (const game of games) {
      const own = new RegExp(`^((blurb|board|option|question|own-file)-${game}(-|$)|(referee|explain)-)`);
      expect(idsIn(boardText(game, "en")).filter((id) => !own.test(id))).toEqual([]);
      expect(idsIn(boardText(game, "it")).sort()).toEqual(idsIn(boardText(game, "en")).sort());
    }
  });

  it("sells every game with its minutes and weight", () => {
    for (const game of games)
      for (const language of ["en", "it"]) {
        const sold = blurbText(game, language);
        expect(sold).toMatch(new RegExp(`^blurb-${game}-minutes = \\d+$`, "m"));
        expect(sold).toMatch(new RegExp(`^blurb-${game}-(weight|kind) = \\S`, "m"));
      }
  });

  it("explains by the same rules in both languages", () => {
    for (const game of games) {
      const rules = (language: string): string[] =>
        boardText(game, language)
          .split(/^(?=explain-)/m)
          .filter((one) => one.startsWith("explain-"))
          .map((one) => `${/^[\w-]+/.exec(one)![0]} ${/^ +\.rule = (.*)$/m.exec(one)?.[1] ?? ""}`);
      expect(rules("it").sort()).toEqual(rules("en").sort());
      for (const one of rules("en")) expect(one).toMatch(/^[\w-]+ ([A-Z]{2}-R?\d+[a-z]?)?$/);
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

  it("has on the first page all that is said there", () => {
    const alone = partText("parts/home", "en"); // said where there is no server, and loaded with the first page there
    const first = new Set(idsIn([firstText("en"), alone, ...games.map((game) => blurbText(game, "en"))].join("\n")));
    const paths = reachedFrom(join(SOURCES, "pages", "Landing.svelte"));
    expect(paths.length).toBeGreaterThan(20);
    const wanted = paths.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\bt\(\s*"([\w-]+)"/g)].map(([, id]) => id!),
    );
    expect(wanted.filter((id) => !first.has(id))).toEqual([]);
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

const YOU = `
reader-listed = you
reader-met = you
told-rolled = { $you ->
    [yes] You roll { $pips }.
   *[no] { $seat } rolls { $pips }.
}
chapter-rolled = { $seat } rolls { $pips }
told-walked = { $seat } walks.
told-begun = { $seat } begins.
chapter-begun = Go
told-accused = { $seat } accuses { $accused_seat }!
told-dealt = { $seat } is dealt { $card }.
together-dealt = { $you ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
`;

describe("events in words", () => {
  const words = new Words(
    "en",
    "list-end = { $rest } and { $last }\ncard-5 = five\ntold-placed = { $card ->\n    [none] { $seat } lays a card at { $cemetery }.\n   *[other] { $seat } lays { $card } at { $cemetery }.\n}\ntold-fists-shown = Fists: { $fists }.\ntold-paid = { $players ->\n    [one] { $seats } gets { $coins }.\n   *[other] { $seats } get { $coins } each.\n}\n" +
      YOU,
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

  it("writes −3 with a minus, parts a number from a name that ends in one, and calls 7-1 by both", () => {
    const fists = { told: "fists-shown", rule: "GD-14", fists: [-3, 12] } as Told;
    expect(words.event(fists, ["player 1", "Ada"])).toBe("Fists: player 1: −3 and Ada 12.");
    const pair = new Words(
      "en",
      "list-end = { $rest } and { $last }\nwants = graves { $graves }\nexplain-it = { $graves }",
    );
    expect(pair.say("wants", { graves: "7-1" })).toBe("graves 7 and 1");
    expect(pair.explanation("it", { graves: "7-1" })!.text).toBe("7 and 1");
  });

  it("calls the reader you, and a sentence knows whether it is about the reader", () => {
    const heard = (event: Told, reader: number | null): string => words.event(event, names, "told", reader);
    expect(heard({ told: "fists-shown", rule: "GD-14", fists: [1, 0, 7] } as Told, 1)).toBe(
      "Fists: Ada 1, you 0 and Carla 7.",
    );
    expect(heard({ told: "paid", rule: "GD-19", seats: [0, 2], coins: 4 } as Told, 0)).toBe(
      "You and Carla get 4 each.",
    );
    expect(heard({ told: "paid", rule: "GD-19", seats: [0, 1, 2], coins: 4 } as Told, 0)).toBe(
      "You, Bruno and Carla get 4 each.",
    );
    expect(heard({ told: "paid", rule: "GD-19", seats: [0], coins: 4 } as Told, 0)).toBe("Ada gets 4.");
    expect(heard({ told: "accused", rule: "GR-1", seat: 0, accused_seat: 2 } as Told, 2)).toBe("Ada accuses you!");
    const rolled = { told: "rolled", rule: "VH-1", seat: 1, pips: 6 } as Told;
    expect([heard(rolled, 1), heard(rolled, 0), heard(rolled, null)]).toEqual([
      "You roll 6.",
      "Bruno rolls 6.",
      "Bruno rolls 6.",
    ]);
  });

  it("tells cards dealt one after the other in one line, and no heading twice", () => {
    const dealt = (seat: number, card: string | null): Told => ({ told: "dealt", rule: "GD-5", seat, card }) as Told;
    const rolled = { told: "rolled", rule: "VH-1", seat: 1, pips: 6 } as Told;
    const begun = { told: "begun", rule: "VH-2", seat: 1 } as Told;
    const told = [dealt(0, "5"), dealt(0, "5"), dealt(1, null), rolled, begun];
    const lines = linesOf(words, told, names, 0, () => false);
    expect(lines.map(({ heading, text }) => [heading, text])).toEqual([
      ["", "You are dealt five and five."],
      ["", "Bruno is dealt none."],
      ["", "Bruno rolls 6."],
      ["Go", "Bruno begins."],
    ]);
    expect(lines.map(({ begins, after }) => [begins, after])).toEqual([
      [false, 2],
      [false, 3],
      [true, 4],
      [false, 5],
    ]);
    expect(linesOf(words, told, names, 0, (after) => after === 1)).toHaveLength(5);
  });

  it("tells what one player does step by step in one breath, and a chapter by itself", () => {
    const by = (kind: string, seat: number): Told => ({ told: kind, rule: "VH-1", seat, pips: 6 }) as unknown as Told;
    const open = { told: "fists-shown", rule: "GD-14", fists: [1, 0, 7] } as Told;
    const told = [by("rolled", 1), by("walked", 1), by("walked", 1), by("walked", 2), open, by("rolled", 0)];
    expect(passagesOf(words, told, names, 0).map(({ text, own, events }) => [text, own, events.length])).toEqual([
      ["Bruno rolls 6, walks and walks.", false, 3],
      ["Carla walks.", false, 1],
      ["Fists: you 1, Bruno 0 and Carla 7.", false, 1],
      ["You roll 6.", true, 1],
    ]);
    const lays = [{ told: "placed", rule: "GD-10", seat: 0, cemetery: 2, card: "5" } as Told, by("walked", 0)];
    const news = new Set<Told["told"]>(["walked"] as unknown as Told["told"][]);
    expect(passagesOf(words, lays, names, 0).length).toBe(1);
    expect(passagesOf(words, lays, names, 0, news).length).toBe(2); // what one did, and what came of it
    expect(passagesOf(words, lays, names, 1, news).length).toBe(1);
    const seen = new Set<Told["told"]>(["fists-shown"]);
    const between = [by("rolled", 1), open, by("walked", 1)];
    expect(passagesOf(words, between, names, 0, new Set(), seen).map(({ text, aloud }) => [text, aloud])).toEqual([
      ["Bruno rolls 6 and walks.", "Bruno rolls 6. Fists: you 1, Bruno 0 and Carla 7. Bruno walks."],
    ]);
    const drew = [by("rolled", 0), by("walked", 0)];
    const walks = new Set<Told["told"]>(["walked"] as unknown as Told["told"][]);
    expect(passagesOf(words, drew, names, 0, walks, walks)).toHaveLength(2); // seen by all, and news about the reader
    expect(passagesOf(words, drew, names, 1, walks, walks)).toHaveLength(1);
    expect(passagesOf(words, drew, names, 0).map(({ own }) => own)).toEqual([true]);
    expect(passagesOf(words, drew, names, 0, new Set(), seen, true).map(({ own }) => own)).toEqual([false]);
    expect(passagesOf(words, [open], names, 0, new Set(), seen)[0]?.text).toBe("Fists: you 1, Bruno 0 and Carla 7.");
    const many = Array.from({ length: 20 }, () => by("walked", 1));
    expect(passagesOf(words, many, names, 0).length).toBeGreaterThan(1);
  });
});

it("says in one sentence what one player does, as far as it can be gone on with", () => {
  const list = new Words("en", "list-end = { $rest } and { $last }");
  const one = (...sentences: string[]): string => inOne(list, sentences, "Ada");
  expect(one("Ada walks to a stake.", "Ada takes a pick.", "Ada takes a stake.")).toBe(
    "Ada walks to a stake, takes a pick and takes a stake.",
  );
  expect(one("Ada walks, past a phantom.", "Ada takes a pick.")).toBe("Ada walks, past a phantom, and takes a pick.");
  expect(one("Ada rolls 4.", "Ada walks; the red X is near.", "Ada takes a pick.")).toBe(
    "Ada rolls 4 and walks; the red X is near. Ada takes a pick.",
  );
  expect(one("A phantom! Ada rolls 2.", "Ada puts back the pick.")).toBe(
    "A phantom! Ada rolls 2. Ada puts back the pick.",
  );
  expect(inOne(list, ["Everybody walks.", " ."], "")).toBe("Everybody walks.  .");
});

it("what was refused is said, and not that it was the server", () => {
  expect(unsigned("server: there is no such table")).toBe("There is no such table.");
  expect(unsigned("protocol: is that so?")).toBe("Is that so?");
  expect(unsigned("GD-12: the last card may not be turned")).toBe("GD-12: the last card may not be turned");
  expect(unsigned("")).toBe("");
});
