// Keeps what this browser has used of the page: what was built, never what was told. Tables always come from the network,
// or, where there is no server, from the worker that the page begins.
const VERSION = "VERSION";
const HOME = new URL(self.registration.scope).pathname; // the folder of the page
const KEPT = `sexton${HOME}${VERSION}`;
const TRAIN = "sexton for the train"; // what somebody asked to keep
const AT_SERVER = `${HOME}alone`; // the page for the train, where there is a server
const ALONE = /^(new|check|rules|referee|puzzles)(\/|$)/; // pages that are the same without a server
const FRAME = [`${HOME}manifest.webmanifest`, `${HOME}icon.svg`]; // what a browser asks for around the page
const LIST = `${HOME}kept.json`; // of all that was
const GONE = [502, 503, 504]; // what a proxy answers where nobody is behind it
const BUILT = [`${HOME}assets/`, `${HOME}python-`];
const built = ({ pathname }) => BUILT.some((folder) => pathname.startsWith(folder));

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([HOME, ...FRAME])));
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
    event.respondWith(opened(request, url));
  } else if (url.pathname === `${HOME}healthz`) {
    event.respondWith(fetch(request).catch(() => new Response(null, { status: 204 }))); // no line is no error
  } else if (url.pathname === LIST) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(LIST)) ?? Response.json([])));
  } else if (FRAME.includes(url.pathname) || /^\/api\/games(\/|$)/.test(url.pathname)) {
    // Rules and words are the same for everyone: read anew when there is a network, kept for when there is none.
    event.respondWith(fetchAndKeep(request).catch(() => caches.match(request)));
  }
});

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** The page that was kept for the train, and where it is from; nothing if it was not. */
async function keptPage() {
  const train = await caches.open(TRAIN);
  const asked = (await train.keys()).find(
    ({ url }) => url.startsWith(self.registration.scope) && url.includes("?kept="),
  );
  return asked && { page: await train.match(asked), atServer: new URL(asked.url).pathname === AT_SERVER };
}

/** From the network. Without one, what was kept for the train stands in for a server; tables that are in this browser
 * always open there, so that nothing is fetched again. */
async function opened(request, url) {
  const inside = url.search.startsWith("?/");
  const kept = await keptPage();
  if (kept?.atServer && inside) return kept.page;
  try {
    const answer = await fetch(request);
    if (!kept?.atServer || !GONE.includes(answer.status)) return answer;
  } catch {
    if (!kept) return caches.match(HOME);
  }
  return kept.atServer ? Response.redirect(elsewhere(url)) : kept.page;
}

/** The same address in this browser, where it means anything there, and from where it was come. */
function elsewhere({ pathname, search, hash }) {
  const within = pathname.slice(HOME.length);
  const from = encodeURIComponent(pathname + search + hash);
  return `${HOME}?/${ALONE.test(within) ? within : ""}#from=${from}`;
}

// A notice from the server, sealed for this browser alone: that it is somebody's go, and where.
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = noticeIn(event.data);
  const icon = `${HOME}icon-192.png`;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { path } }));
});

/** A browser that was told something has to show something. */
function noticeIn(data) {
  try {
    return { title: "Sexton", body: "", path: "/", tag: "", ...data.json() };
  } catch {
    return { title: "Sexton", body: "", path: "/", tag: "" };
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data?.path ?? "/")));
});

/** To the table: where it is open already, there; and never to another place than this one. */
async function lead(path) {
  const there = new URL(path.replace(/^\/+/, ""), self.registration.scope);
  const url = there.href.startsWith(self.registration.scope) ? there : new URL(self.registration.scope);
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = open.find((one) => new URL(one.url).pathname === url.pathname);
  return found ? found.focus() : self.clients.openWindow(url.href);
}

// The browser's push service has given it another address: the server is told.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain(event.newSubscription, event.oldSubscription));
});

async function subscribeAgain(fresh, old) {
  const subscription = fresh ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  await fetch(`${HOME}api/notices/push`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, ...keys, zone }),
  });
}
