// The notices of all whose code the wasm contains; they go with every file that is passed on alone. One text of the MIT
// licence serves for all crates that are offered under it, alone or beside another.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const cargo = (...args) =>
  execFileSync("cargo", [...args, "--locked"], {
    encoding: "utf8",
    maxBuffer: 1 << 27,
    stdio: ["ignore", "pipe", "inherit"],
  });

const TARGET = "wasm32-unknown-unknown";

/** The crates whose code becomes wasm. */
const MANIFESTS = ["Cargo.toml", "www/engine/unpacker/Cargo.toml", "src/shuffle/Cargo.toml"];

/** `name version` of each crate whose code can be in the wasm: what runs only while compiling is left out. */
function linked(manifest) {
  const edges = "normal,no-proc-macro";
  const how = ["--manifest-path", manifest, "-e", edges, "--target", TARGET, "--prefix", "none", "--format", "{p}"];
  const lines = cargo("tree", ...how).split("\n");
  return new Set(lines.filter(Boolean).map((line) => line.replace(/^(\S+) v(\S+).*/, "$1 $2")));
}

/** The packages of other people whose code can be in the wasm of a crate. */
function packagesOf(manifest) {
  const wanted = linked(manifest);
  const how = ["--manifest-path", manifest, "--format-version", "1", "--filter-platform", TARGET];
  const { packages } = JSON.parse(cargo("metadata", ...how));
  return packages.filter(({ name, version, source }) => source && wanted.has(`${name} ${version}`));
}

/** The lines of a crate's MIT licence that say whose it is. */
function owners(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e-mit|^licen[cs]e(\.\w+)?$/i.test(name));
  if (!file) throw new Error(`${folder} has no MIT licence to quote`);
  return readFileSync(join(folder, file), "utf8").match(/^copyright( \(c\)|.*\d{4}).*$/gim) ?? [];
}

/** The text of a crate's licence. @param {string} folder */
function textOf(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  if (!file) throw new Error(`${folder} has no licence to quote`);
  return readFileSync(join(folder, file), "utf8").trim();
}

/** The npm packages whose code is in an extra. */
const PACKAGES = ["@noble/hashes", "gifenc", "qr", "uqr"];

/** Returns the name of a package, and its owners. @param {string} name */
function packageLine(name) {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!/\bMIT\b/.test(license)) throw new Error(`${name} ${version} is not offered under the MIT licence: ${license}`);
  return [`${name} ${version} (npm)`, ...owners(folder)].join("; ");
}

/** The crates that are offered under the Apache License alone: each comes with its text. */
const APACHE = ["lzma-rust2"];

/**
 * The notices of the crates that are linked into the wasm, and of the packages: who wrote what, and the licences.
 * @returns {{ mit: string, apache: string, bsd: string }}
 */
export function notices() {
  const found = new Map(MANIFESTS.flatMap(packagesOf).map((one) => [`${one.name} ${one.version}`, one]));
  const mit = [];
  const apache = [];
  const bsd = [];
  for (const [title, { name, license, authors, manifest_path }] of found) {
    if (/\bMIT\b/.test(license)) mit.push([title, ...owners(dirname(manifest_path))].join("; "));
    else if (license === "Apache-2.0" && APACHE.includes(name)) apache.push([title, ...authors].join("; "));
    else if (license === "BSD-3-Clause") bsd.push(`${title}\n\n${textOf(dirname(manifest_path))}`);
    else throw new Error(`${title} is offered under another licence: ${license}`);
  }
  return {
    mit: `Deckmate contains code of these crates and packages, and of Rust's standard library (The Rust Project
Contributors), used under the MIT licence:
${[...mit.sort(), ...PACKAGES.map(packageLine)].join("\n")}

${readFileSync("LICENSE-MIT", "utf8").trim()}
`,
    apache: `The page of Deckmate contains code of these crates, used under the Apache License, Version 2.0:
${apache.sort().join("\n")}

${readFileSync("LICENSE-APACHE", "utf8").trim()}
`,
    bsd: `The page of Deckmate contains code of these crates, used under the BSD licence of each:

${bsd.sort().join("\n\n")}
`,
  };
}
