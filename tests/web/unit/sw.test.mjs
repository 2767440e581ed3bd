// The service worker: it drops what an earlier build of its own folder kept, and nothing that is anybody else's.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const source = readFileSync(new URL("../../../www/sw.js", import.meta.url), "utf8");

/** Installs and starts a build of the page in a folder of the origin; `kept` are the caches of that origin. */
async function deploy(folder, mark, kept) {
  const listeners = {};
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name) => kept.delete(name),
    open: async (name) =>
      kept.get(name) ?? kept.set(name, { addAll: async () => {}, match: async () => ({}) }).get(name),
  };
  const self = {
    location: { href: `https://example.org${folder}sw.js` },
    addEventListener: (name, listener) => (listeners[name] = listener),
    registration: { installing: null, waiting: null },
    clients: { claim: async () => {} },
  };
  class Request {}
  const script = source.replace("@MARK@", mark).replace('"@FILES@"', '"page.js", "index.html", "chess/index.html"');
  runInNewContext(script, { self, caches, URL, Request, fetch });
  for (const name of ["install", "activate"]) {
    let done;
    listeners[name]({ waitUntil: (work) => (done = work) });
    await done;
  }
  return listeners;
}

test("two deployments on one origin leave each other's files alone; a new build replaces an old one", async () => {
  const kept = new Map([["another-page", {}]]);
  await deploy("/one/", "aaaa", kept);
  await deploy("/one/two/", "bbbb", kept);
  await deploy("/", "cccc", kept);
  assert.equal(kept.size, 4);
  await deploy("/one/", "dddd", kept);
  assert.equal(kept.size, 4);
  const names = [...kept.keys()];
  assert.ok(!names.some((name) => name.includes("aaaa")), names.join());
  for (const mark of ["bbbb", "cccc", "dddd"])
    assert.ok(
      names.some((name) => name.includes(mark)),
      names.join(),
    );
});

test("a worker answers for the files of its own folder alone", async () => {
  const { fetch: asked } = await deploy("/d/", "aaaa", new Map());
  const answers = (url, method = "GET") => {
    let answered = false;
    asked({ request: { url, method }, respondWith: () => (answered = true) });
    return answered;
  };
  for (const name of ["page.js", "", "chess/", "chess/index.html"]) assert.ok(answers(`https://example.org/d/${name}`));
  const foreign = ["/e/page.js", "/abpage.js", "/page.js", "/d/e/page.js", "/d/other.js", "/d/go/"];
  assert.deepEqual(
    foreign.filter((path) => answers(`https://example.org${path}`)),
    [],
  );
  assert.ok(!answers("https://example.com/d/page.js"));
  assert.ok(!answers("https://example.org/d/page.js", "POST"));
});
