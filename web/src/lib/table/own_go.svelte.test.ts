import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { PLACE } from "../../samples";
import type { FromClient, Now, WhyNot } from "../../types";
import { set, settings } from "../page/settings.svelte";
import { Choice } from "./choice.svelte";
import { OwnGo } from "./own_go.svelte";
import { Story } from "./story.svelte";
import { TableLink } from "./table.svelte";

const now = {
  type: "now",
  ask: 7,
  seat: 0,
  rule: "GD-10",
  step: "place",
  heard_from: 0,
  heard: [],
  choices: PLACE,
  over: null,
};
const reason: WhyNot = {
  type: "why-not",
  ask: 7,
  move: "place 5 at 3",
  rule: "GD-10",
  message: "closed",
  facts: {},
  text: "cemetery 3 is closed",
};

describe("the own go", () => {
  let end = (): void => {};
  afterEach(() => end());

  function table(more: Partial<Now> = {}) {
    const [link, story, choosing, sent] = [new TableLink("abc"), new Story(), new Choice(), [] as FromClient[]];
    link.send = (message) => sent.push(message) > 0;
    link.about = { paused: false, hints: "on" } as never;
    link.now = { ...now, ...more } as unknown as Now;
    story.arrive(link.now, true);
    let go!: OwnGo;
    end = $effect.root(() => {
      go = new OwnGo(link, story, choosing);
    });
    flushSync();
    return { link, choosing, sent, go };
  }

  it("asks the table why something is no answer, and forgets it with the next pick", () => {
    const { link, choosing, sent, go } = table();
    choosing.touch({ card: "5" });
    choosing.touch({ cemetery: "3" });
    expect(sent).toEqual([{ do: "why", ask: 7, move: "place 5 at 3" }]);
    flushSync();
    link.whyNot = reason;
    expect(go.objection("Lay a card.")).toEqual(reason);
    link.whyNot = { ...reason, ask: 6 };
    expect(go.objection("Lay a card.")).toBeNull();
    link.whyNot = reason;
    choosing.touch({ cemetery: "2" });
    flushSync();
    expect(go.objection("Lay a card.")).toBeNull();
    expect(choosing.staged).toBe("place 5 at 2");
  });

  it("says by itself what it is not asked about, and out of turn nothing", () => {
    const { choosing, sent, go } = table();
    choosing.touch({ tile: "view" });
    expect(sent).toEqual([]);
    expect(go.objection("Lay a card.")).toEqual({
      text: "Not now: you are asked something else. Lay a card.",
      rule: "GD-10",
    });
    end();
    const other = table({ choices: null });
    other.choosing.touch({ card: "5" });
    expect([other.sent, other.go.objection("")]).toEqual([[], null]);
  });

  it("shows what a bot thinks, and stages its answer where answers are confirmed", () => {
    const advice = { share: 40, error: 4, message: "", facts: {}, text: "" };
    const hinted = {
      type: "hinted" as const,
      ask: 7,
      move: "place 5 at 2",
      advice: [
        { ...advice, move: "place 5 at 2" },
        { ...advice, move: "place widow at 1" },
      ],
    };
    const { link, choosing, sent, go } = table();
    go.hint();
    expect([sent, go.hinting, go.advice]).toEqual([[{ do: "hint", ask: 7 }], true, null]);
    link.hinted = hinted;
    flushSync();
    expect([choosing.staged, go.advice?.length]).toEqual(["place 5 at 2", 2]);
    go.forgetHint();
    expect(go.hinting).toBe(false);
    end();
    set("confirm", "off");
    const quick = table();
    quick.go.hint();
    quick.link.hinted = hinted;
    flushSync();
    set("confirm", "on");
    expect([quick.choosing.staged, quick.sent.length, quick.go.advice?.length]).toEqual([null, 1, 2]);
  });

  it("counts answers that were confirmed", () => {
    const { choosing, go } = table();
    const before = settings.confirmed;
    choosing.touch({ card: "widow" });
    go.submit();
    expect(settings.confirmed).toBe(before + 1);
  });

  it("sends an answer at once where none is to be confirmed", () => {
    set("confirm", "off");
    const { choosing, sent } = table();
    choosing.touch({ card: "widow" });
    flushSync();
    set("confirm", "on");
    expect(sent).toEqual([{ do: "answer", ask: 7, move: "place widow at 1" }]);
  });
});
