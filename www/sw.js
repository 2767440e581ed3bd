// Lets the page work without a network: keeps the files of one build, and drops those of the build before. A new build
// waits until no tab shows the one before: no page starts with files of both.

// Several copies of the page may live on one origin: each keeps its own files, by its own folder.
const OWN = `deckmate:${new URL("./", self.location.href).pathname}:`;
const CACHE = `${OWN}${"@MARK@"}`;
const FILES = ["@FILES@"];
const SUMS = ["@SUMS@"]; // all three filled in by the build

self.addEventListener("install", (event) => {
  // Meanwhile another build may have been put on the server: its files are not taken.
  const fresh = FILES.map((name, n) => new Request(name, { cache: "reload", integrity: SUMS[n] }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const own = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE);
    // The next build may be under way already: it will tidy up itself.
    const { installing, waiting } = self.registration;
    if (!installing && !waiting) for (const name of own) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

// A page may ask for the build that waits (screens/update.js): where no other page shows the one before, it takes over.
self.addEventListener("message", (event) => {
  const takeOver = async () => {
    const home = new URL("./", self.location.href).href;
    const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (all.filter(({ url }) => url.startsWith(home)).length > 1) event.source.postMessage("elsewhere");
    else await self.skipWaiting();
  };
  if (event.data === "take over") event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const home = new URL("./", self.location.href);
  const asked = new URL(request.url);
  // A page of another folder may be controlled by this worker, too: only files of its own folder are its business.
  if (request.method !== "GET" || asked.origin !== home.origin || !asked.pathname.startsWith(home.pathname)) return;
  const name = asked.pathname.slice(home.pathname.length).replace(/(^|\/)$/, "$1index.html");
  if (!FILES.includes(name)) return;
  // Things shared to the page stand behind `?`: no host hears of them.
  const wanted = asked.search ? home.href + name : request;
  event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(name)) ?? fetch(wanted)));
});
