import { fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { Choice } from "../../lib/table/choice.svelte";
import { Words } from "../../lib/words/fluent";
import type { Choices } from "../../types";
import type { DrawnMap, MapSquare, PathAid, Told, View } from "../../types/vampire";
import type { Aids } from "./aids";
import { atlas } from "./map/atlas.svelte";
import Hunt from "./Hunt.svelte";
import { endOf } from "./end";
import Standing from "./referee/Standing.svelte";
import { teller } from "./teller";
import { FRAME, seated } from "../../samples";

const GAME = join(__dirname, "..", "..", "..", "..", "src", "sexton");
const read = (path: string): string => readFileSync(join(GAME, path), "utf8");
const words = new Words("en", read("kernel/words.en.ftl"), read("games/vampire/words.en.ftl"));

const own = new Words("en", readFileSync(join(__dirname, "words.en.ftl"), "utf8"));

// P S *        a small yard, as the server would send it
// G R o
const KINDS = [
  ["pick", "green-x"],
  ["shovel", "red-x"],
  ["shadow", "plain"],
];
const map: DrawnMap = {
  name: "Yard",
  ours: true,
  columns: 3,
  rows: 2,
  squares: KINDS.flatMap((column, x) => column.map((kind, y): MapSquare => [`${x},${y}`, x, y, kind])),
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
  path: squares.join(" "),
  end: squares[squares.length - 1]!,
  tools_gained: [],
  battles: 0,
  stops_at_red_x: false,
  pips_lost: 0,
  ...more,
});
const paths = [
  path(["0,0", "1,0", "2,0"], { tools_gained: ["pick", "shovel"], battles: 1 }),
  path(["0,0", "1,0", "1,1"], { tools_gained: ["pick", "shovel"] }),
  path(["2,0", "1,0", "1,1"], { tools_gained: ["shovel"], battles: 1 }),
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
const box = {
  tools: ["pick", "shovel", "stake"],
  faces: 6,
  boards: ["yard"],
  drawings: ["board Yard\n# ours\nP S *\nG R o\n"],
  side: 16,
};
const apply = (view: View, event: Told): View => teller.apply!(view, event, { box, options: {} });
const seats = seated("Ada", "Bruno");
const aids: Aids = { map, paths, tool_sets: {}, to_red_x: [3, 3] };

const away = { north: 0, east: 0, south: 0, west: 0 };
const facts = {
  end: { "2,0": { onto: "shadow", ...away, north: 1, east: 2 }, "1,1": { onto: "red-x", ...away, east: 1 } },
  path: {},
};

function asking(pattern: string, targets: Record<string, string>[]): Choice {
  const choosing = new Choice();
  choosing.offer(1, { pattern, targets, span: null, others: [], cells: [], facts } as Choices);
  return choosing;
}

function walking(): Choice {
  return asking(
    "move {path}",
    paths.map((one) => ({ end: one.end, path: one.path })),
  );
}

function shown(choosing: Choice, more: Record<string, unknown> = {}): HTMLElement {
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
    ...FRAME,
    ...more,
  }).container;
}

const told = (id: string, facts: Record<string, unknown> = {}): Told =>
  ({ told: id, rule: "", seat: 0, ...facts }) as Told;

beforeEach(() => atlas.show({ map }));

describe("the board of Grave Digger", () => {
  it("draws the map and says whose drawing it is", () => {
    const box = shown(new Choice());
    expect(screen.getByRole("img", { name: /^Board: Yard .*6 squares/ })).toBeTruthy();
    expect(box.querySelectorAll(".stones .stone").length).toBe(6);
    expect([box.querySelectorAll(".bridge:not(.edge)").length, box.querySelectorAll(".wall.face").length]).toEqual([
      1, 1,
    ]);
    expect(box.textContent).toContain("the original is lost");
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("shows everybody's tools, how far the red X is, the graves and the odds", () => {
    const box = shown(new Choice(), { told: [told("walked", { squares: "0,0", end: "0,0" })] });
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
    await fireEvent.click(
      screen.getByRole("button", {
        name: "onto a phantom's shadow, 1 north, 2 east: you take pick and shovel, one fight",
      }),
    );
    expect(choosing.staged).toBe("move 0,0 1,0 2,0");
    expect(box.querySelector(".trail")?.getAttribute("d")).toBe("M32 96L32 32L96 32L160 32");
    expect(box.querySelectorAll(".stirred .body").length).toBe(1);
    expect(box.querySelectorAll(".wanted").length).toBe(2);
  });

  it("asks which way where several lead there", async () => {
    const choosing = walking();
    const box = shown(choosing, { shape: "upright", room: { width: 360, height: 512 } });
    await fireEvent.click(screen.getByRole("button", { name: "to the red X, 1 east: 2 ways" }));
    expect(choosing.staged).toBe(null);
    expect([...box.querySelectorAll(".badge")].map((badge) => badge.textContent)).toEqual(["A", "B"]);
    expect(box.querySelector(".ledger")).toBe(null); // the ways take its place on a phone
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
    expect(screen.getByRole("button", { name: "Grave 3, open and empty" }).classList.contains("pick")).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "grave 4" }));
    expect(digging.staged).toBe("dig 4");
  });

  it("tells a fight and a dig on a stage", () => {
    const lost = told("battle-lost", { pips: 2 });
    const box = shown(new Choice(), { beat: lost, told: [told("rolled", { pips: 3 }), lost] });
    expect(box.querySelector(".stage .verdict")?.textContent).toBe("One tool is lost");
    expect(box.querySelectorAll(".stage .die circle").length).toBe(2);
    const found = told("vampire-found", { grave: 4 });
    const end = shown(new Choice(), { beat: found, told: [found] });
    expect(end.querySelectorAll(".stage .grave.vampire").length).toBe(1);
  });

  it("asks why a square that is not lit is no answer", async () => {
    const choosing = walking();
    const asked: (string | null)[] = [];
    choosing.onWhy = (answer) => void asked.push(answer);
    const box = shown(choosing);
    await fireEvent.click(box.querySelector('.squares .far[data-explain="square-pick"]')!);
    expect([choosing.started, asked]).toEqual([false, ["move 0,0"]]);
  });

  it("explains everything that can be seen", () => {
    const of = [shown(walking()), shown(asking("dig {grave}", [{ grave: "1" }]), { view: { ...view, step: "dig" } })];
    const marked = of.flatMap((box) => [...box.querySelectorAll("[data-explain]")]);
    expect(marked.length).toBeGreaterThan(40);
    for (const one of marked) {
      const found = (facts: string): string =>
        own.explanation(one.getAttribute("data-explain")!, JSON.parse(facts))?.text ?? "";
      const text = found(one.getAttribute("data-facts") ?? "{}");
      expect(text, one.outerHTML).toBeTruthy();
      expect(text).not.toContain("{");
    }
  });

  it("says what lies in the pile, and one square as one", () => {
    const box = shown(walking());
    const pile = [...box.querySelectorAll(".pile .unseen")].map((one) => one.textContent);
    expect(pile.join(" ")).toMatch(/(one pick|\d picks) (one shovel|\d shovels) (one stake|\d stakes)/);
    const walked = { told: "walked", rule: "VH-5", seat: 1, steps: 2, onto: "plain", phantoms: 0, to_red: 1 };
    expect(words.event(walked as unknown as Told, ["Ada", "Bruno"])).toBe(
      "Bruno walks two squares; the red X is one square away.",
    );
  });

  it("names no square by its column and row", async () => {
    const choosing = walking();
    const box = shown(choosing);
    for (const end of box.querySelectorAll<HTMLElement>(".end")) {
      expect(end.getAttribute("aria-label")).not.toMatch(/\d,\d/);
      await fireEvent.click(end);
      expect(box.textContent).not.toMatch(/\d,\d/);
    }
  });

  it("asks the referee on a map", async () => {
    const settled: unknown[] = [];
    render(Standing, { words, box, seats: [2], settle: (input: unknown) => void settled.push(input) });
    expect(screen.getByRole("radio", { name: "green X" }).getAttribute("aria-checked")).toBe("true");
    await fireEvent.click(screen.getByRole("radio", { name: "phantom's shadow, 1 north, 2 east" }));
    await fireEvent.click(screen.getByRole("button", { name: "Settle it" }));
    expect(settled).toEqual([{ board: "yard", at: [2, 0], roll: 1, tools: [] }]);
  });

  it("tells who has not won what they held, and how far they came", () => {
    expect(endOf(view, aids, 0, words)).toBe("You stood 3 squares from the red X, without a tool.");
    const nearly = { ...view, tools: [["pick", "stake"], []] };
    expect(endOf(nearly, { to_red_x: [1, 3] }, 0, words)).toBe(
      "You stood one square from the red X, with a pick and a stake.",
    );
  });

  it("does without a map", () => {
    expect(shown(new Choice(), { aids: {} }).textContent).toContain("not at hand");
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
      lands: true,
    });
    expect(teller.beat(told("returned", { tool: "pick", seat: 1 }), view).ms).toBeLessThan(
      teller.beat(told("returned", { tool: "pick" }), view).ms,
    );
  });
});
