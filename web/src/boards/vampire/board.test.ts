import { fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { Choosing } from "../../lib/table/choosing.svelte";
import { Words } from "../../lib/words/fluent";
import type { Told } from "../../types/vampire";
import type { Choices } from "../../types";
import type { View } from "../../types/vampire";
import type { Aids, Drawn, PathAid } from "./aids";
import { atlas } from "./map/atlas.svelte";
import Hunt from "./Hunt.svelte";
import Paths from "./Paths.svelte";
import { teller } from "./telling";
import { seated } from "../../samples";

const GAME = join(__dirname, "..", "..", "..", "..", "src", "sexton");
const read = (path: string): string => readFileSync(join(GAME, path), "utf8");
const words = new Words("en", read("kernel/words.en.ftl"), read("games/vampire/words.en.ftl"));

// P S *        a small yard, as the server would send it
// G R o
const KINDS = [
  ["pick", "green-x"],
  ["shovel", "red-x"],
  ["shadow", "plain"],
];
const map: Drawn = {
  name: "Yard",
  ours: true,
  columns: 3,
  rows: 2,
  squares: KINDS.flatMap((column, x) => column.map((kind, y) => ({ name: `${x},${y}`, x, y, kind }))),
  links: [
    ["0,0", "0,1"],
    ["0,0", "1,0"],
    ["1,0", "1,1"],
    ["1,0", "2,0"],
    ["2,0", "2,1"],
    ["1,1", "2,1"],
  ],
  bridges: [["0,1", "2,0"]],
  walls: [["0,1", "1,1"]],
};
const path = (squares: string[], more: Partial<PathAid> = {}): PathAid => ({
  move: `move ${squares.join(" ")}`,
  path: squares.join(" "),
  end: squares[squares.length - 1]!,
  squares,
  tools_gained: [],
  battles: 0,
  all_kept_odds: [1, 1],
  stops_at_red_x: false,
  pips_lost: 0,
  ...more,
});
const paths = [
  path(["0,0", "1,0", "2,0"], { tools_gained: ["pick", "shovel"], battles: 1, all_kept_odds: [1, 2] }),
  path(["0,0", "1,0", "1,1"], { tools_gained: ["pick", "shovel"] }),
  path(["2,0", "1,0", "1,1"], { tools_gained: ["shovel"], battles: 1, all_kept_odds: [1, 2] }),
];
const view: View = {
  seat: 0,
  step: "move",
  go: 0,
  roll: 3,
  at: [
    [0, 1],
    [0, 1],
  ],
  tools: [[], ["stake"]],
  pile: { pick: 2, shovel: 2, stake: 1 },
  graves: ["closed", "closed", "empty", "closed", "closed", "closed"],
  offered: [],
  beyond: [],
  fights: 0,
  grave: null,
};
const box = { tools: ["pick", "shovel", "stake"], faces: 6, boards: ["iron_gate"], side: 16 };
const apply = (view: View, event: Told): View => teller.apply!(view, event, { box, options: {} });
const seats = seated("Ada", "Bruno");
const aids: Aids = { map, paths, tool_sets: {}, to_red_x: [3, 3] };

function asking(pattern: string, targets: Record<string, string>[]): Choosing {
  const choosing = new Choosing();
  choosing.offer(1, { pattern, targets, span: null, others: [], cells: [] } as Choices);
  return choosing;
}

function walking(): Choosing {
  return asking(
    "move {path}",
    paths.map((one) => ({ end: one.end, path: one.path })),
  );
}

function shown(choosing: Choosing, more: Record<string, unknown> = {}): HTMLElement {
  return render(Hunt, {
    view,
    seats,
    words,
    options: { board: "text" },
    box,
    aids,
    choosing,
    beat: null,
    told: [],
    memory: true,
    ...more,
  }).container;
}

const told = (id: string, facts: Record<string, unknown> = {}): Told =>
  ({ told: id, rule: "", seat: 0, ...facts }) as Told;

beforeEach(() => atlas.show({ map }));

describe("the board of Grave Digger", () => {
  it("draws the map and says whose drawing it is", () => {
    const box = shown(new Choosing());
    expect(
      screen.getByRole("img", { name: /^Board: Yard .*3 columns by 2 rows; green X 0,1, red X 1,1/ }),
    ).toBeTruthy();
    expect(box.querySelectorAll(".stones .stone").length).toBe(6);
    expect([box.querySelectorAll(".bridge:not(.edge)").length, box.querySelectorAll(".wall").length]).toEqual([1, 1]);
    expect(box.textContent).toContain("the printed board is lost");
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("shows everybody's tools, how far the red X is, the graves and the odds", () => {
    const box = shown(new Choosing());
    expect(screen.getByRole("img", { name: "without tools" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "with stake" })).toBeTruthy();
    expect(box.querySelectorAll(".players .missing").length).toBe(5);
    expect(screen.getAllByText("3 squares to the red X").length).toBe(2);
    expect(screen.getByRole("img", { name: "Grave 3, open and empty" })).toBeTruthy();
    expect(box.textContent).toContain("a dig succeeds 1 time in 5");
  });

  it("walks by a touch where one way leads there, and draws it", async () => {
    const choosing = walking();
    const box = shown(choosing);
    await fireEvent.click(screen.getByRole("button", { name: "to 2,0 (shadow): takes pick and shovel; 1 fight ☾" }));
    expect(choosing.staged).toBe("move 0,0 1,0 2,0");
    expect(box.querySelector(".trail")?.getAttribute("d")).toBe("M20 60L20 20L60 20L100 20");
    expect(box.querySelectorAll(".stirred .ghost").length).toBe(1);
    expect(box.querySelectorAll(".wanted").length).toBe(2);
  });

  it("asks which way where several lead there", async () => {
    const choosing = walking();
    const box = shown(choosing);
    await fireEvent.click(screen.getByRole("button", { name: "to 1,1 (red X): 2 ways" }));
    expect(choosing.staged).toBe(null);
    expect([...box.querySelectorAll(".badge")].map((badge) => badge.textContent)).toEqual(["A", "B"]);
    const question = render(Paths, { choosing, words, view, submit: () => {} }).container;
    expect(question.textContent).toContain("all kept 1 time in 2");
    await fireEvent.click(screen.getByRole("button", { name: /^Way B/ }));
    expect(choosing.staged).toBe("move 2,0 1,0 1,1");
    expect(box.querySelectorAll(".trail").length).toBe(1);
  });

  it("goes from end to end with the arrows", async () => {
    const box = shown(walking());
    const [shadow, red] = ["2,0", "1,1"].map((name) => box.querySelector<HTMLElement>(`[data-end="${name}"]`)!);
    shadow!.focus();
    await fireEvent.keyDown(shadow!, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(red);
    await fireEvent.keyDown(red!, { key: "ArrowUp" });
    expect(document.activeElement).toBe(shadow);
  });

  it("asks for tools as sets and for a grave among those that are closed", async () => {
    const sets = {
      "pick and shovel": ["pick", "shovel"],
      "pick and stake": ["pick", "stake"],
      "shovel and stake": ["shovel", "stake"],
    };
    const choosing = asking(
      "return {tools}",
      Object.keys(sets).map((tools) => ({ tools })),
    );
    shown(choosing, { view: { ...view, step: "red return" }, aids: { ...aids, tool_sets: sets } });
    await fireEvent.click(screen.getByRole("button", { name: "pick and stake" }));
    expect(choosing.staged).toBe("return pick and stake");
    const digging = asking(
      "dig {grave}",
      ["1", "2", "4", "5", "6"].map((grave) => ({ grave })),
    );
    shown(digging, { view: { ...view, step: "dig" } });
    expect(screen.queryByRole("button", { name: "grave 3" })).toBe(null);
    await fireEvent.click(screen.getByRole("button", { name: "grave 4" }));
    expect(digging.staged).toBe("dig 4");
  });

  it("tells a fight and a dig on a stage", () => {
    const lost = told("battle-lost", { pips: 2 });
    const box = shown(new Choosing(), { beat: lost, told: [told("rolled", { pips: 3 }), lost] });
    expect(box.querySelector(".stage .verdict")?.textContent).toBe("One tool is lost");
    expect(box.querySelectorAll(".stage .die circle").length).toBe(2);
    const found = told("vampire-found", { grave: 4 });
    const end = shown(new Choosing(), { beat: found, told: [found] });
    expect(end.querySelectorAll(".stage .grave.vampire").length).toBe(1);
  });

  it("does without a map", () => {
    expect(shown(new Choosing(), { aids: {} }).textContent).toContain("not at hand");
  });
});

describe("the story of a hunt", () => {
  const after = (...events: Told[]): View => events.reduce((now, event) => apply(now, event) as View, view);

  it("moves pawns and tools as it is told", () => {
    const now = after(
      told("rolled", { pips: 2 }),
      told("walked", { squares: "0,0 1,0", end: "1,0" }),
      told("took", { tool: "pick" }),
      told("took", { tool: "shovel" }),
    );
    expect([now.at[0], now.tools[0], now.pile]).toEqual([[1, 0], ["pick", "shovel"], { pick: 1, shovel: 1, stake: 1 }]);
    expect(apply(now, told("returned", { tool: "pick" }))).toMatchObject({
      tools: [["shovel"], ["stake"]],
      pile: { pick: 2 },
    });
  });

  it("opens graves and sends the digger home", () => {
    const now = after(
      told("walked", { squares: "2,1", end: "2,1" }),
      told("digs", { grave: 2 }),
      told("grave-empty", { grave: 2, left: 4 }),
    );
    expect([now.at[0], now.graves[1], now.tools[0]]).toEqual([[0, 1], "empty", []]);
    expect(apply(now, told("vampire-found", { grave: 1 })).graves[0]).toBe("vampire");
    expect(apply(now, told("reburied", { grave: 2 })).graves[1]).toBe("closed");
  });

  it("takes longer for a longer walk, and lets tools fly", () => {
    const long = teller.beat(told("walked", { squares: "0,0 1,0 2,0" }), view).ms;
    expect(long).toBeGreaterThan(teller.beat(told("walked", { squares: "0,0" }), view).ms);
    expect(teller.beat(told("took", { tool: "pick" }), view).fly).toEqual({
      from: "pawn-0",
      to: "pick-0",
      look: "pick",
    });
    expect(teller.beat(told("returned", { tool: "pick", seat: 1 }), view).ms).toBeLessThan(
      teller.beat(told("returned", { tool: "pick" }), view).ms,
    );
  });
});
