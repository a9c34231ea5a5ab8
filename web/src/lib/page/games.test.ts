import { describe, expect, it } from "vitest";
import { seatsText, type GameFacts } from "./games";

function playedBy(seats: number[], needing: number[] = []): string {
  const rule = Object.fromEntries(needing.map((count) => [count, { seats_up_to: "6" }]));
  return seatsText({ seats, seats_with: rule } as unknown as GameFacts);
}

describe("how many play", () => {
  it("is said as people say it", () => {
    expect(playedBy([2])).toBe("2 players");
    expect(playedBy([2, 3, 4, 5])).toBe("2 to 5 players");
    expect(playedBy([2, 3, 4, 5, 6], [5, 6])).toBe("2 to 4 players, up to 6 with a house rule");
  });
});
