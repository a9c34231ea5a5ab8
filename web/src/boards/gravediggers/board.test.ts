import { fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Choice } from "../../lib/table/choice.svelte";
import { Words } from "../../lib/words/fluent";
import type { Told, View } from "../../types/gravediggers";
import Graveyard from "./Graveyard.svelte";
import { teller } from "./teller";
import Theatre from "./Theatre.svelte";
import { FRAME, seated } from "../../samples";

const GAME = join(__dirname, "..", "..", "..", "..", "src", "sexton");
const read = (path: string): string => readFileSync(join(GAME, path), "utf8");
const board = (name: string): string => readFileSync(join(__dirname, name), "utf8");
const words = new Words("en", read("kernel/words.en.ftl"), read("games/gravediggers/words.en.ftl"));

const view: View = {
  seat: 0,
  step: "place",
  first: 0,
  go: 0,
  asked: null,
  target: null,
  finals: null,
  deck: 24,
  tiles: { place: 3, view: 1, reveal: 1, gravedigger: 1 },
  hand: ["5", "5", "widow"],
  hand_sizes: [3, 5],
  cemeteries: [1, 2, 3, 4, 5].map((number) => ({
    number,
    owner: number < 3 ? number - 1 : null,
    cards:
      number === 2
        ? [{ card: "X", face_up: false, seen_by: [0, 1], laid_by: 1 }]
        : number === 5
          ? []
          : [{ card: null, face_up: false, seen_by: [], laid_by: null }],
  })),
  removed: {},
  unseen: { "5": 9, bandit: 4 },
  money: [10, 12],
  notes: [0, 1],
};
const box = { cards: ["2", "3", "4", "5", "10", "X", "widow"], tiles: ["place", "view", "reveal", "gravedigger"] };
const apply = (view: View, event: Told): View => teller.apply!(view, event, { box, options: {} });
const seats = seated("Ada", "Bruno");

function shown(choosing: Choice, more: Record<string, unknown> = {}): void {
  render(Graveyard, {
    view,
    seats,
    words,
    options: { money: "hidden" },
    box,
    aids: {},
    choosing,
    beat: null,
    told: [],
    memory: true,
    ...FRAME,
    ...more,
  });
}

function placing(): Choice {
  const choosing = new Choice();
  const targets = ["5", "widow"].flatMap((card) => ["1", "2", "3", "4"].map((cemetery) => ({ card, cemetery })));
  choosing.offer(3, { pattern: "place {card} at {cemetery}", targets, span: null, others: [], cells: [] });
  return choosing;
}

describe("the board of Gravediggers", () => {
  it("places a card by two clicks", async () => {
    const choosing = placing();
    shown(choosing);
    await fireEvent.click(screen.getByRole("button", { name: "widow" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Cemetery 2, Bruno/ }));
    expect(choosing.staged).toBe("place widow at 2");
  });

  it("lights the hand first, and the cemeteries once a card is chosen", async () => {
    shown(placing());
    expect(document.querySelectorAll(".hand .pick").length).toBe(3);
    expect(document.querySelectorAll(".cemetery.lit, .cemetery .pick").length).toBe(0);
    await fireEvent.click(screen.getByRole("button", { name: "widow" }));
    expect([...document.querySelectorAll(".cemetery.lit")].map((one) => one.classList[1])).toEqual([
      "c1",
      "c2",
      "c3",
      "c4",
    ]);
  });

  it("offers no closed cemetery", async () => {
    shown(placing(), { view: { ...view, deck: 0 } });
    await fireEvent.click(screen.getByRole("button", { name: "widow" }));
    expect(screen.getByRole("button", { name: /^Cemetery 5/ }).classList).not.toContain("pick");
    expect(screen.getByRole("button", { name: /^Cemetery 4/ }).classList).toContain("pick");
    expect(screen.getByText("closed")).toBeTruthy();
  });

  it("says which cemetery it is, and parts its cards, where it is read aloud", () => {
    shown(placing());
    expect(
      screen.getByRole("button", { name: /^Cemetery 2, Bruno: an X face down, as you know, laid by Bruno/ }),
    ).toBeTruthy();
    shown(new Choice());
    expect([...document.querySelectorAll(".cemetery .unseen")].some((one) => one.textContent === "cemetery 2")).toBe(
      true,
    );
  });

  it("counts one as one", () => {
    const said = (event: object): string => words.event(event as Told, ["Ada", "Bruno"]);
    expect(said({ told: "bounty-returned", rule: "GD-21", coins: 1 })).toBe("One coin goes back to the supply.");
    const unpaid = { told: "unpaid", rule: "GD-21", seats: [1], coins: 4, left: 1, why: "short" };
    expect(said(unpaid)).toMatch(/^Bruno .*only 1\b/);
  });

  it("asks why not where a closed cemetery is touched", async () => {
    const choosing = placing();
    const asked: (string | null)[] = [];
    choosing.onWhy = (answer) => void asked.push(answer);
    shown(choosing, { view: { ...view, deck: 0 } });
    await fireEvent.click(screen.getByRole("button", { name: "widow" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Cemetery 5/ }));
    expect(asked).toEqual(["place widow at 5"]);
    expect(choosing.staged).toBeNull();
  });

  it.each(["en", "it"])("explains everything that is marked (%s)", (language) => {
    const said = new Words(language, board(`words.${language}.ftl`));
    shown(new Choice(), { options: { money: "open" } });
    const marked = [...document.querySelectorAll("[data-explain]")].map((one) => one.getAttribute("data-explain")!);
    const kinds = ["silver", "X", "widow", "guard", "accomplice", "bandit"].map((card) => `card-${card}`);
    const others = ["cemetery-closed", "cemetery-robbed", "finals", "card-down", "tile-place", "notes"];
    for (const id of new Set([...marked, ...kinds, ...others]))
      expect(said.explanation(id)?.rule, id).toMatch(/^GD-R?\d+$/);
    expect(marked).toContain("deck");
    expect(marked).toContain("coins");
  });

  it("writes the letters of people in the language of the table", () => {
    const italian = new Words("it", read("kernel/words.it.ftl"), read("games/gravediggers/words.it.ftl"));
    shown(new Choice(), { words: italian });
    expect(document.querySelector("#gd-widow .letter")?.textContent).toBe("V");
    expect(document.querySelector("#gd-accomplice .letter")?.textContent).toBe("C");
  });

  it("shows all hands of an open replay, and none to a watcher", () => {
    const open = { ...view, seat: null, hand: [], hands: [["5", "X"], ["widow"]] };
    shown(new Choice(), { view: open });
    expect(document.querySelectorAll(".open-hand").length).toBe(2);
    expect(screen.getByRole("img", { name: "5 and X" })).toBeTruthy();
    document.body.innerHTML = "";
    shown(new Choice(), { view: { ...view, seat: null, hand: [] } });
    expect(document.querySelector(".hand, .open-hand")).toBeNull();
  });

  it("counts what was not seen, one touch away", async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    shown(new Choice());
    await fireEvent.click(screen.getByRole("button", { name: "Not seen yet" }));
    expect(document.querySelector("dialog")?.textContent).toContain("×9");
  });

  it.each([
    [24, null, "h0"],
    [4, null, "h2"],
    [0, null, "h3"],
    [0, 2, "h4"],
  ])("lets the night grow lighter: %i cards, finals %s", (deck, finals, hour) => {
    shown(new Choice(), { view: { ...view, deck, finals } });
    expect(document.querySelector(".graveyard")!.classList).toContain(hour);
  });

  it("shows what the seat knows of face-down cards, unless it wants to remember by itself", () => {
    shown(new Choice());
    expect(screen.getByRole("img", { name: "an X face down, as you know, laid by Bruno" })).toBeTruthy();
    document.body.innerHTML = "";
    shown(new Choice(), { memory: false });
    expect(screen.queryByRole("img", { name: /as you know/ })).toBeNull();
  });

  it("hides the others' money where it is hidden", () => {
    shown(new Choice());
    expect(document.body.textContent).toContain("10 coins");
    expect(document.body.textContent).not.toContain("12 coins");
  });

  it("looks at one card of a line", async () => {
    const choosing = new Choice();
    const targets = [1, 2, 3, 4].map((number) => ({ cemetery: String(number), place: "1" }));
    choosing.offer(4, { pattern: "view {place} at {cemetery}", targets, span: null, others: [], cells: [] });
    shown(choosing, { view: { ...view, step: "view" } });
    await fireEvent.click(screen.getByRole("button", { name: /cemetery 3, card 1/ }));
    expect(choosing.staged).toBe("view 1 at 3");
  });

  it("shows a card where it is told to lie", () => {
    const after = apply(view, { told: "placed", rule: "GD-10", seat: 1, cemetery: 3, card: null });
    expect(after.cemeteries[2]!.cards.length).toBe(2);
    expect(after.cemeteries[2]!.cards[1]).toEqual({ card: null, face_up: false, seen_by: [1], laid_by: 1 });
    expect(after.hand_sizes).toEqual([3, 4]);
    expect(view.cemeteries[2]!.cards.length).toBe(1);
  });

  it("turns a line up where it lies, and shows who laid each card (GD-15)", () => {
    const event: Told = { told: "cards-turned", rule: "GD-15", cards: ["widow", "2"], bounty: 2, laid_by: [null, 1] };
    const placed = apply({ ...view, target: 3 }, { told: "placed", rule: "GD-10", seat: 1, cemetery: 3, card: null });
    const after = apply(placed, event);
    expect(after.cemeteries[2]!.cards.map((card) => [card.card, card.face_up, card.laid_by])).toEqual([
      ["widow", true, null],
      ["2", true, 1],
    ]);
    expect(words.event(event, ["Ada", "Bruno"])).toBe(
      "The line of cards is turned up: widow and 2 (Bruno). It is worth 2.",
    );
    const { container } = render(Theatre, {
      told: [{ told: "final-robbery", rule: "GD-24", cemetery: 3 }, event],
      seats,
      words,
      room: FRAME.room,
    });
    const layers = [...container.querySelectorAll(".turn")].map(
      (card) => card.querySelector(".layer text")?.textContent ?? "",
    );
    expect(layers).toEqual(["", "B"]);
  });

  it("gives who turns up a card the time to read which it is", () => {
    const turned = (seat: number): Told => ({
      told: "revealed",
      rule: "GD-12",
      seat,
      cemetery: 2,
      place: 1,
      card: "X",
    });
    expect(teller.beat(turned(0), view).ms).toBeGreaterThanOrEqual(2500);
    expect(teller.beat(turned(1), view).ms).toBeLessThan(2500); // what others do is told as long as it is read
  });

  it("gives who draws, or lays the last card, the time to read what nobody but the table has chosen", () => {
    for (const kind of ["drew", "last-card-played"] as const) expect(teller.news).toContain(kind);
  });
});
