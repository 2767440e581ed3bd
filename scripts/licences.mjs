// Whose code the wasm contains: the notice that goes with every file that is passed on alone. Each of these crates is
// offered under the MIT licence, alone or beside another, so one text of that licence serves for all.
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

/** `name version` of each crate whose code can be in the wasm: what runs only while compiling is left out. */
function linked() {
  const edges = "normal,no-proc-macro";
  const lines = cargo("tree", "-e", edges, "--target", TARGET, "--prefix", "none", "--format", "{p}").split("\n");
  return new Set(lines.filter(Boolean).map((line) => line.replace(/^(\S+) v(\S+).*/, "$1 $2")));
}

/** The lines of a crate's MIT licence that say whose it is. */
function owners(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e-mit|^licen[cs]e(\.\w+)?$/i.test(name));
  if (!file) throw new Error(`${folder} has no MIT licence to quote`);
  return readFileSync(join(folder, file), "utf8").match(/^copyright( \(c\)|.*\d{4}).*$/gim) ?? [];
}

/** The npm packages whose code is in an extra. */
const PACKAGES = ["gifenc", "uqr"];

/** What a package is called, and whose it is. @param {string} name */
function packageLine(name) {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (license !== "MIT") throw new Error(`${name} ${version} is not offered under the MIT licence: ${license}`);
  return [`${name} ${version} (npm)`, ...owners(folder)].join("; ");
}

/** @returns {string} the notice: who wrote what, and the licence */
export function notice() {
  const wanted = linked();
  const { packages } = JSON.parse(cargo("metadata", "--format-version", "1", "--filter-platform", TARGET));
  const rows = packages
    .filter(({ name, version, source }) => source && wanted.has(`${name} ${version}`))
    .map(({ name, version, license, manifest_path }) => {
      if (!/\bMIT\b/.test(license))
        throw new Error(`${name} ${version} is not offered under the MIT licence: ${license}`);
      return [`${name} ${version}`, ...owners(dirname(manifest_path))].join("; ");
    });
  return `Deckmate contains code of these crates and packages, and of Rust's standard library (The Rust Project
Contributors), used under the MIT licence:
${[...rows.sort(), ...PACKAGES.map(packageLine)].join("\n")}

${readFileSync("LICENSE-MIT", "utf8").trim()}
`;
}
