import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer, Now } from "../../types";
import { linkTo, openAhead } from "./ahead";

/** The other end is this test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  closed = false;
  onmessage: (event: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(): void {}
  close(): void {
    this.closed = true;
  }
  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const now = (ask: number, from: number, heard: number): Now =>
  ({
    type: "now",
    seat: 0,
    ask,
    heard_from: from,
    heard: Array(heard).fill({ told: "x" }),
    ready: [],
  }) as unknown as Now;

describe("the line that is opened ahead", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    Socket.all = [];
  });
  afterEach(() => {
    linkTo("").close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is the one that its table takes, and is opened once", () => {
    openAhead("abc");
    const link = linkTo("abc");
    link.connect();
    expect(Socket.all.map(({ address }) => new URL(address).pathname)).toEqual(["/ws/abc"]);
    expect(linkTo("abc")).not.toBe(link);
  });

  it("hands over all that was told before there was a table, in its order, and then what comes", () => {
    openAhead("abc");
    const [line] = Socket.all;
    line!.tell(now(1, 0, 2));
    line!.tell(now(2, 2, 3));
    const heard: [number, boolean][] = [];
    linkTo("abc").follow(({ ask }, whole) => heard.push([ask, whole]));
    expect(heard).toEqual([
      [1, true],
      [2, false],
    ]);
    line!.tell(now(3, 5, 1));
    expect(heard.at(-1)).toEqual([3, false]);
    expect(heard.length).toBe(3);
  });

  it("is closed when another table is wanted", () => {
    openAhead("abc");
    openAhead("def");
    linkTo("ghi").connect();
    expect(Socket.all.map(({ closed }) => closed)).toEqual([true, true, false]);
  });
});
