/** What the page is made of is kept in the browser, by sw.js: it opens without a network, and sooner. */

import { folder } from "../home/place";

const AT_REST = 3000; // milliseconds after which the page has been drawn, on a slow line as well

/** When the page has come to rest: what somebody waits for comes first. */
export function keepShell(): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener("controllerchange", () => workers.controller?.postMessage(loaded()));
  setTimeout(() => void workers.register(`${folder}sw.js`).catch(() => undefined), AT_REST);
}

const loaded = (): string[] => performance.getEntriesByType("resource").map((one) => one.name);
