// Keeps what this browser has used of the page: what was built, never what was told. Tables always come from the network,
// or, where there is no server, from the worker that the page begins.
const VERSION = "VERSION";
const HOME = new URL(self.registration.scope).pathname; // the folder of the page
const KEPT = `sexton${HOME}${VERSION}`;
const BUILT = [`${HOME}assets/`, `${HOME}python-`];
const built = ({ pathname }) => BUILT.some((folder) => pathname.startsWith(folder));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(HOME)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const ours = new RegExp(`^sexton(-|${HOME}[0-9a-f]+$)`);
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((one) => ours.test(one) && one !== KEPT).map((one) => caches.delete(one))),
    );
  event.waitUntil(old.then(() => self.clients.claim()));
});

// What the page had loaded before this worker was there comes from the browser's own cache: nothing is sent again.
self.addEventListener("message", (event) => {
  const loaded = event.data.filter((address) => address.startsWith(self.location.origin) && built(new URL(address)));
  const kept = caches.open(KEPT).then((cache) => Promise.allSettled(loaded.map((address) => cache.add(address))));
  event.waitUntil(kept);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (built(url)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(HOME)));
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
