/** Which page this is: the path, and nothing but the path. */

let path = $state(typeof location === "undefined" ? "/" : location.pathname);
let notice = $state("");

export function here(): string {
  return path;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path = location.pathname;
  notice = "";
  scrollTo(0, 0);
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
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

if (typeof window !== "undefined") addEventListener("popstate", () => (path = location.pathname));
