// Lets the page work without a network: keeps the files of one build, and drops those of the build before.

// Several copies of the page may live on one origin: each keeps its own files, by its own folder.
const OWN = `deckmate:${new URL("./", self.location.href).pathname}:`;
const CACHE = `${OWN}${"@MARK@"}`;
const FILES = ["@FILES@"]; // both filled in by the build

self.addEventListener("install", (event) => {
  const fresh = FILES.map((name) => new Request(name, { cache: "reload" }));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith(OWN) && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const home = new URL("./", self.location.href);
  const asked = new URL(request.url);
  if (request.method !== "GET" || asked.origin !== home.origin) return;
  const name = asked.pathname === home.pathname ? "index.html" : asked.pathname.slice(home.pathname.length);
  if (!FILES.includes(name)) return;
  event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(name)) ?? fetch(request)));
});
