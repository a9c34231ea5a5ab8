import { fireEvent, render, screen, within, type RenderResult } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Choice } from "../../lib/table/choice.svelte";
import { Words } from "../../lib/words/fluent";
import type { Game, LaidCard, Told, View } from "../../types/graverobbers";
import Beside from "./decisions/Beside.svelte";
import Cemetery from "./Cemetery.svelte";
import HandScore from "./referee/HandScore.svelte";
import board from "./index";
import { objectiveOf, reckoned, settledOf, signed } from "./shown";
import { during, teller } from "./teller";
import { FRAME, seated } from "../../samples";

const GAME = join(__dirname, "..", "..", "..", "..", "src", "sexton");
const read = (path: string): string => readFileSync(join(GAME, path), "utf8");
const words = new Words("en", read("kernel/words.en.ftl"), read("games/graverobbers/words.en.ftl"));

const up = (card: string): LaidCard => ({ card, face_up: true, seen_by: [] });
const down = (seat: number, card: string | null = null): LaidCard => ({ card, face_up: false, seen_by: [seat] });
const view: View = {
  seat: 0,
  step: "go",
  hand_number: 1,
  match_hands: 1,
  round: 2,
  rounds: 8,
  opener: 0,
  first: 1,
  go: 0,
  asked: null,
  first_grave: null,
  final_grave: null,
  hand: ["R1", "R1", "D2", "B1"],
  hand_sizes: [4, 16, 15],
  open_hands: null,
  columns: [[up("R3"), down(1)], [up("D1"), down(0, "R2")], [], [], [up("R1")], [], []],
  graves: ["open", "open", "open", "open", "undisturbed", "ransacked", "open"],
  own_objectives: ["black 1-2 6", "white cemetery 3"],
  own_laid_aside: "white 1-4 4",
  objectives_dealt: [3, 3, 3],
  open_objectives: null,
  open_laid_aside: null,
  accusations: { "1": 2 },
  accusations_over: true,
  spent: [],
  undealt: 12,
  unseen: { R1: 4, D1: 9 },
  unseen_objectives: {},
  totals: [0, 0, 0],
  points: [0, 0, 0],
  reconstructed: true,
  practice: false,
};
const box: Game["box"] = {
  cards: ["R1", "R2", "R3", "D1", "D2", "D3", "B0", "B1", "B2"],
  graves: 7,
  sides: ["black", "white"],
  objectives: 2,
};
const aids: Game["aids"] = {
  hand: { ransacked: 1, safe: -1 },
  graves: view.columns.map((column, at) => ({
    grave: at + 1,
    fate: view.graves[at]!,
    robbery: at === 0 ? 3 : at === 1 ? 2 : 0,
    defence: at === 1 ? 1 : 0,
    hidden: at === 0 ? 1 : 0,
    room: 7 - column.length,
    lead: at === 0 ? [0, 6] : [1, 1],
  })),
  objectives: [
    { objective: "black 1-2 6", state: "open" },
    { objective: "white cemetery 3", state: "missed" },
  ],
};
const kit = { box, options: {} };
const apply = (view: View, event: Told): View => teller.apply!(view, event, kit);
const seats = seated("Ada", "Bruno", "Clara");

function shown(choosing: Choice, more: Record<string, unknown> = {}): RenderResult<typeof Cemetery> {
  return render(Cemetery, {
    view,
    seats,
    words,
    options: {},
    box,
    aids,
    choosing,
    beat: null,
    told: [],
    memory: true,
    ...FRAME,
    ...more,
  });
}

function asked(choices: Record<string, unknown>): Choice {
  const choosing = new Choice();
  choosing.offer(3, { span: null, others: [], ...choices } as never);
  return choosing;
}

function going(): Choice {
  const plays = ["1", "2", "3"].flatMap((grave) => ["R1", "D2", "B1"].map((card) => ({ verb: "play", card, grave })));
  const spies = ["1", "2"].map((grave) => ({ verb: "spy", card: "B1", grave }));
  return asked({ pattern: "{verb} {card} at {grave}", targets: [...plays, ...spies] });
}

const click = (name: string | RegExp): Promise<void> =>
  fireEvent.click(screen.getByRole("button", { name })) as unknown as Promise<void>;

describe("the board of Graverobbers", () => {
  it("plays a card by two clicks, in either order", async () => {
    const choosing = going();
    shown(choosing);
    await click("2 × robber 1");
    await click(/^Grave 3, open/);
    expect(choosing.staged).toBe("play R1 at 3");
    choosing.clear();
    await click(/^Grave 2, open/);
    await click("1 × detective 2");
    expect(choosing.staged).toBe("play D2 at 2");
  });

  it("offers spying only with a bobby in hand, on a face-down last card", async () => {
    const choosing = going();
    shown(choosing);
    expect(screen.queryByRole("button", { name: /^Spy/ })).toBeNull();
    await click("1 × bobby 1");
    expect(screen.getAllByRole("button", { name: /^Spy at grave/ }).length).toBe(2);
    await click(/^Spy at grave 1/);
    expect(choosing.staged).toBe("spy B1 at 1");
    await click("1 × detective 2");
    expect(screen.queryByRole("button", { name: /^Spy/ })).toBeNull();
  });

  it("speaks of spying only where it can be done, and says what an accusation may bring", () => {
    const bare = asked({ pattern: "{verb} {card} at {grave}", targets: [{ verb: "play", card: "R1", grave: "1" }] });
    expect(board.question!("go", view, bare, {})).toBe("Play a card");
    expect(board.question!("go", view, going(), {})).toBeUndefined();
    expect(board.placed!(words, view, { player: "1" }, ["Ada", "Bruno"])).toBe("Bruno: if guilty +3, if not −1");
  });

  it("draws the referee's graves, whole and ransacked", async () => {
    const { container } = render(HandScore, { words, box: kit.box, seats: [3, 4], settle: () => {} });
    await fireEvent.click(screen.getByRole("button", { name: "grave 2: safe" }));
    for (const use of container.querySelectorAll("use"))
      expect(container.querySelector(use.getAttribute("href")!), use.getAttribute("href")!).not.toBeNull();
  });

  it("lights one thing at a time: the hand, then the graves", async () => {
    const choosing = going();
    const { container } = shown(choosing);
    const lit = (where: string): number => container.querySelectorAll(`${where} .pick`).length;
    expect([lit(".hand"), lit(".graves")]).toEqual([3, 0]);
    await click("1 × detective 2");
    expect([lit(".hand"), lit(".graves")]).toEqual([0, 3]);
  });

  it("asks why a grave takes no card", async () => {
    const choosing = going();
    const why: (string | null)[] = [];
    choosing.onWhy = (answer) => void why.push(answer);
    shown(choosing);
    await click("1 × detective 2");
    await click(/^Grave 5, undisturbed: robber 1/);
    expect(why).toEqual(["play D2 at 5"]);
    expect(choosing.picked).toEqual({ card: "D2" });
  });

  it("says what is visible and what could still change", () => {
    shown(going());
    expect(
      screen.getByRole("button", {
        name: "Grave 1, open: robber 3 and face down, laid by Bruno. Robbery 3, defence 0. With the hidden card robbery leads by 0 to 6.",
      }),
    ).toBeTruthy();
    expect(document.body.textContent).toContain("0 … +6");
  });

  it("marks cards the seat knows, and does not remind of them if it is not wanted", () => {
    shown(going());
    expect(
      screen.getByRole("button", { name: /^Grave 2, open: detective 1 and face down robber 2, as you know/ }),
    ).toBeTruthy();
    document.body.innerHTML = "";
    shown(going(), { memory: false });
    expect(screen.getByRole("button", { name: "Grave 2, open: detective 1 and face down, laid by Ada." })).toBeTruthy();
  });

  it("shows what the hand is worth both ways, the objectives and the round", () => {
    shown(new Choice());
    expect(screen.getByText("Your hand is worth +1 if the cemetery is ransacked, −1 if it is safe.")).toBeTruthy();
    expect(screen.getByText("Your objective: graves 1 and 2 ransacked (black), 6 points, still open.")).toBeTruthy();
    expect(screen.getByText("Your objective: four graves undisturbed (white), 3 points, missed.")).toBeTruthy();
    expect(screen.queryByText("The objectives are a reconstruction, not the printed cards.")).toBeNull();
    expect(screen.getByText("Round 2 of 8")).toBeTruthy();
    expect(screen.getByText("Bruno accuses Clara.")).toBeTruthy();
  });

  it("lays one of three objectives aside", async () => {
    const objectives = ["black 1-2 6", "white cemetery 3", "white cemetery 3"];
    const choosing = asked({
      pattern: "discard {objective}",
      targets: [{ objective: objectives[0] }, { objective: objectives[1] }],
    });
    shown(choosing, { view: { ...view, step: "keep two", own_objectives: objectives } });
    await fireEvent.click(
      screen.getAllByRole("button", { name: "Lay aside four graves undisturbed (white), 3 points" })[1]!,
    );
    expect(choosing.staged).toBe("discard white cemetery 3");
    expect(screen.getAllByText("laid aside").length).toBe(1);
    expect(screen.getAllByText("kept").length).toBe(2);
  });

  it("accuses a player by touching them, or nobody", async () => {
    const players = ["1", "2", "3", "4"].map((player) => ({ player }));
    const choosing = asked({ pattern: "accuse {player}", targets: players, others: ["no accusation"] });
    shown(choosing, { view: { ...view, step: "accuse", asked: 0, accusations: {}, accusations_over: false } });
    const why: (string | null)[] = [];
    choosing.onWhy = (answer) => void why.push(answer);
    await click("Accuse Ada");
    expect(why).toEqual(["accuse 0"]);
    await click("Accuse Clara");
    expect(choosing.staged).toBe("accuse 2");
    render(Beside, { choosing, words, view, submit: () => undefined });
    await click("accuse nobody");
    expect(choosing.staged).toBe("no accusation");
  });

  it("stops after one card", async () => {
    const choosing = asked({
      pattern: "play {card} at {grave}",
      targets: [{ card: "R1", grave: "2" }],
      others: ["stop"],
    });
    render(Beside, { choosing, words, view, submit: () => undefined });
    await click("stop here");
    expect(choosing.staged).toBe("stop");
  });

  it("marks a practice game, and has all hands in the notebook", async () => {
    const open_hands = [view.hand, ["R3", "R3"], ["D1"]];
    shown(new Choice(), {
      view: { ...view, practice: true, open_hands, open_objectives: [[], ["white 1-4 4"], []] },
    });
    expect(screen.getAllByText("PRACTICE, not rated").length).toBeGreaterThan(0);
    await click(/^Notebook/);
    const open = within(screen.getByRole("region", { name: "Open hands", hidden: true }));
    expect(open.getByRole("img", { name: "2 × robber 3", hidden: true })).toBeTruthy();
    expect(open.getByText("graves 1 and 4 undisturbed (white), 4 points")).toBeTruthy();
    expect(screen.getByText("The objectives are a reconstruction, not the printed cards.")).toBeTruthy();
  });

  it("explains everything that can be seen, in both languages", async () => {
    const choosing = going();
    shown(choosing);
    await click("1 × bobby 1");
    const marked = [...document.querySelectorAll("[data-explain]")];
    expect(marked.length).toBeGreaterThan(40);
    for (const language of ["en", "it"]) {
      const said = new Words(language, readFileSync(join(__dirname, `words.${language}.ftl`), "utf8"));
      for (const one of marked) {
        const facts = JSON.parse(one.getAttribute("data-facts") ?? "{}") as Record<string, string>;
        const { text, rule } = said.explanation(one.getAttribute("data-explain")!, facts)!;
        expect(text, one.outerHTML).not.toMatch(/\{|undefined/);
        expect(rule).toMatch(/^GR-/);
      }
    }
  });

  it("can be watched and replayed without numbers from the server", () => {
    shown(new Choice(), { view: { ...view, seat: null, hand: [], own_objectives: [] }, aids: {} });
    expect(screen.getByText("Grave 1, open: robber 3 and face down, laid by Bruno.")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Your hand" })).toBeNull();
  });
});

describe("the story of Graverobbers", () => {
  const told = (event: Record<string, unknown>): Told => ({ rule: "GR-8", ...event }) as Told;

  it("moves a card from a hand to a column", () => {
    const after = apply(view, told({ told: "played-face-down", seat: 2, grave: 5, card: null }));
    expect(after.columns[4]).toEqual([up("R1"), down(2)]);
    expect(after.hand_sizes).toEqual([4, 16, 14]);
    expect(view.columns[4]!.length).toBe(1);
    const own = apply(view, told({ told: "played-face-up", seat: 0, grave: 3, card: "R1" }));
    expect(own.hand).toEqual(["R1", "D2", "B1"]);
  });

  it("shows a judging while it is told", () => {
    const shownNow = during(
      view,
      told({ told: "column-shown", grave: 1, cards: ["R3", "D2"], defence: 2, robbery: 3, bobbies: 0 }),
      kit,
    );
    expect(shownNow.columns[0]).toEqual([up("R3"), up("D2")]);
    expect(during(view, told({ told: "ransacked", grave: 1 }), kit).graves[0]).toBe("ransacked");
    const playing = told({ told: "played-face-up", seat: 1, grave: 1, card: "R1" });
    expect(during(view, playing, kit).columns[0]!.at(-1)).toEqual(up("R1"));
    expect(teller.beat(playing, view).fly?.lands).toBe(true);
    expect(during(view, told({ told: "spied", seat: 1, grave: 1, card: "B1" }), kit)).toBe(view);
  });

  it("clears the table for the next hand of a match", () => {
    const after = apply(view, told({ told: "hand-begins", hand: 2, hands: 3, seat: 1 }));
    expect(after.columns.every((column) => !column.length)).toBe(true);
    expect(after.graves.every((fate) => fate === "open")).toBe(true);
    expect([after.hand_number, after.first]).toEqual([2, 1]);
  });

  it("adds up what was announced", () => {
    const events = [
      told({ told: "cemetery-undisturbed", count: 2 }),
      told({ told: "hand-scored", seat: 0, robbers: 1, detectives: 4, points: 3 }),
      told({ told: "bobbies-scored", seat: 0, bobbies: 2, points: 1 }),
      told({ told: "objective-scored", seat: 0, side: "white", graves: "1-4", worth: 4, points: 4 }),
      told({ told: "objective-scored", seat: 0, side: "black", graves: "1-2", worth: 6, points: 0 }),
      told({ told: "hand-scored", seat: 1, robbers: 3, detectives: 0, points: -3 }),
      told({ told: "accusation-false", seat: 1, accused_seat: 0 }),
      told({ told: "hand-ends", hand: 1, hands: 3, scores: [9, -4], totals: [9, -4] }),
    ];
    const settled = [
      ["white 1-4 4", "achieved"],
      ["black 1-2 6", "missed"],
    ];
    expect(settledOf(events, 0)).toEqual(settled);
    expect(settledOf([...events, told({ told: "hand-begins", hand: 2, hands: 3, seat: 1 })], 0)).toEqual([]);
    const found = reckoned(events, 2)!;
    expect(found.rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      ["hand", 3, -3],
      ["bobbies", 1, null],
      ["objectives", 4, null],
      ["accusations", 1, -1],
      ["points", 9, -4],
      ["total", 9, -4],
    ]);
    expect(reckoned([], 2)).toBeNull();
  });

  it("gives who is first player the time to read it, though it is about them", () => {
    for (const kind of ["round-begins", "hand-scored"] as const) expect(teller.news).toContain(kind);
  });

  it("reads what objectives are called", () => {
    expect(objectiveOf("black 7-1 6")).toMatchObject({ side: "black", graves: ["7", "1"], points: "6" });
    expect(objectiveOf("white cemetery 3").graves).toEqual([]);
    expect([signed(2), signed(0), signed(-2)]).toEqual(["+2", "0", "−2"]);
  });
});
