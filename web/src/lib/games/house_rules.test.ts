import { expect, it } from "vitest";
import type { Schema } from "../page/games";
import { houseRules } from "./house_rules";

const usual = [{ side: "black", graves: [1, 2], points: 6 }];
const shape: Schema = {
  properties: { hands: { enum: ["1", "3"], default: "1" }, objectives: { type: "array", default: usual } },
};
const told = (options: unknown): string[] => houseRules("toy", shape, ["objectives"], options);

it("tells what differs, and takes the usual cards for the usual ones whatever the order of their fields", () => {
  expect(told({ hands: "1", objectives: [{ graves: [1, 2], points: 6, side: "black" }] })).toEqual([]);
  expect(told({ hands: "3", objectives: usual })).toEqual(["hands: 3"]);
  expect(told({ hands: "1", objectives: [{ graves: [1, 2], points: 7, side: "black" }] })).toHaveLength(1);
});
