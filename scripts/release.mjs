// Makes the files of a release: `check TAG` compares the versions, `fill FOLDER TAG` adds to the packages in a folder
// the page in one file, dist/ as dist.zip, the changes (CHANGES.md), and the digests of all (SHA256SUMS).
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { zipOf } from "./zip.mjs";

const read = (/** @type {string} */ path) => readFileSync(path, "utf8");

/** The purpose of each file of a release, in the order in which it is told. */
const FILES = {
  "deckmate.html": "the whole page in one file: open it, mail it, or upload it to a site and show it in a frame",
  "dist.zip": "the page as a folder for a static host, with the engine and the element for other pages",
  "deckmate-VERSION.tgz": "engine and element as an npm package: `npm install ./deckmate-VERSION.tgz`",
  "deckmate-VERSION.crate": "the sources of the engine in Rust, packed by Cargo",
};

/** The versions that the project names, by their files. @returns {Record<string, string | undefined>} */
const versions = () => ({
  "package.json": JSON.parse(read("package.json")).version,
  "Cargo.toml": /^\[workspace\.package\]\nversion = "(.*)"$/m.exec(read("Cargo.toml"))?.[1],
  "CITATION.cff": /^version: (.*)$/m.exec(read("CITATION.cff"))?.[1],
});

/**
 * Throws a sentence where a tag and the versions of the project differ.
 * @param {string} tag empty for a trial, which has none @param {Record<string, string | undefined>} found
 */
export function checkVersions(tag, found = versions()) {
  const [first, version = ""] = Object.entries(found)[0];
  for (const [name, other] of Object.entries(found))
    if (other !== version) throw new Error(`${first} has version ${version}, and ${name} ${other}.`);
  if (tag && tag !== `v${version}`) throw new Error(`The tag of version ${version} is v${version}, not “${tag}”.`);
  return version;
}

/**
 * A section of the change log. Throws a sentence where there is none.
 * @param {string} log @param {string} title
 */
export function sectionOf(log, title) {
  const section = log.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  if (!section) throw new Error(`CHANGELOG.md has no section “${title}”.`);
  return section.slice(title.length).trim();
}

/** The rules of each game, and what becomes of older saves. @param {import("../www/engine").GameInfo[]} games */
const savesOf = (games) =>
  [
    "Saves of every earlier version are still read. One of older rules loads if its answers still fit today's rules,",
    "and goes on under these; else the refusal names both rules numbers, and the save stays as it was.",
    "",
    "| Game | Rules |",
    "|---|---|",
    ...games.map(({ title, rules }) => `| ${title} | ${rules} |`),
  ].join("\n");

/**
 * The text of a release.
 * @param {string} version @param {string} changes @param {import("../www/engine").GameInfo[]} games
 */
export function notes(version, changes, games) {
  const files = Object.entries(FILES).map(([name, about]) => `* \`${name}\`: ${about}.`);
  return `# Deckmate ${version}

## Files

${files.join("\n").replaceAll("VERSION", version)}
* \`SHA256SUMS\`: the digests of all; \`sha256sum --check SHA256SUMS\` compares them.

## Old saves

${savesOf(games)}

## Changes

${changes}
`;
}

/** @param {string} folder @param {string} tag */
async function fill(folder, tag) {
  const version = checkVersions(tag);
  const { load } = createRequire(import.meta.url)("../dist/engine.js");
  const { games } = (await load()).catalog();
  const changes = sectionOf(read("CHANGELOG.md"), tag ? version : "Unreleased");
  copyFileSync("dist/deckmate.html", join(folder, "deckmate.html"));
  writeFileSync(join(folder, "dist.zip"), zipOf("dist"));
  writeFileSync(join(folder, "CHANGES.md"), notes(version, changes, games));
  const names = Object.keys(FILES).map((name) => name.replaceAll("VERSION", version));
  const there = readdirSync(folder);
  const missing = names.filter((name) => !there.includes(name));
  if (missing.length) throw new Error(`The release has no ${missing.join(", ")}.`);
  const sum = (/** @type {string} */ name) => createHash("sha256").update(readFileSync(join(folder, name)));
  const lines = ["CHANGES.md", ...names].map((name) => `${sum(name).digest("hex")}  ${name}\n`);
  writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [task, first = "", second = ""] = process.argv.slice(2);
  try {
    if (task === "check") checkVersions(first);
    else await fill(first, second);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
