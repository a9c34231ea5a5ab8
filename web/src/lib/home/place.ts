/** Where this page is: at a server, or alone in a browser, where its tables live in a worker of its own. */

const html = typeof document === "undefined" ? null : document.documentElement;

/** No server: requests and lines go to the worker. */
export const alone = html?.dataset.home === "browser";

/** The folder that the page lies in; alone it may be any. */
export const folder = alone ? new URL(".", location.href.split("?")[0]).href : "/";
