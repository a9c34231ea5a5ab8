import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromHome, HomeState } from "../../home/messages";

/** The worker is this test. */
class Home {
  static last: Home;
  ended = false;
  onmessage: (event: { data: FromHome }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};

  constructor() {
    Home.last = this;
  }
  postMessage(): void {}
  terminate(): void {
    this.ended = true;
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("Worker", Home);
});
afterEach(() => vi.unstubAllGlobals());

async function followed(): Promise<HomeState[]> {
  const link = await import("./link");
  const heard: HomeState[] = [];
  link.follow((state) => heard.push(state));
  link.begin();
  return heard;
}

it("says of an error before it was up that it could not start", async () => {
  const heard = await followed();
  Home.last.onerror({ message: "no WebAssembly" });
  expect(heard).toEqual(["failed"]);
});

it("says of an error in mid-game that it has stopped, and closes every line", async () => {
  const heard = await followed();
  Home.last.onmessage({ data: { state: "up" } });
  const { HomeLine } = await import("./link");
  const line = new HomeLine("http://localhost/ws/abc");
  const closed = vi.fn();
  line.onclose = closed;
  Home.last.onerror({ message: "out of memory" });
  expect(heard).toEqual(["up", "broken"]);
  expect(closed).toHaveBeenCalledWith({ code: 1006 });
});

it("tells how much has come, also whoever asks later", async () => {
  await followed();
  Home.last.onmessage({ data: { share: 0.5 } });
  const { followComing } = await import("./link");
  const heard: number[] = [];
  followComing((share) => heard.push(share));
  Home.last.onmessage({ data: { share: 1 } });
  expect(heard).toEqual([0.5, 1]);
});

it("ends the worker of a page that is left, and begins anew where that is gone back to", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  await followed();
  expect(Home.last.ended).toBe(false);
  dispatchEvent(new Event("pagehide"));
  expect(Home.last.ended).toBe(true);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalled();
});
