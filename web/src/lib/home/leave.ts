/** No line to the server: where all was kept for the train, the page goes on in this browser, and comes back later. */

import { CACHE } from "./kept";

const FROM = "sexton.from"; // where somebody was when the line was lost
const OF_SERVER = /^\/(t|replay|review|device)\//; // what is there is nowhere else: such a page waits
const HASH = "#from=";

/** Whether play without a line is possible here. */
export async function keptHere(): Promise<boolean> {
  if (!("caches" in globalThis)) return false;
  const cache = await caches.open(CACHE);
  return (await cache.keys()).some(({ url }) => url.includes("/alone?kept="));
}

export async function leave(): Promise<void> {
  const { pathname, search, hash } = location;
  if (OF_SERVER.test(pathname) || !(await keptHere())) return;
  sessionStorage.setItem(FROM, pathname + search + hash);
  location.replace(`/?${pathname}`);
}

/** Where to come back to; null if somebody came here by choice. The worker says it behind the address. */
export function leftFrom(): string | null {
  if (location.hash.startsWith(HASH)) {
    sessionStorage.setItem(FROM, decodeURIComponent(location.hash.slice(HASH.length)));
    history.replaceState(null, "", location.pathname + location.search);
  }
  return sessionStorage.getItem(FROM);
}

export function comeBack(): void {
  const from = sessionStorage.getItem(FROM);
  sessionStorage.removeItem(FROM);
  location.replace(from?.startsWith("/") && !from.startsWith("//") ? from : "/");
}
