import { describe, expect, it } from "vitest";
import type { Kept } from "./guard";
import { Memory, seenAt } from "./seen";

const kept = (change: Partial<Kept> = {}): Kept => ({
  attempt: 1,
  commitment: "a",
  terms: null,
  salts: ["11"],
  salted: {},
  opened: "",
  retaken: false,
  alarm: "",
  shown: [],
  ...change,
});

describe("what a browser keeps of a shuffle", () => {
  it("outlives the page, seat by seat", () => {
    new Memory("t").write(0, kept());
    new Memory("t").write(2, kept({ salts: ["22"] }));
    expect(new Memory("t").read(0)).toEqual(kept());
    expect(new Memory("t").read(1)).toBeNull();
    expect(Object.keys(seenAt("t"))).toEqual(["0", "2"]);
  });

  it("holds the salts of both tabs that wrote over one another", () => {
    const [one, other] = [new Memory("t"), new Memory("t")];
    one.write(0, kept({ salts: ["11"] }));
    other.write(0, kept({ salts: ["22"] }));
    expect(one.read(0)!.salts).toEqual(["22", "11"]);
    one.write(0, one.read(0)!);
    expect(other.read(0)!.salts).toContain("11");
  });

  it("never goes back from what was opened, nor to a deal that was called off", () => {
    const one = new Memory("t");
    one.write(0, kept({ opened: "11" }));
    new Memory("t").write(0, kept({ commitment: "b", attempt: 2 }));
    expect(one.read(0)).toMatchObject({ commitment: "a", opened: "11" });
    const two = new Memory("u");
    two.write(0, kept({ commitment: "b", attempt: 2 }));
    new Memory("u").write(0, kept());
    expect(two.read(0)!.commitment).toBe("b");
    new Memory("u").write(0, kept({ commitment: "c", attempt: 3 }));
    expect(two.read(0)!.commitment).toBe("c");
  });

  it("marks what was kept of a seat that is taken anew, but nothing that was opened", () => {
    const memory = new Memory("t");
    memory.write(0, kept());
    memory.write(1, kept({ opened: "11" }));
    memory.write(2, kept());
    const marked = (): boolean[] => Object.values(seenAt("t")).map((one) => one.retaken);
    for (const seat of [0, 1, 3]) memory.retake(seat);
    expect(marked()).toEqual([true, false, false]);
    memory.retake(null);
    expect(marked()).toEqual([true, false, true]);
  });

  it("lets the oldest tables go", () => {
    for (let at = 0; at < 45; at++) {
      localStorage.setItem(`sexton.seen.old${at}`, JSON.stringify({ at, seats: { 0: kept() } }));
    }
    new Memory("new").write(0, kept());
    const names = Object.keys(localStorage).filter((name) => name.startsWith("sexton.seen."));
    expect(names).toHaveLength(40);
    expect(names).toContain("sexton.seen.new");
    expect(names).not.toContain("sexton.seen.old0");
    expect(names).toContain("sexton.seen.old44");
  });

  it("reads what earlier versions kept, and stumbles over nothing", () => {
    const former = { table: "t", commitment: "a", salted: { 0: "x" }, salts: { 0: "11" } };
    localStorage.setItem("sexton.seen.t", JSON.stringify(former));
    expect(new Memory("t").read(0)).toEqual(kept({ salted: { 0: "x" }, opened: "11" }));
    for (const text of [JSON.stringify({ ...former, commitment: "" }), "{", "null", "7"]) {
      localStorage.setItem("sexton.seen.t", text);
      expect(new Memory("t").read(0)).toBeNull();
    }
    new Memory("t").write(0, kept());
    expect(new Memory("t").read(0)).toEqual(kept());
  });
});
