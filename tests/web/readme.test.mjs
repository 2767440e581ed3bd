// The documents are true: each block of code in README.md, and in what it sends users to, runs as it is
// written, and each
// link of a document leads somewhere.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "target/web/readme");
const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8");
const text = ["README.md", "docs/engine.md", "docs/embedding.md"].map(read).join("\n");
const blocks = (/** @type {string} */ kind) =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter((hit) => hit[1] === kind).map((hit) => hit[2]);
const CLI = resolve(process.env.DECKMATE_CLI ?? join(root, "target/release/deckmate"));

/** Empty, but for what a command's paths lead to. */
function clean() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["dist", "tests"]) symlinkSync(join(root, name), join(folder, name));
}

/** @param {string} script */
function runs(script) {
  const ran = spawnSync(process.execPath, [join(folder, script)], { encoding: "utf8" });
  assert.deepEqual([ran.status, ran.stderr], [0, ""]);
  return ran.stdout;
}

test("the JavaScript runs", () => {
  clean();
  const found = blocks("js");
  assert.ok(found.length);
  for (const code of found) {
    // It is the turn of the seat that the example gives away, and what it foresees is that seat's question.
    const check = 'if (own.prompt()?.seat !== "second" || !own.foresee([]).prompt.text) throw Error("not its turn");';
    writeFileSync(join(folder, "example.mjs"), `${code}${code.includes("own.foresee") ? check : ""}`);
    runs("example.mjs");
  }
  // What it says of an offer is what an offer has.
  const [, fields] = /legalMoves\(\);.*\[\{ (.*?) \}\]/.exec(found.join()) ?? [];
  writeFileSync(
    join(folder, "fields.mjs"),
    `import { load } from "./dist/engine.mjs";
    console.log(Object.keys((await load()).newGame({ game: "chess" }).legalMoves()[0]).sort().join(", "));`,
  );
  assert.equal(runs("fields.mjs").trim(), fields.split(", ").sort().join(", "));
});

test("the TypeScript compiles strictly, and runs", () => {
  clean();
  const found = blocks("ts");
  assert.ok(found.length);
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  for (const code of found) {
    writeFileSync(join(folder, "example.mts"), code);
    const strict = { strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true };
    const compilerOptions = { ...strict, target: "es2022", module: "nodenext", lib: ["es2022", "dom"], types: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["example.mts"] }));
    assert.equal(spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" }).stdout, "");
    assert.match(runs("example.mjs"), /\.$/m);
  }
});

test("the commands run", () => {
  clean();
  const tasks = execFileSync(join(root, "build.sh"), ["help"], { encoding: "utf8" });
  let tried = 0;
  for (const line of blocks("sh").flatMap((block) => block.trim().split("\n"))) {
    const [, command] = /^(.*?)(?: {2,}#.*)?$/.exec(line) ?? [];
    const own = command.replace(/^deckmate /, `"${CLI}" `);
    if (own === command) assert.ok(tasks.includes(`${command} `), command);
    else {
      // A figure takes hundreds of games; that the command is right shows in two.
      const few = own.replace(/--games \d+/, "--games 2").replace(/--depth \d+/, "--depth 2");
      const ran = spawnSync("bash", ["-c", few.replace("tests/specs", "tests/specs/chess")], {
        cwd: folder,
        encoding: "utf8",
      });
      assert.equal(ran.status, 0, `${line}: ${ran.stderr}`);
      tried++;
    }
  }
  assert.ok(tried > 4);
});

/** What a link behind `#` may name: the headings as GitHub writes them. @param {string} name */
function headings(name) {
  const found = [...read(name).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading.toLowerCase());
  return found.map((heading) => heading.replace(/[^\w\s-]/g, "").replace(/\s/g, "-"));
}

test("the links lead somewhere", () => {
  const documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "tests/specs/README.md"];
  for (const folder of ["docs", "docs/rules", "docs/study"])
    documents.push(
      ...readdirSync(join(root, folder)).flatMap((name) => (name.endsWith(".md") ? join(folder, name) : [])),
    );
  for (const document of documents)
    for (const [, path, heading] of read(document).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]+))?\)/g)) {
      const name = path ? join(dirname(document), path) : document;
      assert.ok(existsSync(join(root, name)), `${document} leads to ${path}`);
      if (heading) assert.ok(headings(name).includes(heading), `${document} leads to ${path}#${heading}`);
    }
});
