// The layers of the page hold, and the law that checks them finds an arrow back, a circle and a module of no layer; and
// no file outside the games names a game.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { arrowFaults, nameFaults } from "../../scripts/arrows.mjs";

const modules = () =>
  Object.fromEntries(
    /** @type {string[]} */ (readdirSync("www", { recursive: true }))
      .filter((path) => path.endsWith(".js"))
      .map((path) => [path, readFileSync(`www/${path}`, "utf8")]),
  );

/** What is found when a line is put at the end of a module. */
const planted = (path, line) => arrowFaults({ ...modules(), [path]: `${modules()[path] ?? ""}\n${line}\n` });

test("no module of the page imports from a layer above, and none imports itself by a detour", () => {
  const found = modules();
  assert.ok(Object.keys(found).length > 100);
  assert.deepEqual(arrowFaults(found), []);
});

test("an arrow back is found, however it is written", () => {
  for (const line of [
    'import { go } from "../router.js";',
    'import "../router.js";',
    'import {\n  go,\n} from "../router.js";',
    'export { go } from "../router.js";',
    'const later = () => import("../router.js");',
  ])
    assert.equal(planted("cards/back.js", line)[0], "www/cards/back.js imports router.js from a layer above its own");
});

test("a circle within a folder is found", () => {
  const faults = planted("pieces/looks.js", 'import { paintPiece } from "./paint.js";');
  assert.ok(faults.length > 0);
  for (const fault of faults) assert.match(fault, /pieces\/looks\.js.*: a circle$/);
});

test("a module outside the layers is found, and a type in a comment is no import", () => {
  assert.deepEqual(planted("new/thing.js", ""), ["www/new/thing.js stands in no layer: scripts/arrows.mjs lists them"]);
  assert.deepEqual(planted("cards/back.js", '/** @type {import("../router.js").Problem | null} */'), []);
});

test("a game is named in the folder of the games alone", () => {
  const found = modules();
  assert.deepEqual(nameFaults(found), []);
  for (const [line, name] of [
    ['if (game === "chess-storm") act();', "chess-storm"],
    ['const part = await extra("fiveCard");', "fiveCard"],
    ['import { tips } from "../games/deception/tips.js";', "deception"],
    ["const { length } = view.storm.lasting;", ".storm"],
    ['const usual = gamePart("chess");', '"chess"'],
  ]) {
    const faults = nameFaults({ ...found, "cards/back.js": `${found["cards/back.js"]}\n${line}\n` });
    assert.deepEqual(faults, [`www/cards/back.js names a game: ${name}`]);
  }
  const plain = `// As chess-storm has it.\nconst words = "A storm of cards, and a board of chess.";\n`;
  assert.deepEqual(nameFaults({ ...found, "cards/new.js": plain }), []);
});
