// The folder of each game: what whoever unfolds a link reads there, and what the folder leads to.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { folderOf, siteOf } from "../../../scripts/folders.mjs";

const { load } = createRequire(import.meta.url)("../engine.cjs");
const { games } = (await load()).catalog();
const SITE = "https://example.org/chess/";
const folders = games.map((game) => ({ game, built: folderOf(game, null), published: folderOf(game, SITE) }));
const script = (page) => /<script>(.*)<\/script>/.exec(page)?.[1] ?? "";

test("each game has a folder in dist with its title, what it is, and a picture", () => {
  for (const { game, built, published } of folders) {
    const dist = new URL(`../../../dist/${game.name}/`, import.meta.url);
    const page = readFileSync(new URL("index.html", dist), "utf8");
    assert.ok(
      [built, published].some((files) => files["index.html"] === page) || process.env.SITE || process.env.PAGES_OF,
      game.name,
    );
    assert.ok(existsSync(new URL("preview.jpg", dist)), `${game.name} has no picture`);
    assert.ok(page.includes(`<meta property="og:title" content="${game.title}">`));
    assert.ok(
      page.includes(createHash("sha256").update(script(page)).digest("base64")),
      "the policy lets its script run",
    );
  }
});

test("a folder leads to its game, or to what the address says", () => {
  for (const { game, built } of folders) {
    const led = (hash) => {
      let to = "";
      runInNewContext(script(built["index.html"]), { location: { hash, replace: (address) => (to = address) } });
      return to;
    };
    assert.equal(led(""), `../index.html#g=${game.name}`);
    assert.equal(led("#replay=dm1.chess.AA&at=3"), "../index.html#replay=dm1.chess.AA&at=3");
  }
});

test("where the address of the site is known, picture, page and oEmbed file are named in full", () => {
  for (const { game, built, published } of folders) {
    assert.deepEqual(Object.keys(built), ["index.html"]);
    const page = published["index.html"];
    const own = `${SITE}${game.name}/`;
    assert.ok(page.includes(`<meta property="og:url" content="${own}">`));
    assert.ok(page.includes(`<meta property="og:image" content="${own}preview.jpg">`));
    assert.ok(page.includes(`<link rel="alternate" type="application/json+oembed" href="${own}oembed.json">`));
    const { version, type, title, width, height, html, thumbnail_url } = JSON.parse(published["oembed.json"]);
    assert.deepEqual([version, type, title, thumbnail_url], ["1.0", "rich", game.title, `${own}preview.jpg`]);
    assert.ok(html.startsWith(`<iframe src="${SITE}#g=${game.name}&amp;embed=1" `) && width && height);
  }
});

test("GitHub Pages shows a repository in its folder, and the owner's own pages in none", () => {
  assert.equal(siteOf("", "Ann/Deck-Mate"), "https://ann.github.io/Deck-Mate/");
  assert.equal(siteOf("", "Ann/ann.github.io"), "https://ann.github.io/");
  assert.equal(siteOf("", "ann/Ann.GitHub.io"), "https://ann.github.io/");
  assert.equal(siteOf(SITE, "Ann/deckmate"), SITE);
});

test("what is no address of a folder is refused by name", () => {
  assert.equal(siteOf(undefined), null);
  assert.equal(siteOf(""), null);
  assert.equal(siteOf("https://example.org"), "https://example.org/");
  for (const wrong of ["example.org/", "https://example.org/chess", "ftp://example.org/", `${SITE}?a`, `${SITE}#a`])
    assert.throws(() => siteOf(wrong), new RegExp(`not “${wrong.replace(/[?.]/g, "\\$&")}”`));
});
