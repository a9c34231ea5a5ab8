/** Where this page is: at a server, or alone in a browser, where its tables live in a worker of its own. */

const html = typeof document === "undefined" ? null : document.documentElement;

/** No server: requests and lines go to the worker. */
export const alone = html?.dataset.home === "browser";

/** There is a server, but this page goes without it: on a train, or because somebody chose so. */
export const away = alone && html?.dataset.server !== undefined;

type Link = typeof import("./link");
let link: Link | null = null;

/** What requests and lines go to where there is no server; only such a page loads it. */
export function home(): Link {
  if (!link) throw new Error("there is a server");
  return link;
}

export async function begin(): Promise<void> {
  link = await import("./link");
  link.begin();
}

/** The folder that the page lies in; alone it may be any. */
export const folder = alone ? new URL(".", location.href.split("?")[0]).href : "/";
