import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ToldBuriedInCrypt, ToldBuriedInGraveyard, View } from "../../../types/gloomy_graves";
import { placeOf } from "./names";

const GOLDEN = join(__dirname, "../../../../../tests/games/gloomy_graves/golden/seats-2.txt");
type Buried = ToldBuriedInCrypt | ToldBuriedInGraveyard;

describe("a place", () => {
  it("is named as the rules name it when they announce a burial", () => {
    let view: Partial<View> = {};
    let checked = 0;
    for (const line of readFileSync(GOLDEN, "utf8").split("\n")) {
      const [, who, json] = /^ {2}(view watcher|told [\w,]+): (.*)$/.exec(line) ?? [];
      if (who === "view watcher") view = { ...view, ...(JSON.parse(json!) as Partial<View>) };
      if (!json?.startsWith('{"told":"buried')) continue;
      const { told, rule: _, seat, card, cells, ...named } = JSON.parse(json) as Buried;
      const ground = told === "buried-in-crypt" ? view.crypts![seat]! : view.communal!;
      expect(placeOf(ground, card, cells.split(" ") as [string, string])).toEqual(named);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(40);
  });
});
