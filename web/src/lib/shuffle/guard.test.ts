import { describe, expect, it } from "vitest";
import type { Deal } from "../../types";
import { commitmentToSalt } from "./fair";
import { type Alarm, type Kept, type Step, step, type Told } from "./guard";
import { unhex } from "./sha256";
import { firstDeal } from "../../samples";

const terms = { table: "abc", game: "toy", edition: 1, options: "{}", seats: 2 };
const [A, B] = ["a".repeat(64), "b".repeat(64)];
const [MINE, OTHER, THEIRS] = ["11".repeat(32), "22".repeat(32), "33".repeat(32)];
const salted = (salt: string, seat: number): string => commitmentToSalt(unhex(salt), "abc", seat);
const LIST = { 0: salted(MINE, 0), 1: salted(THEIRS, 1) };
const SALTS = { 0: MINE, 1: THEIRS };

function deal(change: Partial<Deal> = {}): Deal {
  return { ...firstDeal(terms, A), ...change };
}
const committed = (salt: string, attempt = 1): Step["send"] => ({ do: "commit", salted: salted(salt, 0), attempt });
const closed = (change: Partial<Deal> = {}): Deal =>
  deal({ phase: "open", committed: [0, 1], salted: LIST, ...change });
const begun = (change: Partial<Deal> = {}): Deal => closed({ phase: "begun", opened: [0, 1], salts: SALTS, ...change });

/** Seat 0 is shown one deal after the other; its salts come in the order given. */
function shown(deals: Deal[], more: Partial<Told> & { salts?: string[]; kept?: Kept } = {}): Step {
  const { salts = [MINE, OTHER], kept: before = null, ...told } = more;
  const left = [...salts];
  let last: Step = { kept: before, send: null, calledOff: false };
  for (const [at, one] of deals.entries()) {
    const closedHere = deals
      .slice(0, at)
      .some((earlier) => earlier.phase !== "commit" && earlier.commitment === one.commitment);
    last = step(
      last.kept,
      { seat: 0, deal: one, missing: [], cards: one.phase === "begun", closedHere, linked: false, ...told },
      () => left.shift()!,
    );
  }
  return last;
}
const alarm = (deals: Deal[], more = {}): Alarm | "" | undefined => shown(deals, more).kept?.alarm;

describe("an honest deal", () => {
  it("is committed to, opened, and raises no alarm", () => {
    expect(shown([deal()]).send).toEqual(committed(MINE));
    const opening = shown([deal(), deal({ committed: [0] }), closed()]);
    expect(opening.send).toEqual({ do: "open", salt: MINE });
    expect(opening.kept).toMatchObject({ opened: MINE, salted: LIST, commitment: A }); // kept together with what is to be sent
    const last = shown([deal(), closed(), closed({ opened: [0] }), begun(), begun()]);
    expect(last).toMatchObject({ send: null, calledOff: false, kept: { alarm: "" } });
    expect(last.kept!.shown.map((one) => one.phase)).toEqual(["commit", "open", "begun"]);
    expect(last.kept!.shown[1]!.opened).toEqual([0]);
  });

  it("is said again after the line broke, with the same salt", () => {
    expect(shown([deal(), deal()]).send).toEqual(committed(MINE));
    expect(shown([deal(), deal({ committed: [0] })]).send).toBeNull();
    expect(shown([deal(), closed(), closed()]).send).toEqual({ do: "open", salt: MINE });
  });

  it("may be called off before anything was opened: pinned anew, with a fresh salt", () => {
    for (const next of [
      deal({ commitment: B, attempt: 2, called_off: [1] }),
      deal({ commitment: B }),
      deal({ attempt: 2 }),
    ]) {
      const anew = shown([deal(), next]);
      expect(anew).toMatchObject({ calledOff: true, send: committed(OTHER, next.attempt) });
      expect(anew.kept).toMatchObject({
        commitment: next.commitment,
        attempt: next.attempt,
        salts: [OTHER],
        alarm: "",
      });
      expect(anew.kept!.shown).toHaveLength(2);
    }
    expect(alarm([deal(), deal({ commitment: B, attempt: 2 }), closed()])).toBe("commitment-changed");
  });

  it("may be void: somebody else did not open, or we did not", () => {
    expect(alarm([deal(), closed(), closed({ phase: "void", opened: [0] })], { missing: [1] })).toBe("");
    expect(alarm([deal(), closed({ phase: "void", opened: [1] })], { missing: [0] })).toBe("");
  });

  it("is committed to anew where the salt was lost, and left alone once the list is closed", () => {
    expect(shown([deal({ committed: [0] })]).send).toEqual(committed(MINE));
    expect(shown([closed()])).toEqual({ kept: null, send: null, calledOff: false });
    expect(shown([begun()])).toEqual({ kept: null, send: null, calledOff: false });
  });

  it("may have gone on while another device had the seat", () => {
    const kept = { ...shown([deal()]).kept!, retaken: true };
    const later = { attempt: 2, commitment: B, salted: { 0: salted(OTHER, 0), 1: LIST[1] } };
    expect(alarm([begun({ ...later, salts: { 0: OTHER, 1: THEIRS } })], { kept })).toBe("");
    expect(shown([closed()], { kept }).send).toEqual({ do: "open", salt: MINE }); // it was ours all the time
    expect(shown([deal({ commitment: B, attempt: 2 })], { kept, salts: [OTHER] }).send).toEqual(committed(OTHER, 2));
    expect(alarm([deal(), begun({ commitment: B, attempt: 2 })], { kept })).toBe("commitment-changed"); // it was ours after all
    expect(alarm([deal({ commitment: B, attempt: 2 })], { kept: { ...kept, opened: MINE } })).toBe("asked-again");
  });
});

describe("two tabs of one browser", () => {
  it("know each other's salts: the list may hold either", () => {
    const kept = { ...shown([deal()]).kept!, salts: [MINE, OTHER] };
    expect(shown([closed()], { kept }).send).toEqual({ do: "open", salt: MINE });
    expect(shown([closed({ salted: { ...LIST, 0: salted(OTHER, 0) } })], { kept }).send).toEqual({
      do: "open",
      salt: OTHER,
    });
  });

  it("are not alarmed by what the other one has left behind", () => {
    const ahead = shown([deal(), deal({ commitment: B, attempt: 2 })], { salts: [OTHER, MINE] }).kept!;
    expect(shown([deal()], { kept: ahead })).toMatchObject({
      send: null,
      calledOff: false,
      kept: { commitment: B, alarm: "" },
    });
    const opened = shown([closed({ commitment: B, attempt: 2 })], { kept: ahead }).kept!;
    for (const late of [deal(), deal({ commitment: B, attempt: 2 })])
      expect(shown([late], { kept: opened })).toMatchObject({ send: null, kept: { alarm: "" } });
  });
});

describe("a table that cheats", () => {
  it.each<[Alarm, string, Deal[]]>([
    ["commitment-changed", "before the salts are open", [deal(), closed({ commitment: B })]],
    ["commitment-changed", "once they are", [deal(), closed(), begun({ commitment: B })]],
    ["commitment-changed", "without asking for a salt", [deal(), begun({ commitment: B, attempt: 2 })]],
    ["commitment-changed", "of another attempt", [deal(), closed({ attempt: 2 })]],
    ["commitment-changed", "in a void deal", [deal(), closed({ phase: "void", commitment: B, opened: [1] })]],
    [
      "terms-changed",
      "while commitments are collected",
      [deal(), deal({ terms: { ...terms, options: '{"hand":9}' } })],
    ],
    ["terms-changed", "in the list", [deal(), closed({ terms: { ...terms, edition: 2 } })]],
    ["own-salt-missing", "put another's in its place", [deal(), closed({ salted: { ...LIST, 0: salted(THEIRS, 0) } })]],
    ["own-salt-missing", "left out", [deal(), closed({ salted: { 1: LIST[1] } })]],
    [
      "asked-again",
      "with another commitment",
      [deal(), closed(), deal({ commitment: B, attempt: 2, called_off: [1] })],
    ],
    ["asked-again", "with another commitment, not counted", [deal(), closed(), deal({ commitment: B })]],
    ["asked-again", "with the same", [deal(), closed(), deal()]],
    ["list-changed", "in another's place", [deal(), closed(), closed({ salted: { ...LIST, 1: salted(OTHER, 1) } })]],
    [
      "list-changed",
      "in our own",
      [deal(), closed(), begun({ salted: { ...LIST, 0: salted(OTHER, 0) }, salts: { ...SALTS, 0: OTHER } })],
    ],
    ["list-changed", "longer", [deal(), closed(), closed({ salted: { ...LIST, 2: salted(OTHER, 2) } })]],
    ["salt-wrong", "another's", [deal(), closed(), begun({ salts: { ...SALTS, 1: OTHER } })]],
    ["salt-wrong", "missing", [deal(), closed(), begun({ salts: { 0: MINE } })]],
    ["salt-wrong", "one too many", [deal(), closed(), begun({ salts: { ...SALTS, 2: OTHER } })]],
    ["salt-wrong", "not canonical", [deal(), closed(), begun({ salts: { ...SALTS, 1: `${THEIRS}\n` } })]],
    ["void-though-open", "all are open", [deal(), closed(), closed({ phase: "void", opened: [0, 1] })]],
  ])("%s: %s", (expected, _, deals) => {
    const last = shown(deals);
    expect(last).toMatchObject({ send: null, kept: { alarm: expected } });
    expect(last.kept!.shown.at(-1)).toMatchObject({ phase: deals.at(-1)!.phase, commitment: deals.at(-1)!.commitment });
    const after = shown([deal({ commitment: B, attempt: 3 }), closed()], { kept: last.kept! });
    expect(after).toMatchObject({ send: null, kept: { alarm: expected } }); // it takes no further part
  });

  it.each([[deal()], [deal(), closed()], [deal(), closed(), closed({ phase: "void", opened: [0] })]])(
    "shows cards before all salts",
    (...deals) => {
      expect(shown(deals.slice(0, -1)).kept?.alarm ?? "").toBe("");
      expect(alarm([...deals, deals.at(-1)!], { cards: true })).toBe("salt-wrong");
    },
  );

  it("names a seat that has opened", () => {
    expect(alarm([deal(), closed(), closed({ phase: "void", opened: [1] })], { missing: [0] })).toBe(
      "void-though-open",
    );
  });
});

describe("linked devices", () => {
  const elsewhere = { 0: salted(OTHER, 0), 1: salted(THEIRS, 1) };
  const waiting = deal({ committed: [0] });

  it("take part one at a time, the one that came last", () => {
    const first = shown([deal()], { linked: true });
    expect(first.send).toEqual(committed(MINE));
    expect(shown([waiting], { linked: true, kept: first.kept! }).send).toEqual(committed(MINE));
    expect(shown([waiting], { kept: first.kept! }).send).toBeNull();
  });

  it("raise no alarm where another one took part, and say so", () => {
    const last = shown([deal(), closed({ salted: elsewhere })], { linked: true });
    expect([last.kept?.alarm, last.send, last.elsewhere]).toEqual(["", null, true]);
    const after = shown([begun({ salted: elsewhere, salts: { 0: OTHER, 1: THEIRS } })], {
      linked: true,
      kept: last.kept!,
    });
    expect([after.kept?.alarm, after.elsewhere]).toEqual(["", true]);
  });

  it("are alarmed by everything else", () => {
    expect(alarm([deal(), closed({ salted: elsewhere, commitment: B })], { linked: true })).toBe("commitment-changed");
    expect(alarm([deal(), closed({ salted: elsewhere })])).toBe("own-salt-missing");
    const changed = [deal(), closed(), closed({ salted: elsewhere })];
    expect(alarm(changed, { linked: true })).toBe("list-changed");
    const wrong = begun({ salted: elsewhere, salts: { 0: MINE, 1: THEIRS } });
    expect(alarm([deal(), closed({ salted: elsewhere }), wrong], { linked: true })).toBe("salt-wrong");
  });
});
