import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { Choice } from "../../lib/table/choice.svelte";
import { Words } from "../../lib/words/fluent";
import type { SeatShown } from "../../lib/table/seats";
import { FRAME } from "../../samples";
import Panels from "./Panels.svelte";

const NAMES = ["Ada", "Bruno", "Carla"];
const view = { seat: 0, step: "lay", hand: [4, 5, 6], points: [0, 7, 2], hands: [[1, 2, 3], [4], [5, 6]] };

function shown(text: string): Record<string, string> {
  const seats = NAMES.map((name, seat) => ({ seat, name }) as SeatShown);
  const rest = {
    options: {},
    box: {},
    aids: {},
    choosing: new Choice(),
    beat: null,
    told: [],
    memory: true,
    ...FRAME,
  };
  render(Panels, { view, seats, words: new Words("it", text), bySeat: ["points", "hands"], ...rest });
  const panels = screen.getAllByRole("region").map((panel) => [panel.getAttribute("aria-label"), panel.textContent]);
  return Object.fromEntries(panels) as Record<string, string>;
}

describe("a game without a board of its own", () => {
  it("names the players only where the game says that a field is by seat", () => {
    const panels = shown("view-hand = La tua mano\nview-points = Punti\nview-hands = Tutte le mani\n");
    expect(panels["La tua mano"]).toContain("4 · 5 · 6");
    for (const name of NAMES) expect(panels["La tua mano"]).not.toContain(name);
    expect(panels["Punti"]).toMatch(/Ada\s*0\s*Bruno\s*7\s*Carla\s*2/);
    expect(panels["Tutte le mani"]).toMatch(/Ada\s*1 · 2 · 3\s*Bruno\s*4\s*Carla\s*5 · 6/);
  });

  it("shows what the game has words for", () => {
    expect(Object.keys(shown("view-points = Punti\n"))).toEqual(["Punti"]);
  });

  it("shows every field while there are no words", () => {
    expect(Object.keys(shown(""))).toEqual(["seat", "step", "hand", "points", "hands"]);
  });
});
