// What the project is built from: permissive licences, known registries, everything pinned; and what its workflows may
// do.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const read = (/** @type {string} */ path) => readFileSync(path, "utf8");
const CRATES = ["Cargo.toml", "fuzz/Cargo.toml", "benches/peer/Cargo.toml"];

/** The licences that deny.toml allows. */
const allowed = new Set(
  [...(/^allow = \[(.*)\]$/m.exec(read("deny.toml"))?.[1].matchAll(/"([^"]+)"/g) ?? [])].map((hit) => hit[1]),
);

/** Under another licence: what is used in tests or while building and shipped nowhere, and the typefaces. */
const OTHERS = {
  "axe-core": "MPL-2.0",
  argparse: "Python-2.0",
  "@fontsource-variable/bricolage-grotesque": "OFL-1.1",
  "@fontsource-variable/figtree": "OFL-1.1",
};

/** Whether a licence expression can be met by what is allowed: `(MIT OR Apache-2.0) AND Unicode-3.0`. */
function permits(expression) {
  const words = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g) ?? [];
  const one = () => {
    const word = words.shift();
    if (word !== "(") return allowed.has(word);
    const inside = any();
    words.shift();
    return inside;
  };
  const all = () => {
    let good = one();
    while (words[0] === "AND" && words.shift()) good = one() && good;
    return good;
  };
  const any = () => {
    let good = all();
    while (words[0] === "OR" && words.shift()) good = all() || good;
    return good;
  };
  return any() && words.length === 0;
}

test("a licence expression is read as it is meant", () => {
  for (const good of ["MIT", "MIT OR GPL-3.0", "GPL-3.0 OR MIT", "MIT/Apache-2.0", "(MIT OR GPL-3.0) AND Unicode-3.0"])
    assert.ok(permits(good), good);
  for (const bad of [
    "GPL-3.0",
    "MIT AND GPL-3.0",
    "(MIT OR Apache-2.0) AND GPL-3.0",
    "",
    "UNLICENSED",
    "MIT WITH more",
  ])
    assert.ok(!permits(bad), bad);
});

for (const manifest of CRATES) {
  test(`crates are permissive, from crates.io and pinned by their sums: ${manifest}`, () => {
    const args = ["metadata", "--format-version", "1", "--locked", "--manifest-path", manifest];
    const { packages } = JSON.parse(execFileSync("cargo", args, { encoding: "utf8", maxBuffer: 1 << 28 }));
    assert.ok(packages.length > 1);
    for (const { name, license, source } of packages) {
      assert.ok(permits(license ?? ""), `${name}: ${license}`);
      if (source) assert.equal(source, "registry+https://github.com/rust-lang/crates.io-index", name);
    }
    const parts = read(manifest.replace(".toml", ".lock")).split("[[package]]").slice(1);
    for (const part of parts) if (part.includes("\nsource = ")) assert.match(part, /\nchecksum = "[0-9a-f]{64}"/, part);
  });
}

test("npm packages are permissive, from the registry and pinned by their sums", () => {
  const packages = Object.entries(JSON.parse(read("package-lock.json")).packages).filter(([path]) => path !== "");
  assert.ok(packages.length > 10);
  for (const [path, { version, license, integrity, resolved, link }] of packages) {
    const name = path.replace(/^.*node_modules\//, "");
    assert.ok(permits(license ?? "") || OTHERS[name] === license, `${name}: ${license}`);
    assert.match(integrity ?? "", /^sha512-/, name);
    assert.ok(/^\d+\.\d+\.\d+/.test(version) && !link, `${name}: ${version}`);
    // A package without an address is the registry's own.
    assert.ok(resolved === undefined || resolved.startsWith("https://registry.npmjs.org/"), `${name}: ${resolved}`);
  }
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  assert.equal(dependencies, undefined, "what ships needs no package");
  for (const [name, version] of Object.entries(devDependencies)) assert.match(version, /^\d+\.\d+\.\d+$/, name);
});

test("workflows may only read, but for the jobs that publish; actions are pinned by commit", () => {
  const files = readdirSync(".github/workflows").filter((name) => name.endsWith(".yml"));
  assert.ok(files.length >= 2);
  const writing = [];
  for (const name of files) {
    const text = read(`.github/workflows/${name}`);
    assert.match(text, /^permissions:\n {2}contents: read\n(?! )/m, `${name}: reads by default`);
    for (const [, action] of text.matchAll(/uses: (.*)/g))
      assert.match(action, /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/, `${name}: ${action}`);
    for (const [, right] of text.matchAll(/^ +([\w-]+): write$/gm)) writing.push(`${name} ${right}`);
    assert.doesNotMatch(text, /write-all|pull_request_target|secrets\.|github\.event\.\S*(title|body|ref)/, name);
    const steps = text.split(/^ +- /m).filter((step) => step.includes("actions/checkout@"));
    for (const step of steps) assert.match(step, /persist-credentials: false/, `${name}: the checkout keeps a token`);
    for (const job of text
      .split(/^jobs:$/m)[1]
      .split(/^ {2}(?=\w)/m)
      .slice(1))
      assert.match(job, /timeout-minutes: \d+/, `${name}: ${job.split(":")[0]} may run for ever`);
  }
  assert.deepEqual(writing.sort(), ["pages.yml id-token", "pages.yml pages", "release.yml contents"]);
});
