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
    story.announce = (event) => heard.push(event.told);
    story.arrive(now(1, 0, []), true);
    story.arrive(now(2, 0, ["a"]), false);
    expect(story.view).toEqual({ ask: 2 });
    expect(heard).toEqual(["a"]);
  });
});
