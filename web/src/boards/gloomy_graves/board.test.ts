import { fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { Choice } from "../../lib/table/choice.svelte";
import { Words } from "../../lib/words/fluent";
import { set } from "../../lib/page/settings.svelte";
import type { Choices } from "../../types";
import type { Game, Told, View } from "../../types/gloomy_graves";
import { boundsOf, placementsOf, type ByType } from "./ground/ground";
import board from "./index";
import { Hover } from "./ground/hover.svelte";
import { teller } from "./teller";
import Yard from "./Yard.svelte";
import { FRAME, seated } from "../../samples";

const GAME = join(__dirname, "..", "..", "..", "..", "src", "sexton");
const read = (path: string): string => readFileSync(join(GAME, path), "utf8");
const words = new Words("en", read("kernel/words.en.ftl"), read("games/gloomy_graves/words.en.ftl"));
const box: Game["box"] = {
  cards: ["pixie/goblin", "pixie/dragon", "goblin/gravedigger", "unicorn/dragon", "cyclops/dragon"],
  halves: ["pixie", "goblin", "unicorn", "cyclops", "dragon", "gravedigger"],
  types: ["pixie", "goblin", "unicorn", "cyclops", "dragon"],
  numbers: [8, 10, 12, 15],
  crypt_begins: ["0,0", "1,0"],
};
const TYPES = box.types;
const apply = (view: View, event: Told): View => teller.apply!(view, event, { box, options: {} });

const view: View = {
  seat: 0,
  step: "bury",
  start: 0,
  go: 0,
  round: 3,
  last_round: false,
  deck: 44,
  removed_unseen: 0,
  row: ["pixie/goblin", "pixie/goblin", "cyclops/dragon"],
  hand: ["pixie/dragon", "pixie/dragon", "goblin/gravedigger"],
  hand_sizes: [3, 4],
  known: [[], ["unicorn/dragon"]],
  unseen: { "pixie/goblin": 5 },
  spent: {},
  communal: { "0,0": "pixie", "0,1": "goblin", "1,0": "dragon", "1,1": "unicorn" },
  crypts: [
    { "0,0": "goblin", "1,0": "dragon" },
    { "0,0": "unicorn", "1,0": "gravedigger" },
  ],
  claimed: [{ unicorn: 8 }, { unicorn: 10 }],
  left: {
    pixie: [8, 10, 12, 15],
    goblin: [8, 10, 12, 15],
    unicorn: [12, 15],
    cyclops: [8, 10, 12, 15],
    dragon: [8, 10, 12, 15],
  },
  buried: [],
  laid: null,
  laid_cells: [],
  drawn: 0,
};
const seats = seated("Ada", "Bruno");
const told: Told[] = [{ told: "deck-reconstructed", rule: "GG-1", deck: "pairs" }];
const groups = (total: number, claim: number | null = null): ByType =>
  Object.fromEntries(TYPES.map((type) => [type, { communal: total - 1, crypt: 1, total, claim }]));

const bury: Choices = {
  pattern: "{area} {card} at {column},{row} {second}",
  targets: [
    { card: "pixie/dragon", area: "communal", column: "0", row: "0", second: "-1,0" },
    { card: "pixie/dragon", area: "communal", column: "0", row: "0", second: "0,-1" },
    { card: "pixie/dragon", area: "communal", column: "-1", row: "0", second: "0,0" },
    { card: "pixie/dragon", area: "communal", column: "1", row: "0", second: "2,0" },
    { card: "pixie/dragon", area: "crypt", column: "0", row: "1", second: "1,1" },
    { card: "goblin/gravedigger", area: "communal", column: "1", row: "1", second: "1,2" },
  ],
  span: null,
  others: [],
  cells: ["column", "row", "second"],
};

function asked(choices: Choices): Choice {
  const choosing = new Choice();
  choosing.offer(1, choices);
  return choosing;
}

function shown(choosing: Choice, more: Record<string, unknown> = {}): HTMLElement {
  const aids: Game["aids"] = {
    rounds: 11,
    rounds_left: 8,
    groups: [groups(3), groups(4)],
    changes: [[], TYPES.map((type) => [type, 8, 1, 9, 8])],
    placements: [1, 0, 0, 0, 0, 0],
  };
  return render(Yard, {
    view,
    seats,
    words,
    options: {},
    box,
    aids,
    choosing,
    beat: null,
    told,
    memory: true,
    ...FRAME,
    ...more,
  }).container;
}

const key = (name: string, more: KeyboardEventInit = {}): Promise<boolean> =>
  fireEvent.keyDown(document.body, { key: name, ...more });

afterEach(() => set("confirm", "on"));

const place = { half: "", lies: "on", by: "", part: "", other: "", other_lies: "left", other_by: "" };
const scored: Told = {
  told: "scored",
  rule: "GG-18",
  seat: 1,
  grave: "dragon",
  communal: 9,
  crypt: 3,
  total: 12,
  number: 12,
  points: 6,
};

describe("a hovering card", () => {
  const placing = (choosing: Choice, confirm = true): Hover => new Hover(() => ({ choosing, buried: [], confirm }));

  it("may lie only where an answer says so", () => {
    const choosing = asked(bury);
    const hovering = placing(choosing);
    expect(hovering.glow("communal").size).toBe(0);
    choosing.pick({ card: "pixie/dragon" });
    expect([...hovering.glow("communal")].sort()).toEqual(["-1,0", "0,-1", "0,0", "1,0", "2,0"]);
    expect([...hovering.glow("crypt")]).toEqual(["0,1", "1,1"]);
    expect(hovering.aim("communal", { x: 5, y: 5 })).toBe(false);
    expect(hovering.ghost).toBeNull();
  });

  it("turns around the cell that was touched, through every way it may lie there", () => {
    const choosing = asked(bury);
    const hovering = placing(choosing);
    choosing.pick({ card: "pixie/dragon" });
    expect(hovering.aim("communal", { x: 0.2, y: -0.1 })).toBe(true);
    const seen = new Set<string | null>();
    for (let turn = 0; turn < 3; turn += 1) {
      seen.add(choosing.staged);
      hovering.turn();
    }
    expect(seen).toEqual(
      new Set([
        "communal pixie/dragon at 0,0 -1,0",
        "communal pixie/dragon at 0,0 0,-1",
        "communal pixie/dragon at -1,0 0,0",
      ]),
    );
    expect(seen.has(choosing.staged)).toBe(true);
  });

  it("moves the way the arrow points, and into the other place", () => {
    const choosing = asked(bury);
    const hovering = placing(choosing);
    choosing.pick({ card: "pixie/dragon" });
    hovering.aim("communal", { x: -1, y: 0 });
    hovering.move(1, 0);
    hovering.move(1, 0);
    expect(choosing.staged).toBe("communal pixie/dragon at 1,0 2,0");
    hovering.move(1, 0);
    expect(choosing.staged).toBe("communal pixie/dragon at 1,0 2,0");
    expect(hovering.swap()).toBe("crypt");
    expect(choosing.staged).toBe("crypt pixie/dragon at 0,1 1,1");
  });

  it("asks why a cell does not fit, with one half on a cell in use", () => {
    const choosing = asked(bury);
    const hovering = placing(choosing);
    choosing.pick({ card: "pixie/dragon" });
    expect(hovering.meant("communal", { x: 0.2, y: 0 }, view.communal)).toBeUndefined();
    expect(hovering.meant("communal", { x: -1.6, y: 0 }, view.communal)).toBeUndefined(); // a finger's breadth beside
    const meant = { card: "pixie/dragon", area: "communal", column: "0", row: "1", second: "0,2" };
    expect(hovering.meant("communal", { x: 0, y: 1 }, view.communal)).toEqual(meant);
  });

  it("is not played before it is said so, even where nothing is confirmed", () => {
    const choosing = asked(bury);
    const hovering = placing(choosing, false);
    choosing.pick({ card: "pixie/dragon" });
    hovering.aim("communal", { x: 2, y: 0 });
    expect(hovering.ghost?.cells).toEqual(["1,0", "2,0"]);
    expect(choosing.staged).toBeNull();
    hovering.play();
    expect(choosing.staged).toBe("communal pixie/dragon at 1,0 2,0");
  });

  it("knows the place a question does not name", () => {
    const { area: _, ...picks } = bury.targets[0]!;
    const other = {
      ...bury,
      pattern: "communal {card} at {column},{row} {second}",
      targets: [picks as Record<string, string>],
    };
    expect(placementsOf(other, ["crypt"])[0]!.area).toBe("communal");
    expect(placementsOf(other, ["communal"])[0]!.area).toBe("crypt");
  });
});

describe("the board of Gloomy Graves", () => {
  it("buries by keys alone, and shows what the groups would be", async () => {
    const choosing = asked(bury);
    const container = shown(choosing);
    expect(screen.getByText("Your largest groups: graveyard + crypt → score card")).toBeTruthy();
    await fireEvent.click(screen.getAllByRole("button", { name: "pixie/dragon" })[1]!);
    expect(screen.getAllByRole("button", { name: "pixie/dragon" })[1]!.getAttribute("aria-pressed")).toBe("true");
    await key("ArrowLeft");
    for (let turn = 0; turn < 8 && choosing.staged !== "communal pixie/dragon at 0,0 -1,0"; turn += 1)
      await key(turn % 4 ? "t" : "ArrowLeft");
    expect(choosing.staged).toBe("communal pixie/dragon at 0,0 -1,0");
    expect(screen.getByText("With this card: graveyard + crypt → score card")).toBeTruthy();
    expect(container.querySelectorAll(".number.earned").length).toBe(4); // not of the type scored already
    expect(screen.getByText(/pixie: 8 and 1 make 9, earning the 8/)).toBeTruthy();
    await key("Escape");
    expect(choosing.staged).toBeNull();
    expect(choosing.picked).toEqual({ card: "pixie/dragon" });
  });

  it("shows large and lets the guide ring where the second card goes, and the question names that place", () => {
    const second = { ...bury, pattern: "{card} at {column},{row} {second}", targets: [{ ...bury.targets[4]! }] };
    const left = { ...view, step: "bury other", buried: ["communal"] };
    for (const [shape, ringed] of [
      ["upright", ".lawn"],
      ["wide", ".own .plot"],
    ] as const) {
      const drawn = shown(asked(second), { view: left, shape });
      const place = drawn.querySelector("[data-guide~=bury-here]");
      expect(place?.matches(ringed), shape).toBe(true);
      expect(place?.querySelector("[data-ground]")?.getAttribute("data-ground")).toBe("crypt");
    }
    const asks = (step: string, seen: View): string | undefined => board.question!(step, seen, new Choice(), {});
    expect(asks("bury other", left)).toBe("Bury another card in your crypt");
    expect(asks("bury other", { ...left, buried: ["crypt"] })).toContain("in the graveyard");
    expect(asks("bury", left)).toBeUndefined();
  });

  it("has stones only for the types that a small deck holds", () => {
    const options = { deck: { cards: { "pixie/goblin": [9, 0, 0], "pixie/gravedigger": [9, 0, 0] } } };
    const drawn = shown(asked(bury), { options });
    expect([...drawn.querySelectorAll(".types li")].map((one) => one.getAttribute("data-anchor"))).toEqual([
      "type-pixie",
      "type-goblin",
    ]);
  });

  it("lets a card be put down again", async () => {
    const choosing = asked(bury);
    shown(choosing);
    const card = screen.getByRole("button", { name: "goblin/gravedigger" });
    await fireEvent.click(card);
    expect(choosing.staged).toBe("communal goblin/gravedigger at 1,1 1,2"); // its only place
    await fireEvent.click(card);
    expect(choosing.started).toBe(false);
  });

  it("tells which score cards are left and who has which", () => {
    shown(new Choice());
    expect(screen.getByText("unicorn: score cards left 12, 15; claimed: Ada 8, Bruno 10.")).toBeTruthy();
    expect(screen.getByText(/pixie: 2 communal and 1 in your crypt make 3, which earns nothing/)).toBeTruthy();
  });

  it("says how far the game is, and that the deck is a reconstruction only to those who ask", async () => {
    shown(new Choice());
    expect(screen.getByText("Round 3 of 11")).toBeTruthy();
    expect(screen.getByText("8 more after it")).toBeTruthy();
    expect(screen.getByText("44 cards in the deck")).toBeTruthy();
    expect(screen.queryByText(/reconstruction/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /About the deck/ }));
    expect(screen.getByText(/“pairs” is a reconstruction/)).toBeTruthy();
  });

  it("scores a type by touching it, and asks why another may not be", async () => {
    const targets = TYPES.filter((type) => type !== "unicorn").map((grave) => ({ grave }));
    const choosing = asked({ pattern: "score {grave}", targets, span: null, others: ["no score"], cells: [] });
    shown(choosing, { view: { ...view, step: "score" } });
    await fireEvent.click(screen.getByRole("button", { name: /^dragon:/ }));
    expect(choosing.staged).toBe("score dragon");
    let why: string | null = "";
    choosing.onWhy = (answer) => (why = answer);
    await fireEvent.click(screen.getByRole("button", { name: /^unicorn:/ }));
    expect([choosing.staged, why]).toEqual(["score dragon", "score unicorn"]);
    expect(board.lists).toContain("score"); // none of them is a button beside the question
  });

  it("says what scoring brings once one type is left to score", () => {
    const one = { pattern: "score {grave}", span: null, others: ["no score"], cells: [] };
    const aids = { groups: [groups(13, 12), groups(4)] };
    const asks = (types: string[]): string | undefined =>
      board.question!("score", view, asked({ ...one, targets: types.map((grave) => ({ grave })) }), aids);
    expect(asks(["dragon"])).toBe("Score the dragons (12: 6 points)?");
    expect(asks(["dragon", "goblin"])).toBeUndefined();
  });

  it("draws out of the row or off the deck, and not out of the hand", async () => {
    const choosing = asked({
      pattern: "draw row {card}",
      targets: [{ card: "pixie/goblin" }, { card: "cyclops/dragon" }],
      span: null,
      others: ["draw deck"],
      cells: [],
    });
    const container = shown(choosing, { view: { ...view, step: "draw" } });
    expect(container.querySelectorAll(".hand .pick").length).toBe(0);
    await fireEvent.click(screen.getAllByRole("button", { name: "pixie/dragon" })[0]!);
    expect(choosing.started).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "cyclops/dragon" }));
    expect(choosing.staged).toBe("draw row cyclops/dragon");
    await fireEvent.click(screen.getByRole("button", { name: /cards in the deck/ }));
    expect(choosing.staged).toBe("draw deck");
  });

  it("is quiet for a watcher, and shows all hands in the open replay", () => {
    const container = shown(new Choice(), { view: { ...view, seat: null, hand: [] }, aids: {} });
    expect(container.querySelector(".hand")).toBeNull();
    expect(container.querySelectorAll("button.pick").length).toBe(0);
    const { seat: _seat, hand: _hand, hand_sizes: _sizes, unseen: _unseen, ...rest } = view;
    const open = board.fromTruth!({ ...rest, hands: [["pixie/dragon"], []], deck_and_removed: {} }) as View & {
      hands: string[][];
    };
    expect(open.hand_sizes).toEqual([1, 0]);
    expect(open.hands[0]).toEqual(["pixie/dragon"]);
  });

  it("ends with a table of how the points came about", () => {
    shown(new Choice(), { told: [...told, scored, { told: "game-ends", rule: "GG-21", scores: [0, 6] }] });
    const rows = screen.getAllByRole("row").map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(rows[1]).toMatch(/Bruno––––6 score card 1206$/);
  });
});

describe("what is told", () => {
  it("lays a card where it was buried, and takes it from the hand", () => {
    const event: Told = {
      told: "buried-in-graveyard",
      rule: "GG-7",
      seat: 1,
      card: "unicorn/dragon",
      cells: "1,1 2,1",
      ...place,
    };
    const { communal, hand_sizes } = apply(view, event);
    expect([communal["1,1"], communal["2,1"], hand_sizes]).toEqual(["unicorn", "dragon", [3, 3]]);
    expect(teller.beat(event, view).fly).toMatchObject({ to: "laid-1", lands: true });
    const drawn = shown(new Choice(), { beat: event, told: [event] });
    const tiles = [".lawn .tile", ".lawn .tile.fresh"].map((which) => drawn.querySelectorAll(which).length);
    expect(tiles).toEqual([Object.keys(communal).length, 2]);
  });

  it("does not lay our own card twice", () => {
    const event: Told = {
      told: "buried-in-crypt",
      rule: "GG-7",
      seat: 0,
      card: "pixie/dragon",
      cells: "0,1 1,1",
      ...place,
    };
    const laid = { ...view, buried: ["crypt"] };
    expect(apply(laid, event)).toBe(laid);
    expect(teller.beat(event, laid).ms).toBe(0);
  });

  it("gives a score card to who earned it", () => {
    const after = apply(view, scored) as View;
    expect(after.left.dragon).toEqual([8, 10, 15]);
    expect(after.claimed[1]).toEqual({ unicorn: 10, dragon: 12 });
  });

  it("fills the row again", () => {
    const drawn = apply(view, { told: "drew-from-row", rule: "GG-19", seat: 1, card: "pixie/goblin" }) as View;
    expect(drawn.row).toEqual(["pixie/goblin", "cyclops/dragon"]);
    const filled = apply(drawn, {
      told: "row-refilled",
      rule: "GG-19",
      card: "unicorn/dragon",
      left: 43,
    }) as View;
    expect([filled.row.length, filled.deck]).toEqual([3, 43]);
  });
});

describe("the ground", () => {
  it("is framed by what lies there, and not smaller than a crypt", () => {
    expect(boundsOf(["-1,2", "3,4"])).toEqual({ left: -1, top: 2, wide: 5, high: 3 });
    expect(boundsOf(["0,0", "1,0"], 3)).toEqual({ left: -0.5, top: -1, wide: 3, high: 3 });
    expect(boundsOf([], 3)).toEqual({ left: 0, top: 0, wide: 3, high: 3 });
  });
});
