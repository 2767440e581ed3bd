// The files of a release: versions that agree, the page packed as it is, digests, and what changed.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { checkVersions, sectionOf } from "../../scripts/release.mjs";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "target/web/released");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const PACKAGES = [`deckmate-${version}.tgz`, `deckmate-${version}.crate`];

/** @param {...string} args */
const release = (...args) =>
  spawnSync(process.execPath, ["scripts/release.mjs", ...args], { cwd: root, encoding: "utf8" });

/** The files of a zip file, by what its list at the end says. @param {Buffer} zip @returns {Map<string, Buffer>} */
function unzipped(zip) {
  const end = zip.length - 22;
  assert.equal(zip.readUInt32LE(end), 0x06054b50);
  const found = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    assert.equal(zip.readUInt32LE(at), 0x02014b50);
    const [size, whole, length] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const entry = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + length);
    assert.equal(zip.readUInt32LE(entry), 0x04034b50);
    assert.equal(zip.toString("utf8", entry + 30, entry + 30 + length), name);
    const data = zip.subarray(entry + 30 + length, entry + 30 + length + size);
    found.set(name, inflateRawSync(data));
    assert.equal(found.get(name).length, whole);
    at += 46 + length;
  }
  assert.equal(at, end);
  return found;
}

test("a release has the page, both packages, what changed, and the digests of all", async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bare = release("fill", folder);
  assert.equal(bare.status, 1);
  assert.equal(bare.stderr, `The release has no ${PACKAGES.join(", ")}.\n`);
  for (const name of PACKAGES) writeFileSync(join(folder, name), name);
  assert.deepEqual([release("fill", folder).status, release("fill", folder).stderr], [0, ""]);

  const dist = join(root, "dist");
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(dist, name)).isFile(),
  );
  const packed = unzipped(readFileSync(join(folder, "dist.zip")));
  assert.deepEqual([...packed.keys()], names.sort());
  for (const [name, bytes] of packed) assert.ok(bytes.equals(readFileSync(join(dist, name))), name);
  assert.ok(readFileSync(join(folder, "deckmate.html")).equals(readFileSync(join(dist, "deckmate.html"))));

  const sums = readFileSync(join(folder, "SHA256SUMS"), "utf8").trim().split("\n");
  const all = readdirSync(folder).filter((name) => name !== "SHA256SUMS");
  assert.deepEqual(sums.map((line) => line.slice(66)).sort(), all.sort());
  for (const line of sums) {
    const sum = createHash("sha256").update(readFileSync(join(folder, line.slice(66))));
    assert.equal(line.slice(0, 66), `${sum.digest("hex")}  `);
  }

  const text = readFileSync(join(folder, "CHANGES.md"), "utf8");
  const { load } = createRequire(import.meta.url)("./engine.cjs");
  for (const { title, rules } of (await load()).catalog().games) assert.ok(text.includes(`| ${title} | ${rules} |`));
  for (const name of all) if (name !== "CHANGES.md") assert.ok(text.includes(`* \`${name}\`: `), name);
  assert.match(text, /^## Changes\n\n###? /m);
});

test("a tag is that of the version, in which all files agree", () => {
  assert.equal(checkVersions(`v${version}`), version);
  assert.equal(checkVersions(""), version);
  const wrong = release("check", "v9.9.9");
  assert.deepEqual([wrong.status, wrong.stderr], [1, `The tag of version ${version} is v${version}, not “v9.9.9”.\n`]);
  const differ = () => checkVersions("", { "package.json": "1.0.0", "Cargo.toml": "1.0.1" });
  assert.throws(differ, /^Error: package\.json has version 1\.0\.0, and Cargo\.toml 1\.0\.1\.$/);
});

test("a section of the change log ends where the next one begins", () => {
  const log = "# Changes\n\n## Unreleased\n\n### Rules\n\nOne.\n\n## 0.1.0\n\nTwo.\n";
  assert.equal(sectionOf(log, "Unreleased"), "### Rules\n\nOne.");
  assert.equal(sectionOf(log, "0.1.0"), "Two.");
  assert.throws(() => sectionOf(log, "0.1"), /CHANGELOG\.md has no section “0\.1”\./);
});
