import { expect, it } from "vitest";
import { botInWords, botsOf, characterOf, choicesAt, MIXED } from "./characters";
import { against, type GameFacts } from "../page/games";

const told = (text: string) => ({ en: text, it: `${text}!` });
const game = {
  id: "toy",
  bots: ["easy", "normal"],
  characters: ["bold", "sly"].map((id) => ({ id, name: told(id), does: told(`is ${id}`) })),
  character_levels: ["normal"],
} as unknown as GameFacts;

it("seats one of each kind in turn, or all of one, and plain ones where the level or the game has none", () => {
  expect(botsOf(game, "normal", MIXED, 3)).toEqual(["normal-bold", "normal-sly", "normal-bold"]);
  expect(botsOf(game, "normal", "sly", 2)).toEqual(["normal-sly", "normal-sly"]);
  expect(botsOf(game, "normal", "", 1)).toEqual(["normal"]);
  expect(botsOf(game, "normal", "meek", 1)).toEqual(["normal"]);
  expect(botsOf(game, "easy", MIXED, 1)).toEqual(["easy"]);
  expect(against(game, 3, "normal", MIXED).seats).toEqual(["own", "bot normal-bold", "bot normal-sly"]);
});

it("offers characters only where there are some", () => {
  expect(choicesAt(game, "normal")).toEqual(["", MIXED, "bold", "sly"]);
  expect(choicesAt(game, "easy")).toEqual([]);
});

it("names a bot by its level and its character", () => {
  expect(botInWords("normal", game.characters)).toBe("bot, normal");
  expect(botInWords("normal-sly", game.characters)).toBe("bot, normal, sly");
  expect(botInWords("hard-meek", game.characters)).toBe("bot, hard, meek");
  expect(characterOf("normal-sly", game.characters)?.does.it).toBe("is sly!");
});
