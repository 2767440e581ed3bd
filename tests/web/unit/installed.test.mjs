// The manifest of an installed page: icons of the sizes that it tells, shortcuts that are links of the page, and the
// names under which the system hands it texts and files.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./browser.mjs";

const dist = new URL("../../../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.webmanifest", dist), "utf8"));
const page = readFileSync(new URL("index.html", dist), "utf8");

/** Width and height of a PNG file. @param {string} name */
function sizeOf(name) {
  const bytes = readFileSync(new URL(name, dist));
  assert.equal(bytes.toString("latin1", 1, 4), "PNG", name);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("icons have the sizes that the manifest tells, and one of them fills every shape", () => {
  const icons = manifest.icons.filter(({ type }) => type === "image/png");
  assert.deepEqual(icons.map(({ sizes }) => sizes).sort(), ["192x192", "512x512", "512x512"]);
  for (const { src, sizes } of [...icons, ...manifest.shortcuts.flatMap(({ icons: own }) => own)])
    assert.equal(sizeOf(src), sizes, src);
  assert.deepEqual(icons.filter(({ purpose }) => purpose === "maskable").length, 1);
  const [, touch] = /<link rel="apple-touch-icon" href="([^"]*)">/.exec(page) ?? [];
  assert.equal(sizeOf(touch), "180x180");
});

test("shortcuts are links that the page reads", async () => {
  const { checkAddress } = await import("../../../www/address.js");
  assert.ok(manifest.shortcuts.length > 1);
  for (const { url } of manifest.shortcuts) {
    assert.match(url, /^\.\/#\w/);
    location.hash = url.slice(2);
    if (location.hash !== "#workshop") checkAddress();
  }
});

test("what is shared to the page leaves its address", async () => {
  const { params, action, method } = manifest.share_target;
  assert.deepEqual([action, method], ["./", "GET"]);
  const { takeShared } = await import("../../../www/address-shared.js");
  const put = /** @type {string[]} */ ([]);
  Object.assign(globalThis, { history: { state: null, replaceState: (_, __, address) => put.push(address) } });
  const open = (search) => {
    Object.assign(location, { hash: "", search, href: `https://example.org/deckmate/${search}` });
    return takeShared();
  };
  const link = "https://example.org/deckmate/#daily";
  const asked = `?${new URLSearchParams({ [params.text]: "Look:", [params.url]: link })}`;
  assert.equal(open(asked), `${link} Look:`);
  assert.equal(open(`?${params.text}=%20&${params.url}=`), "");
  assert.deepEqual(put, ["https://example.org/deckmate/", "https://example.org/deckmate/"]);
  assert.equal(open("?utm=1"), "");
  assert.equal(put.length, 2);

  const accepts = Object.values(manifest.file_handlers[0].accept).flat();
  assert.deepEqual(accepts.sort(), [".json", ".pgn", ".txt"]);
  Object.assign(location, { search: "", href: "https://example.org/deckmate/" });
});
