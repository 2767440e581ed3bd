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
    open: async (name) => kept.get(name) ?? kept.set(name, { addAll: async () => {} }).get(name),
  };
  const self = {
    location: { href: `https://example.org${folder}sw.js` },
    addEventListener: (name, listener) => (listeners[name] = listener),
    registration: { installing: null, waiting: null },
    clients: { claim: async () => {} },
  };
  class Request {}
  runInNewContext(source.replace("@MARK@", mark), { self, caches, URL, Request, fetch });
  for (const name of ["install", "activate"]) {
    let done;
    listeners[name]({ waitUntil: (work) => (done = work) });
    await done;
  }
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
