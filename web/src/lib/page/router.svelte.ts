/** Which page this is: its address, the same at a server and without one.
 *
 * Alone the page may lie in any folder of a file server that knows no address within it. So the address stands behind a
 * question mark there: /t/abc?guide#3 is ./?/t/abc&guide#3.
 */

import { alone, away, folder } from "../home/place";

interface Address {
  path: string;
  query: string;
}

function inner(url: URL | Location): Address {
  if (!alone) return { path: url.pathname, query: url.search };
  const [path = "", ...rest] = url.search.slice(1).split("&");
  return { path: path.startsWith("/") ? decodeURI(path) : "/", query: rest.length ? `?${rest.join("&")}` : "" };
}

let address = $state.raw<Address>(typeof location === "undefined" ? { path: "/", query: "" } : inner(location));
let notice = $state("");

export function here(): string {
  return address.path;
}

export function asked(name: string): string | null {
  return new URLSearchParams(address.query).get(name);
}

/** What stands in a link to this address of ours. */
export function addressOf(to: string): string {
  if (!alone) return to;
  const [, path = "/", query = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? [];
  if (path === "/" && !query && !away) return folder + hash;
  return `${folder}?${path}${query && `&${query}`}${hash}`;
}

/** The same as people send it to one another. */
export function urlOf(to: string): string {
  return new URL(addressOf(to), location.href).href;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", addressOf(to));
  address = inner(location);
  notice = "";
  scrollTo(0, 0);
}

/** Secrets in the address are not left there. */
export function forgetHash(): void {
  history.replaceState(null, "", location.pathname + location.search);
}

/** To the first page, which says why: the id of a sentence. */
export function sendHome(why: string): void {
  go("/", true);
  notice = why;
}

export function whyHome(): string {
  return notice;
}

/** Plain clicks on our own links stay within the page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (alone && link.hasAttribute("download") && link.getAttribute("href")?.startsWith("/api/")) {
    event.preventDefault();
    void import("../home/download").then(({ download }) => download(link.getAttribute("href")!));
    return;
  }
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (alone && !link.href.startsWith(folder))) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  const to = inner(new URL(link.href));
  go(to.path + to.query + link.hash);
}

if (typeof window !== "undefined") addEventListener("popstate", () => (address = inner(location)));
