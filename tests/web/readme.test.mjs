// README.md is true: each of its blocks of code runs as it is written, and each of its links leads somewhere.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "target/web/readme");
const text = readFileSync(join(root, "README.md"), "utf8");
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

test("the links lead somewhere", () => {
  for (const [, path] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) assert.ok(existsSync(join(root, path)), path);
});
