import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { About, Deal, FromClient, FromServer } from "../../types";
import { commitmentToSalt } from "../shuffle/fair";
import { seenAt } from "../shuffle/seen";
import { unhex } from "../shuffle/sha256";
import { TableLink } from "./table.svelte";
import LogPanel from "../../parts/panels/LogPanel.svelte";
import { firstDeal } from "../../samples";
import { Words } from "../words/fluent";

const terms = { table: "abc", game: "toy", edition: 1, options: "{}", seats: 2 };
const THEIRS = "33".repeat(32);
const deal = firstDeal(terms, "a".repeat(64));

/** A line whose other end is this test; with what was stored when each message was sent. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  sent: { message: FromClient; opened: string | undefined }[] = [];
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push({ message: JSON.parse(text) as FromClient, opened: seenAt("abc")[0]?.opened });
  }
  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  close(): void {}
}

/** A tab of this browser, which has seat 0. */
function tab(): { link: TableLink; line: Line } {
  const link = new TableLink("abc");
  link.connect();
  const line = Line.all.at(-1)!;
  line.tell({ type: "table", status: "waiting", you: [0], missing: [], chairs: [] } as unknown as About);
  return { link, line };
}

const salted = (line: Line): string =>
  line.sent.flatMap(({ message }) => (message.do === "commit" ? [message.salted] : [])).at(-1)!;
const closed = (own: string): Deal => ({
  ...deal,
  phase: "open",
  committed: [0, 1],
  salted: { 0: own, 1: commitmentToSalt(unhex(THEIRS), "abc", 1) },
});

describe("the shuffle over the line", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("stores that it opens before it does, says each thing once, and then has a fingerprint", () => {
    const { link, line } = tab();
    line.tell(deal);
    line.tell(deal);
    expect(line.sent.map(({ message }) => message.do)).toEqual(["commit"]);
    line.tell(closed(salted(line)));
    const { message, opened } = line.sent[1]!;
    expect(message).toEqual({ do: "open", salt: opened });
    expect(link.fingerprint).toBe("");
    line.tell({ ...closed(salted(line)), phase: "begun", opened: [0, 1], salts: { 0: opened!, 1: THEIRS } });
    vi.advanceTimersByTime(1000);
    expect(link.fingerprint).toMatch(/^([a-z]{4} ){3}[a-z]{4}$/);
    expect(link.alarm).toBeNull();
  });

  it("goes on with its salt after the page was loaded again", () => {
    const before = tab();
    before.line.tell(deal);
    const after = tab();
    after.line.tell(closed(salted(before.line)));
    expect(after.line.sent.map(({ message }) => message.do)).toEqual(["open"]);
  });

  it("looks twice before it raises an alarm: another tab may have written a moment ago", () => {
    const [one, other] = [tab(), tab()];
    one.line.tell(deal);
    localStorage.clear(); // the other tab cannot read it yet
    other.line.tell(deal);
    one.line.tell(closed(salted(one.line)));
    expect(one.line.sent.at(-1)!.message.do).toBe("open");
    const kept = localStorage.getItem("sexton.seen.abc")!;
    localStorage.removeItem("sexton.seen.abc");
    other.line.tell(closed(salted(one.line)));
    expect(other.link.alarm).toBeNull();
    localStorage.setItem("sexton.seen.abc", kept);
    vi.advanceTimersByTime(1000);
    expect([one.link.alarm, other.link.alarm]).toEqual([null, null]);
  });

  it("raises it for good otherwise, and takes no further part", () => {
    const { link, line } = tab();
    line.tell(deal);
    line.tell(closed(commitmentToSalt(unhex(THEIRS), "abc", 0)));
    vi.advanceTimersByTime(1000);
    expect(link.alarm).toEqual({ id: "own-salt-missing", seat: 0 });
    line.tell({ ...deal, attempt: 2, commitment: "b".repeat(64) });
    expect(line.sent.map(({ message }) => message.do)).toEqual(["commit"]);
    const after = tab();
    after.line.tell(deal);
    expect(after.link.alarm).toEqual({ id: "own-salt-missing", seat: 0 });
    expect(after.line.sent).toEqual([]);
  });
});

describe("a line of the chat", () => {
  beforeEach(() => {
    Line.all = [];
    vi.stubGlobal("WebSocket", Line);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("comes between the notes between which it was said", () => {
    const { link, line } = tab();
    const noted = (number: number): FromServer =>
      ({ type: "noted", number, heard: 0, note: { note: "left", seat: 1 } }) as unknown as FromServer;
    const said = (number: number): FromServer => ({ type: "said", number, seat: 1, name: "Bruno", text: "Hm", at: 1 });
    const about = { status: "begun", you: [0], missing: [], chairs: [], rematch_by: [], seed: null };
    line.tell({ type: "table", ...about } as unknown as About);
    line.tell({ type: "now", seat: 0, ask: 3, ready: [], heard_from: 0, heard: [] } as unknown as FromServer);
    line.tell({ type: "pong" });
    for (const message of [noted(1), said(1), noted(2), said(2)]) line.tell(message);
    const after = { 1: { heard: 0, noted: 1 }, 2: { heard: 0, noted: 2 } };
    expect(link.saidAfter).toEqual(after);
    const words = new Words("en", "");
    const { container } = render(LogPanel, {
      link,
      told: [],
      notes: link.notes,
      words,
      names: ["Ada", "Bruno"],
      reader: 0,
      openRule: () => {},
    });
    expect([...container.querySelectorAll("li")].map((one) => one.classList[0])).toEqual([
      "note",
      "said",
      "note",
      "said",
    ]);
  });
});

describe("a decision that was taken back", () => {
  beforeEach(() => {
    Line.all = [];
    vi.stubGlobal("WebSocket", Line);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("lets another tab hear everything anew, and once", () => {
    const { line } = tab();
    const events = [{ told: "rolled" }, { told: "walked" }];
    const taken: FromServer = {
      type: "noted",
      number: 1,
      heard: 1,
      note: { note: "took-back", seat: 0, luck: "new", roll: 9 },
    };
    line.tell({ type: "now", seat: 0, ask: 3, ready: [], heard_from: 0, heard: events } as unknown as FromServer);
    line.tell({ type: "pong" });
    line.tell(taken);
    const again = Line.all.slice(1);
    expect(again.map(({ address }) => /heard=\d+/.exec(address)![0])).toEqual(["heard=0"]);
    again[0]!.tell(taken); // among what was there before
    again[0]!.tell({ type: "pong" });
    expect(Line.all).toHaveLength(2);
  });
});
