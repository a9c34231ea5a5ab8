import { afterEach, describe, expect, it, vi } from "vitest";
import { CACHE } from "./kept";
import { Train } from "./train.svelte";

const here = (name: string): string => new URL(name, location.href).href;

class Store {
  readonly held = new Map<string, Response>();
  match = (url: string): Promise<Response | undefined> => Promise.resolve(this.held.get(url)?.clone());
  keys = (): Promise<{ url: string }[]> => Promise.resolve([...this.held.keys()].map((url) => ({ url })));
  delete = (url: string): Promise<boolean> => Promise.resolve(this.held.delete(url));
  put(url: string, answer: Response): Promise<void> {
    this.held.set(url, answer);
    return Promise.resolve();
  }
  add = (url: string): Promise<void> => this.put(url, new Response("fetched"));
}

describe("keep for the train", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("keeps by itself also what the page had loaded, which goes with its edition", async () => {
    const [loaded, kept] = [new Store(), new Store()];
    const stores = new Map([
      ["sexton/1", loaded],
      [CACHE, kept],
    ]);
    const match = async (url: string): Promise<Response | undefined> =>
      (await loaded.match(url)) ?? (await kept.match(url));
    vi.stubGlobal("caches", {
      match,
      keys: () => Promise.resolve([...stores.keys()]),
      open: (name: string) => Promise.resolve(stores.get(name)),
    });
    vi.stubGlobal("navigator", { serviceWorker: { register: () => Promise.resolve() } });
    const list = [
      { name: "assets/index.js", bytes: 5 },
      { name: "assets/board.js", bytes: 7 },
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(list)));
    await loaded.add(here("/assets/index.js"));
    const train = new Train();
    await train.look();
    expect(train.bytes).toBe(7); // nothing is fetched twice
    await train.keep();
    expect(train.state).toBe("kept");
    expect([...kept.held.keys()].sort()).toEqual(["/assets/board.js", "/assets/index.js", "/kept.json"].map(here));
    expect(loaded.held.size).toBe(0);
  });
});
