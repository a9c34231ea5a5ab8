import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { About, Choices, Now } from "../../types";
import { Choice } from "./choice.svelte";
import { keepStaged } from "./staged.svelte";
import { TableLink } from "./table.svelte";

const place: Choices = {
  pattern: "place {card} at {cemetery}",
  targets: ["5", "X"].flatMap((card) => ["1", "2"].map((cemetery) => ({ card, cemetery }))),
  span: null,
  others: ["pass"],
  cells: [],
};
const fist: Choices = { pattern: "fist {coins}", targets: [], span: [0, 9], others: [], cells: [] };

describe("what is picked and not sent", () => {
  const pages: (() => void)[] = [];

  /** The page as it is loaded: a table, and one of its seats that is asked. */
  function load(seat: number, ask: number, choices: Choices): { link: TableLink; choosing: Choice } {
    const link = new TableLink("abc");
    const choosing = new Choice();
    pages.push($effect.root(() => keepStaged(link, choosing)));
    link.about = { you: [0, 1], chairs: [{}, {}] } as unknown as About;
    link.now = { seat, ask, over: null } as unknown as Now;
    choosing.offer(ask, choices);
    flushSync();
    return { link, choosing };
  }

  /** Everything that was picked is on its way into the tab's memory, and the page is gone. */
  function leave(): void {
    flushSync();
    pages.splice(0).forEach((end) => end());
  }

  beforeEach(() => sessionStorage.clear());
  afterEach(leave);

  it("is there again when the page is loaded again", () => {
    load(0, 7, place).choosing.pick({ card: "5" });
    leave();
    const { choosing } = load(0, 7, place);
    expect(choosing.picked).toEqual({ card: "5" });
    choosing.pick({ cemetery: "2" });
    leave();
    expect(load(0, 7, place).choosing.staged).toBe("place 5 at 2");
    leave();
    load(0, 8, fist).choosing.setNumber(3);
    leave();
    expect(load(0, 8, fist).choosing.number).toBe(3);
  });

  it("is there again when the question was away for a moment, as after a broken line", () => {
    const { choosing } = load(0, 7, place);
    choosing.pickWhole("pass");
    flushSync();
    choosing.offer(7, null);
    flushSync();
    choosing.offer(7, place);
    flushSync();
    expect(choosing.staged).toBe("pass");
  });

  it("is forgotten when it was let go, and is nothing for another seat, question or choice", () => {
    const { choosing } = load(0, 7, place);
    choosing.pick({ card: "5" });
    flushSync();
    choosing.back();
    leave();
    expect(load(0, 7, place).choosing.started).toBe(false);
    const others: [number, number, Choices][] = [
      [1, 7, place],
      [0, 8, place],
      [0, 7, { ...place, others: [] }],
    ];
    for (const [seat, ask, choices] of others) {
      leave();
      sessionStorage.clear();
      load(0, 7, place).choosing.pick({ card: "5" });
      leave();
      expect(load(seat, ask, choices).choosing.started).toBe(false);
    }
  });

  it("is gone when the seat is not ours any more", () => {
    const { link, choosing } = load(0, 7, place);
    choosing.pick({ card: "5" });
    flushSync();
    link.about = { you: [1], chairs: [{}, {}] } as unknown as About;
    leave();
    expect(load(0, 7, place).choosing.started).toBe(false);
  });
});
