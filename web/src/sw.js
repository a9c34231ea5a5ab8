// Keeps the shell of the page: what was built, never what was told. Tables always come from the network.
const VERSION = "VERSION";
const FILES = ["FILES"];
const SHELL = "/";
const KEPT = `sexton-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([SHELL, "/icon.svg", ...FILES])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(SHELL)));
  } else if (/^\/api\/games(\/|$)/.test(url.pathname)) {
    event.respondWith(fetchAndKeep(request).catch(() => caches.match(request)));
  }
});

/** Rules and words are the same for everyone: read anew when there is a network, kept for when there is none. */
async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
