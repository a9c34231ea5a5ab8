// Keeps what this browser has used of the page: what was built, never what was told. Tables always come from the network.
const VERSION = "VERSION";
const SHELL = "/";
const KEPT = `sexton-${VERSION}`;
const BUILT = "/assets/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

// What the page had loaded before this worker was there comes from the browser's own cache: nothing is sent again.
self.addEventListener("message", (event) => {
  const built = event.data.filter((address) => address.startsWith(self.location.origin + BUILT));
  const kept = caches.open(KEPT).then((cache) => Promise.allSettled(built.map((address) => cache.add(address))));
  event.waitUntil(kept);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(BUILT)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(SHELL)));
  } else if (/^\/api\/games(\/|$)/.test(url.pathname)) {
    // Rules and words are the same for everyone: read anew when there is a network, kept for when there is none.
    event.respondWith(fetchAndKeep(request).catch(() => caches.match(request)));
  }
});

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
