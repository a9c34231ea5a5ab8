import { beforeEach, describe, expect, it } from "vitest";
import { Coach, type Moment } from "./coach.svelte";
import type { Step } from "./contract";
import { isGuided, keep, keepNew, keptOf } from "./kept";

const STEPS: Step[] = [
  { id: "welcome" },
  { id: "paid", heard: "paid", by: "me", aside: true },
  { id: "card", at: "hand", asks: "place", missing: "card", does: "pick" },
  { id: "where", asks: "place", picked: "card", missing: "cemetery", does: "pick" },
  { id: "confirm", asks: "place", whole: true, does: "answer" },
  { id: "tiles" },
  { id: "end", over: true },
];
const REST: Moment = {
  ask: 1,
  question: "",
  picked: [],
  whole: false,
  told: [],
  seat: 0,
  over: false,
  shows: () => true,
};
const asked = (ask: number, more: Partial<Moment> = {}): Moment => ({ ...REST, ask, question: "place", ...more });
const paid = (seat: number, coins: number) => ({ told: "paid", rule: "GD-19", seats: [seat], coins });

/** A coach who has been told all these moments, one after the other. */
function after(read: string[], ...moments: Moment[]): Coach {
  const coach = new Coach(STEPS, read);
  moments.forEach((moment) => coach.look(moment));
  return coach;
}

describe("the guide", () => {
  it("begins with what needs nothing and goes on when it was read", () => {
    const coach = after([], asked(1));
    expect(coach.shown?.id).toBe("welcome");
    coach.next(asked(1));
    expect(coach.shown?.id).toBe("card");
    expect(coach.read).toEqual(["welcome"]);
  });

  it("follows an answer as it is put together", () => {
    const coach = after(["welcome"], asked(1));
    const saidAt = (moment: Moment): string | undefined => (coach.look(moment), coach.shown?.id);
    expect(saidAt(asked(1, { picked: ["card"] }))).toBe("where");
    expect(saidAt(asked(1, { picked: ["card", "cemetery"], whole: true }))).toBe("confirm");
    expect(saidAt(asked(2))).toBe("tiles");
    expect(coach.read).toEqual(["welcome", "card", "where", "confirm"]);
  });

  it("waits for the card when the cemetery was touched first", () => {
    expect(after(["welcome"], asked(1, { picked: ["cemetery"] })).shown?.id).toBe("card");
  });

  it("says a step again next time if it was not its turn", () => {
    const coach = after(["welcome"], asked(1), asked(1, { picked: ["card"] }), asked(1));
    expect(coach.read).toEqual(["welcome", "card"]);
    coach.look(asked(1, { picked: ["card"] }));
    expect(coach.shown?.id).toBe("where");
  });

  it("goes along with whoever plays on without reading", () => {
    const coach = after([], asked(1));
    coach.look(asked(2));
    expect(coach.read).toEqual(["welcome"]);
    expect(coach.shown?.id).toBe("card");
  });

  it("keeps a step that was said before the question came until that is answered", () => {
    const coach = after([], REST, asked(1));
    expect(coach.shown?.id).toBe("welcome");
    coach.look(asked(2));
    expect(coach.shown?.id).toBe("card");
  });

  it("speaks of an announcement, with its facts, if it was about the right one", () => {
    const said = ["welcome", "card", "where", "confirm"];
    expect(after(said, { ...REST, told: [paid(1, 4)] }).shown?.id).toBe("tiles");
    const moment = { ...REST, told: [paid(0, 4), paid(0, 7), paid(1, 9)] };
    const coach = after(said, moment);
    expect(coach.shown?.id).toBe("paid");
    expect(coach.about(moment)).toMatchObject({ coins: 7 });
    coach.next(moment);
    expect(coach.about(moment)).toBeNull(); // of the tiles nothing was announced
    coach.back();
    expect(coach.shown?.id).toBe("paid");
    expect(coach.about(moment)).toMatchObject({ coins: 7 });
  });

  it("speaks only of parts that are on the page", () => {
    expect(after(["welcome"], asked(1, { shows: (part) => part !== "hand" })).shown?.id).toBe("tiles");
  });

  it("has the end ready whatever was read, and nothing but the end", () => {
    const coach = after([], asked(1), { ...REST, ask: 9, over: true });
    expect(coach.shown?.id).toBe("end");
    expect(coach.ended).toBe(true);
    coach.next({ ...REST, over: true });
    expect(coach.shown).toBeNull();
    expect(coach.ended).toBe(true);
  });

  it("counts what every game has, and not the asides", () => {
    const coach = after(["welcome", "paid"], asked(1));
    expect(coach.progress).toEqual({ at: 2, of: 6 });
  });

  it("says what to aim at as long as there is nothing else to say, and never ticks it off", () => {
    const coach = new Coach([{ id: "aim", asks: "place", aside: true, again: true }, ...STEPS], ["welcome", "card"]);
    coach.look(asked(1));
    expect(coach.shown?.id).toBe("tiles");
    coach.next(asked(1));
    expect(coach.shown?.id).toBe("aim");
    coach.look(REST);
    expect(coach.shown).toBeNull();
    coach.look(asked(2));
    expect(coach.shown?.id).toBe("aim");
    expect(coach.read).toEqual(["welcome", "card", "tiles"]);
    expect(coach.progress.of).toBe(6);
  });

  it("shows again what was said", () => {
    const coach = after(["welcome", "paid"], asked(1));
    coach.back();
    expect(coach.shown?.id).toBe("paid");
    coach.back();
    expect(coach.shown?.id).toBe("welcome");
    expect(coach.mayLookBack).toBe(false);
    coach.next(asked(1));
    coach.next(asked(1));
    expect(coach.shown?.id).toBe("card");
    expect(coach.read).toEqual(["welcome", "paid"]);
  });
});

describe("what is kept of it", () => {
  beforeEach(() => localStorage.clear());

  it("is the table and the steps, for each game", () => {
    keepNew("vampire", "abc");
    keep("vampire", { ...keptOf("vampire")!, read: ["welcome"], done: true });
    expect(isGuided("abc")).toBe(true);
    expect(isGuided("other")).toBe(false);
    keepNew("vampire", "def");
    expect(keptOf("vampire")).toEqual({ table: "def", read: [], left: false, done: true });
    expect(keptOf("gravediggers")).toBeUndefined();
  });

  it("is nothing where what was kept cannot be read", () => {
    localStorage.setItem("sexton.guide", "{");
    expect(keptOf("vampire")).toBeUndefined();
    expect(isGuided("abc")).toBe(false);
  });
});
