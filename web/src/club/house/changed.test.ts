import { beforeEach, expect, it } from "vitest";
import { settings } from "../../lib/page/settings.svelte";
import { speakOfClub } from "../words";
import { changed } from "./changed";

beforeEach(speakOfClub);

it("tells settings as their form calls them, a motto with commas among them", () => {
  expect(changed("doors=members, strong_bots=stewards")).toBe(
    "Who comes in: members only · Who plays strong bots: stewards",
  );
  expect(changed("name=The Lantern, motto=Dig, gently, front=watch puzzle")).toBe(
    "Name of the club: The Lantern · Motto: Dig, gently · On the first page: Tables to watch, Puzzle of the day",
  );
  expect(changed("motto=, front=")).toBe("Motto: – · On the first page: –");
});

it("tells what it does not know as it stands there, and in the reader's language", async () => {
  expect(changed("doors=ajar")).toBe("Who comes in: ajar");
  settings.language = "it";
  await speakOfClub();
  expect(changed("doors=invitation")).toBe("Chi entra: su invito");
  settings.language = "en";
});
