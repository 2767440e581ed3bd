// The service worker in a simulated browser: new builds are put on the server, the network fails, tabs come and go.
// The law: a page starts with the files of one build, and what was installed once starts without a network.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Chance } from "../chance.mjs";
import { Clock, settle } from "./clock.mjs";

const SCHEDULES = Number(process.env.DECKMATE_SCHEDULES ?? 200);
const SOURCE = readFileSync(new URL("../../../www/sw.js", import.meta.url), "utf8");
const FILES = ["engine.js", "index.html", "page.css", "page.js"];
const HOME = "https://example.org/deckmate/";
const textOf = (name, build) => `${name} of build ${build}`;
const sum = (words) => `sha256-${createHash("sha256").update(words).digest("base64")}`;

/** The service worker of a build, as the bundler writes it. */
const script = (build, source) =>
  source
    .replace('"@MARK@"', `"build-${build}"`)
    .replace('["@FILES@"]', JSON.stringify(FILES))
    .replace('["@SUMS@"]', JSON.stringify(FILES.map((name) => sum(textOf(name, build)))));

class Browser {
  build = 1;
  online = true;
  alive = true;
  caches = new Map();
  tabs = [];
  /** @type {Record<string, any> | null} */
  active = null;
  /** @type {Record<string, any> | null} */
  waiting = null;
  /** @type {Record<string, any> | null} */
  installing = null;
  /** @type {string | null} */
  broken = null;
  notes = [];

  constructor(seed, source) {
    this.chance = new Chance(seed);
    this.clock = new Clock(this.chance);
    this.source = source;
  }

  note(words) {
    this.notes.push(`${this.clock.now} ${words}`);
  }

  /** What the server answers, after a while. */
  fetch(name, integrity) {
    return new Promise((resolve, reject) =>
      this.clock.soon(this, () => {
        const found = textOf(name, this.build);
        if (!this.online || (integrity && integrity !== sum(found))) reject(new TypeError("Failed to fetch"));
        else resolve(found);
      }),
    );
  }

  /** A worker with the real script. */
  worker(build) {
    const listeners = {};
    const worker = { build, state: "new" };
    const self = {
      location: { href: `${HOME}sw.js` },
      addEventListener: (name, listener) => (listeners[name] = listener),
      registration: this,
      skipWaiting: async () => (worker.skips = true),
      clients: {
        claim: async () => this.tabs.forEach((tab) => (tab.controller = worker)),
        matchAll: async () => this.tabs.map(() => ({ url: HOME })),
      },
    };
    const nameOf = (request) => new URL(request.url ?? request, HOME).pathname.slice("/deckmate/".length);
    const caches = {
      keys: async () => [...this.caches.keys()],
      delete: async (key) => this.caches.delete(key),
      open: async (key) => {
        if (!this.caches.has(key)) this.caches.set(key, new Map());
        const kept = this.caches.get(key);
        return {
          match: async (wanted) => kept.get(nameOf(wanted)),
          addAll: async (requests) => {
            const found = await Promise.all(requests.map((one) => this.fetch(nameOf(one), one.integrity)));
            requests.forEach((one, n) => kept.set(nameOf(one), found[n]));
          },
        };
      },
    };
    class Request {
      constructor(url, options = {}) {
        Object.assign(this, { url: new URL(url, HOME).href, ...options });
      }
    }
    const fetch = (request) => this.fetch(nameOf(request));
    new Function("self", "caches", "URL", "Request", "fetch", script(build, this.source))(
      self,
      caches,
      URL,
      Request,
      fetch,
    );
    worker.tell = async (kind) => {
      let done;
      listeners[kind]({ waitUntil: (work) => (done = work) });
      await done;
    };
    worker.asked = async () => {
      let done;
      const source = { postMessage: (words) => this.note(`a page hears: ${words}`) };
      listeners.message({ data: "take over", source, waitUntil: (work) => (done = work) });
      await done;
    };
    worker.answer = (file) => {
      let answer;
      listeners.fetch({ request: { method: "GET", url: HOME + file }, respondWith: (found) => (answer = found) });
      return answer ?? this.fetch(file);
    };
    return worker;
  }

  /** A page asks for the service worker: another build's is installed. */
  async register() {
    if (!this.online || this.installing) return;
    if ([this.waiting, this.active].some((one) => one?.build === this.build)) return;
    const worker = this.worker(this.build);
    this.installing = worker;
    try {
      await worker.tell("install");
      this.note(`build ${worker.build} is installed`);
      this.waiting = worker;
    } catch {
      this.note(`build ${worker.build} is not installed`);
    }
    this.installing = null;
    await this.promote();
  }

  /** The worker that waits takes over when nobody needs the one before, or when it does not want to wait. */
  async promote() {
    const worker = this.waiting;
    if (!worker || (this.active && !worker.skips && this.tabs.some((tab) => tab.controller === this.active))) return;
    for (const tab of this.tabs) if (tab.controller && tab.controller === this.active) tab.controller = worker;
    [this.active, this.waiting] = [worker, null];
    await worker.tell("activate");
    this.note(`build ${worker.build} is active`);
  }

  async visit() {
    const tab = { controller: this.active };
    this.tabs.push(tab);
    // What comes from the network alone is for the server to keep together.
    const had = this.active !== null;
    const get = (name) => (tab.controller ? tab.controller.answer(name) : this.fetch(name));
    try {
      const found = [
        await get("index.html"),
        ...(await Promise.all(
          ["page.css", "engine.js", "page.js"].map(async (name) => {
            await this.fetchGap();
            return get(name);
          }),
        )),
      ];
      if (!this.tabs.includes(tab)) return;
      const builds = new Set(found.map((words) => words.split(" ").at(-1)));
      this.note(`a page of build ${[...builds].join(" and ")} starts`);
      if (builds.size > 1 && had) this.broken ??= `a page of builds ${[...builds].join(" and ")}`;
    } catch {
      this.note("a page does not start");
      if (had && this.tabs.includes(tab)) this.broken ??= "what was installed does not start";
    }
    await this.register();
  }

  /** The parser needs a while from one file to the next. */
  fetchGap() {
    return new Promise((done) => this.clock.soon(this, done));
  }

  /** A player wants the new version in a page: where it takes over, that page is loaded again. */
  async reloadNow() {
    const { waiting } = this;
    if (!waiting || !this.tabs.length) return;
    await waiting.asked();
    await this.promote();
    if (this.active !== waiting) return;
    this.note("a page is loaded again");
    this.tabs.pop();
    this.visit();
  }

  async run(steps) {
    for (let n = 0; n < steps; n++) {
      const kind = this.chance.below(11);
      if (kind < 4) this.visit();
      else if (kind < 7 && this.tabs.length) this.tabs.splice(this.chance.below(this.tabs.length), 1);
      else if (kind === 10) await this.reloadNow();
      else if (kind < 9) this.note(`build ${++this.build} is put on the server`);
      else this.note((this.online = !this.online) ? "online" : "offline");
      await this.clock.pass(this.chance.pick([0, 1, 2, 5, 20]));
      await this.promote();
      await settle();
      if (this.broken) return;
    }
  }
}

async function breach(seed, source) {
  const browser = new Browser(seed, source);
  await browser.run(30);
  return browser.broken && `${browser.broken}\nseed ${seed}\n${browser.notes.join("\n")}`;
}

test(`a page is of one build, and starts offline: ${SCHEDULES} schedules`, async () => {
  for (let seed = 0; seed < SCHEDULES; seed++) assert.equal(await breach(seed, SOURCE), null);
});

const TRIES = 200;
const PLANTED = {
  "a worker that does not wait": (source) =>
    source.replace('self.addEventListener("install"', "self.skipWaiting();\n$&"),
  "a worker that takes over while other pages stand": (source) => source.replace(").length > 1)", ").length > 99)"),
  "files that are not looked at": (source) => source.replace("integrity: SUMS[n]", ""),
  "a cache that every build shares": (source) => source.replace(/const CACHE = .*/, "const CACHE = OWN;"),
};
for (const [name, plant] of Object.entries(PLANTED))
  test(`planted: ${name}`, async (t) => {
    const source = plant(SOURCE);
    assert.notEqual(source, SOURCE);
    let tried = 0;
    while (tried < TRIES && !(await breach(tried, source))) tried++;
    assert.ok(tried < TRIES, `not found in ${TRIES} schedules`);
    t.diagnostic(`${name}: found by schedule ${tried + 1}`);
  });

test("a build that is installed while another one takes over keeps its files", async () => {
  const found = 21824;
  assert.equal(await breach(found, SOURCE), null);
  const tidy = SOURCE.replace("!installing && !waiting", "true");
  assert.notEqual(tidy, SOURCE);
  assert.match((await breach(found, tidy)) ?? "", /what was installed does not start/);
});
