import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Now } from "../../types";
import { set } from "../page/settings.svelte";
import { Story } from "./story.svelte";

function now(ask: number, from: number, told: string[], view: unknown = { ask }): Now {
  return {
    type: "now",
    ask,
    heard_from: from,
    heard: told.map((id) => ({ told: id, rule: "X-1" })),
    view,
  } as unknown as Now;
}

/** Every announcement by itself, in these words, or by its name. */
function spoken(said: Record<string, string> = {}, own = false): Story["passages"] {
  return (heard) => heard.map((event) => ({ events: [event], text: said[event.told] ?? event.told, own }));
}

/** A story in the middle of being told. */
function told(events: string[], said: Record<string, string>, own = false): Story {
  const story = new Story();
  story.passages = spoken(said, own);
  story.arrive(now(1, 0, []), true);
  story.arrive(now(2, 0, events), false);
  return story;
}

describe("the story", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    set("speed", "1");
  });
  afterEach(() => vi.useRealTimers());

  it("comes in without telling the past again", () => {
    const story = new Story();
    story.arrive(now(1, 0, ["a", "b"]), true);
    expect(story.telling).toBe(false);
    expect(story.told.length).toBe(2);
    expect(story.view).toEqual({ ask: 1 });
  });

  it("tells one beat after the other, then settles", async () => {
    const story = new Story();
    story.arrive(now(1, 0, []), true);
    story.arrive(now(2, 0, ["a", "b"]), false);
    expect(story.beat?.told).toBe("a");
    expect(story.view).toEqual({ ask: 1 });
    await vi.advanceTimersByTimeAsync(650);
    expect(story.beat?.told).toBe("b");
    await vi.advanceTimersByTimeAsync(650);
    expect(story.beat).toBeNull();
    expect(story.view).toEqual({ ask: 2 });
    expect(story.telling).toBe(false);
  });

  it("can be skipped", async () => {
    const story = new Story();
    story.arrive(now(1, 0, []), true);
    story.arrive(now(2, 0, ["a", "b", "c"]), false);
    story.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(story.view).toEqual({ ask: 2 });
    expect(story.told.length).toBe(3);
  });

  it("tells nothing slowly at instant speed", () => {
    set("speed", "instant");
    const story = new Story();
    const heard: string[] = [];
    story.passages = spoken();
    story.announce = (text) => heard.push(text);
    story.arrive(now(1, 0, []), true);
    story.arrive(now(2, 0, ["a"]), false);
    expect(story.view).toEqual({ ask: 2 });
    expect(heard).toEqual(["a"]);
  });

  it("says what is only seen to who listens, and gives it no time", async () => {
    const story = new Story();
    const heard: string[] = [];
    story.passages = (told) => [{ events: [...told], text: "x".repeat(17), aloud: "x and y", own: false }];
    story.announce = (text) => heard.push(text);
    story.arrive(now(1, 0, []), true);
    story.arrive(now(2, 0, ["a"]), false);
    expect([story.caption.length, heard]).toEqual([17, ["x and y"]]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(story.telling).toBe(false);
  });

  it("shows a passage as long as it takes to read, and what the reader did without a word, unless it is news", async () => {
    const long = "x".repeat(68); // four seconds
    const story = told(["a", "b"], { a: long, b: long });
    expect([story.caption, story.beat?.told]).toEqual([long, "a"]);
    await vi.advanceTimersByTimeAsync(3900);
    expect(story.beat?.told).toBe("a");
    await vi.advanceTimersByTimeAsync(200);
    expect(story.beat?.told).toBe("b");
    await vi.advanceTimersByTimeAsync(4000);
    expect([story.telling, story.caption]).toEqual([false, ""]);
    const own = told(["a"], { a: long }, true);
    expect([own.caption, own.beat?.told]).toEqual(["", "a"]);
    await vi.advanceTimersByTimeAsync(650);
    expect(own.telling).toBe(false);
    own.teller = { ...own.teller, news: new Set(["a"]) };
    own.arrive(now(3, 1, ["a"]), false);
    expect(own.caption).toBe(long);
    await vi.advanceTimersByTimeAsync(3900);
    expect(own.telling).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(own.telling).toBe(false);
    set("speed", "2");
    const fast = told(["a"], { a: long });
    await vi.advanceTimersByTimeAsync(2100);
    expect(fast.telling).toBe(false);
  });

  it("tells in one breath what two questions told of one player", async () => {
    const story = new Story();
    const spans = vi.fn();
    story.passages = (heard) => [{ events: [...heard], text: heard.map((event) => event.told).join(" "), own: false }];
    story.announce = spans;
    story.arrive(now(1, 0, []), true);
    story.arrive(now(2, 0, ["a"]), false);
    story.arrive(now(3, 1, ["b", "c"]), false);
    story.arrive(now(4, 3, []), false);
    story.arrive(now(5, 3, ["d"]), false);
    await vi.advanceTimersByTimeAsync(700);
    expect([story.caption, story.shown?.ask, story.told.length]).toEqual(["b c d", 2, 2]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([story.view, story.telling, story.told.length]).toEqual([{ ask: 5 }, false, 4]);
    expect(spans.mock.calls.flat()).toEqual(["a", "b c d"]);
  });

  it("drops what it is telling when another seat's story begins", async () => {
    const story = told(["a", "b", "c"], {});
    story.arrive(now(9, 4, ["x"], { seat: 1 }), true);
    story.arrive(now(10, 5, ["y"], { seat: 1 }), false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([story.view, story.telling, story.told.at(-1)?.told]).toEqual([{ seat: 1 }, false, "y"]);
  });

  it("goes on with a touch, and to the end with two", async () => {
    const story = told(["a", "b", "c"], {});
    story.touch();
    await vi.advanceTimersByTimeAsync(1);
    expect(story.beat?.told).toBe("b");
    await vi.advanceTimersByTimeAsync(400);
    story.touch();
    await vi.advanceTimersByTimeAsync(1);
    expect(story.beat?.told).toBe("c");
    const other = told(["a", "b", "c"], {});
    other.touch();
    other.touch();
    await vi.advanceTimersByTimeAsync(1);
    expect(other.telling).toBe(false);
  });

  it("waits for a touch where that is wanted", async () => {
    set("speed", "tap");
    const story = told(["a", "b"], {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect([story.beat?.told, story.waits]).toEqual(["a", true]);
    story.touch();
    await vi.advanceTimersByTimeAsync(1);
    expect([story.beat?.told, story.waits]).toEqual(["b", false]);
    await vi.advanceTimersByTimeAsync(60_000);
    story.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect([story.telling, story.waits]).toEqual([false, false]);
  });

  it("shows again what happened since the last decision", async () => {
    const story = told(["a"], {});
    await vi.advanceTimersByTimeAsync(10_000);
    story.decided();
    expect(story.mayShowAgain).toBe(false);
    story.arrive(now(3, 1, ["b"]), false);
    story.arrive(now(4, 2, ["c"]), false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([story.view, story.told.length, story.mayShowAgain]).toEqual([{ ask: 4 }, 3, true]);
    story.showAgain();
    expect([story.view, story.beat?.told, story.told.length]).toEqual([{ ask: 2 }, "b", 2]);
    story.arrive(now(5, 3, ["d"]), false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([story.view, story.told.map((event) => event.told).join("")]).toEqual([{ ask: 5 }, "abcd"]);
    expect(story.shown?.ask).toBe(5);
  });
});
