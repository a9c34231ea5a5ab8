import { describe, expect, it } from "vitest";
import { PLACE } from "../../samples";
import { Choice } from "./choice.svelte";

function choosing(choices: unknown, ask = 1): Choice {
  const made = new Choice();
  made.offer(ask, choices as never);
  return made;
}

describe("choosing", () => {
  it("fills the fields in any order", () => {
    const made = choosing(PLACE);
    expect(made.field).toBe("card");
    made.pick({ cemetery: "2" });
    expect(made.staged).toBe("place 5 at 2");
  });

  it("asks field after field and knows what still fits", () => {
    const made = choosing(PLACE);
    made.pick({ card: "5" });
    expect(made.field).toBe("cemetery");
    expect(made.values("cemetery")).toEqual(["1", "2"]);
    expect(made.fits({ cemetery: "2" })).toBe(true);
    made.pick({ cemetery: "1" });
    expect(made.staged).toBe("place 5 at 1");
  });

  it("takes the only answer that is left", () => {
    const made = choosing(PLACE);
    made.pick({ card: "widow" });
    expect(made.staged).toBe("place widow at 1");
    made.back();
    expect(made.started).toBe(false);
  });

  it("lets go of what contradicts a new pick", () => {
    const made = choosing(PLACE);
    made.pick({ card: "5" });
    made.pick({ cemetery: "2" });
    made.pick({ card: "widow" });
    expect(made.staged).toBe("place widow at 1");
  });

  it("picks what is touched if it can be, and asks why not otherwise", () => {
    const made = choosing(PLACE);
    const asked: (string | null)[] = [];
    made.onWhy = (answer) => asked.push(answer);
    made.touch({ card: "5" });
    expect([made.picked, asked]).toEqual([{ card: "5" }, []]);
    made.touch({ cemetery: "3" });
    made.touch({ card: "X" });
    expect(asked).toEqual(["place 5 at 3", "place X at 1"]);
    made.touch({ card: "widow" });
    expect(made.staged).toBe("place widow at 1");
    made.touch({ cemetery: "2" });
    expect(asked.at(-1)).toBe("place widow at 2");
    expect(made.staged).toBe("place widow at 1");
    made.touch({ cemetery: "2" });
    expect([made.staged, asked.length]).toEqual(["place 5 at 2", 3]);
    made.clear();
    made.touch({ card: "5" });
    made.touch({ cemetery: "2" });
    made.touch({ card: "widow" });
    expect([made.staged, asked.length]).toEqual(["place widow at 1", 3]);
  });

  it("knows what has nothing to do with the question", () => {
    const asked: (string | null)[] = [];
    const fist = choosing({ pattern: "fist {coins}", targets: [], span: [0, 9], others: [] });
    const walk = choosing({
      pattern: "move {path}",
      targets: [{ end: "1,1", path: "1,0 1,1" }],
      span: null,
      others: [],
    });
    for (const made of [fist, walk]) made.onWhy = (answer) => asked.push(answer);
    fist.touch({ card: "5" });
    walk.touch({ tool: "pick" });
    walk.touch({ end: "7,7" });
    expect(asked).toEqual([null, null, "move 7,7"]);
    new Choice().touch({ card: "5" });
  });

  it("keeps what was picked when the same question comes again", () => {
    const made = choosing(PLACE);
    made.pick({ card: "5" });
    made.offer(1, structuredClone(PLACE) as never);
    expect(made.picked).toEqual({ card: "5" });
    made.offer(2, PLACE as never);
    expect(made.started).toBe(false);
  });

  it("keeps a number within its range", () => {
    const made = choosing({ pattern: "fist {coins}", targets: [], span: [0, 12], others: [], cells: [] });
    expect(made.staged).toBe("fist 0");
    made.setNumber(99);
    expect(made.staged).toBe("fist 12");
    made.setNumber(-3);
    expect(made.number).toBe(0);
  });

  it("offers whole answers beside the pattern", () => {
    const made = choosing({
      pattern: "play {card}",
      targets: [{ card: "a" }, { card: "b" }],
      span: null,
      others: ["stop"],
    });
    made.pickWhole("stop");
    expect(made.staged).toBe("stop");
    made.back();
    expect(made.staged).toBeNull();
  });

  it("picks the n-th of what may be picked now", () => {
    const made = choosing({ ...PLACE, others: ["pass"] });
    expect(made.pickNth(4)).toBe(false);
    expect(made.pickNth(3)).toBe(true);
    expect(made.staged).toBe("pass");
    made.clear();
    made.pickNth(1);
    expect(made.pickNth(2)).toBe(true);
    expect(made.staged).toBe("place 5 at 2");
    expect(choosing({ pattern: "take {coins}", targets: [], span: [0, 9], others: [] }).pickNth(1)).toBe(false);
  });

  it("picks an answer as it is written", () => {
    const made = choosing({ ...PLACE, others: ["pass"] });
    for (const answer of ["place widow at 1", "pass", "place 5 at 1"]) {
      made.pickAnswer(answer);
      expect(made.staged).toBe(answer);
    }
    made.pickAnswer("place 7 at 1");
    expect(made.staged).toBe("place 5 at 1");
    const coins = choosing({ pattern: "take {coins}", targets: [], span: [0, 9], others: [] });
    coins.pickAnswer("take 4");
    expect(coins.staged).toBe("take 4");
  });
});
