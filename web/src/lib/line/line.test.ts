import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line } from "./line.svelte";

/** The other end is this test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: string[] = [];
  closed = false;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

describe("the line to a table", () => {
  let line: Line;
  const heard: string[] = [];
  const last = (): Socket => Socket.all.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    Socket.all = [];
    heard.length = 0;
    line = new Line(
      () => "ws://here",
      (text) => heard.push(text),
    );
    line.open();
    last().onopen();
  });
  afterEach(() => {
    line.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("asks after some silence, and lives on as long as it is answered", () => {
    expect(last().sent).toEqual(['{"do":"ping"}']);
    for (let times = 2; times < 6; times++) {
      vi.advanceTimersByTime(3000);
      expect(last().sent.length).toBe(times);
      vi.advanceTimersByTime(1500);
      last().onmessage({ data: "pong" });
      expect(line.state).toBe("open");
    }
    expect(Socket.all.length).toBe(1);
  });

  it("is lost within five seconds of a silence that nobody breaks, and then another one is opened", () => {
    vi.advanceTimersByTime(5000);
    expect(line.state).toBe("lost");
    vi.advanceTimersByTime(6000);
    expect(Socket.all.length).toBe(2);
    expect(Socket.all[0]!.closed).toBe(true);
    Socket.all[0]!.onmessage({ data: "too late" });
    expect([line.state, heard]).toEqual(["lost", []]);
    last().onopen();
    expect(line.state).toBe("open");
  });

  it("comes back by itself if it was only slow", () => {
    vi.advanceTimersByTime(5000);
    last().onmessage({ data: "slow" });
    expect([line.state, heard, Socket.all.length]).toEqual(["open", ["slow"], 1]);
  });

  it("does not wait endlessly to be opened", () => {
    last().onclose({ code: 1012 });
    vi.advanceTimersByTime(500);
    expect(Socket.all.length).toBe(2);
    vi.advanceTimersByTime(7000);
    expect(Socket.all.length).toBe(3);
  });

  it("asks nothing while nobody sees the page", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.advanceTimersByTime(60_000);
    expect([line.state, last().sent.length]).toEqual(["open", 1]);
    hidden.mockRestore();
    line.hurry();
    expect(last().sent.length).toBe(2);
  });

  it("comes again where there was too much to do for us", () => {
    last().onclose({ code: 1013 });
    vi.advanceTimersByTime(500);
    expect(Socket.all.length).toBe(2);
  });

  it("stays closed where we may not be", () => {
    last().onclose({ code: 4403 });
    vi.advanceTimersByTime(60_000);
    expect([line.state, Socket.all.length]).toEqual(["refused", 1]);
  });
});

describe("the line to the worker of a page without a server", () => {
  const said: string[] = [];

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    said.length = 0;
    class HomeLine extends Socket {
      override send(text: string): void {
        said.push(text);
      }
    }
    vi.doMock("../home/place", () => ({ alone: true, home: () => ({ HomeLine }) }));
  });
  afterEach(() => {
    vi.doUnmock("../home/place");
    vi.useRealTimers();
  });

  it("is never said to be lost because the page was hidden, or the network went", async () => {
    const { Line: Alone } = await import("./line.svelte");
    const alone = new Alone(
      () => "ws://here",
      () => {},
    );
    alone.open();
    const socket = Socket.all.at(-1)!;
    socket.onopen();
    alone.hurry();
    vi.advanceTimersByTime(60_000);
    expect([alone.state, said]).toEqual(["open", ['{"do":"ping"}']]);
    socket.onclose({ code: 1006 });
    expect(alone.state).toBe("lost");
    alone.close();
  });
});
