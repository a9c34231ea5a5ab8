/** "Keep for the train": all that play without a line needs, fetched when somebody asks for it. The list of it is kept, too:
 * without a line the service worker answers with that. */

import { CACHE } from "./kept";
import { folder } from "./place";

export interface Kept {
  name: string;
  bytes: number;
}

const LIST = "kept.json";
const address = (name: string): string => new URL(folder + name, location.href).href;

export class Train {
  bytes = $state(0); // that are still to be fetched
  fetched = $state(0);
  state: "asking" | "wanted" | "fetching" | "kept" | "failed" | "unsafe" | "none" = $state("asking");
  private all: Kept[] = [];
  private missing: Kept[] = [];

  /** What is not here yet. A page that came over an open line may keep nothing. */
  async look(): Promise<void> {
    if (!("caches" in globalThis) || !("serviceWorker" in navigator)) {
      this.state = "unsafe";
      return;
    }
    try {
      this.all = (await (await fetch(address(LIST), { cache: "no-cache" })).json()) as Kept[];
      const here = await Promise.all(this.all.map(({ name }) => caches.match(address(name))));
      this.missing = this.all.filter((_, at) => !here[at]);
      this.bytes = this.missing.reduce((sum, { bytes }) => sum + bytes, 0);
      this.state = this.missing.length ? "wanted" : this.all.length ? "kept" : "none";
    } catch {
      this.state = "none"; // not every server has it
    }
  }

  async keep(): Promise<void> {
    this.state = "fetching";
    this.fetched = 0;
    try {
      await navigator.serviceWorker.register(`${folder}sw.js`); // which opens it without a line
      const cache = await caches.open(CACHE);
      for (const { name, bytes } of this.missing) {
        await cache.add(address(name));
        this.fetched += bytes;
      }
      for (const { name } of this.all) await this.move(address(name), cache);
      await cache.put(address(LIST), Response.json(this.all));
      await this.forgetOld(cache);
      await navigator.storage?.persist?.().catch(() => false);
      this.state = "kept";
    } catch {
      this.state = "failed";
    }
  }

  /** What the page has loaded is thrown away with its edition: what is kept does not count on it. */
  private async move(url: string, cache: Cache): Promise<void> {
    const loaded = (await cache.match(url)) ? undefined : await caches.match(url);
    if (!loaded) return;
    await cache.put(url, loaded);
    for (const name of await caches.keys()) if (name !== CACHE) await (await caches.open(name)).delete(url);
  }

  /** What an earlier edition of the page was made of. */
  private async forgetOld(cache: Cache): Promise<void> {
    const wanted = new Set([LIST, ...this.all.map(({ name }) => name)].map(address));
    const home = address("");
    for (const { url } of await cache.keys()) if (url.startsWith(home) && !wanted.has(url)) await cache.delete(url);
  }
}
