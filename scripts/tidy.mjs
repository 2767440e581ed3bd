// The measure of the page, of its scripts and of their tests: no line over 120 characters, no file over 300 lines, and
// no module of the page over 250; the page's layers, and no game outside `games`; no hex colour in another sheet or
// module than those that name colours; room and letters by the scales of the tokens; no class of two extras.
import { readdirSync, readFileSync } from "node:fs";
import { arrowFaults, nameFaults } from "./arrows.mjs";
import { sheetFaults } from "./sheets.mjs";

const [WIDTH, LINES, MODULE] = [120, 300, 250];
/** The description of the engine for its callers is one file, so that one file can be copied. */
const LONG = "www/engine.d.ts";

/** Every colour has a name there: of sheets, and of what is drawn. */
const TOKENS = ["www/ui/tokens.css", "www/looks/boards.css"];
const COLOURS = [
  "www/pieces/colours.js",
  "www/pieces/looks.js",
  "www/looks/sets.js",
  "www/cards/scenes/floor.js",
  "www/cards/scenes/grounds.js",
  "www/cards/scenes/inks.js",
  "www/opponents/drawn.js",
];
const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])/i;
const QUOTED = new RegExp(`["'\`]${HEX.source}["'\`]`, "i");

/** Room between and within things, and sizes of letters: they are steps of the scales among the tokens. */
const SCALED = /(?<![\w-])((?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|font(?:-size)?)\s*:([^;{}]*\d)rem\b/g;

/** Lists a sheet's lengths beside the scales, a sentence each. @param {string} path @param {string} text */
const offScale = (path, text) =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, (words) => words.replace(/[^\n]/g, " ")).matchAll(SCALED)].map(
    ({ 1: name, index }) =>
      `${path}:${text.slice(0, index).split("\n").length}: a ${name} that is no step of ${TOKENS[0]}`,
  );

const faults = [];
const paths = ["www", "scripts", "tests/web", "benches"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .filter((path) => /\.(m?[jt]s|cjs|css|html|md)$/.test(path));
for (const path of paths) {
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const most = path.startsWith("www/") && path.endsWith(".js") ? MODULE : LINES;
  if (lines.length > most && path !== LONG) faults.push(`${path}: ${lines.length} lines, at most ${most}`);
  const isSheet = path.startsWith("www/") && path.endsWith(".css") && !TOKENS.includes(path);
  const isModule = path.startsWith("www/") && path.endsWith(".js") && !COLOURS.includes(path);
  if (isSheet) faults.push(...offScale(path, lines.join("\n")));
  lines.forEach((line, at) => {
    if (isSheet && HEX.test(line)) faults.push(`${path}:${at + 1}: a colour that none of ${TOKENS.join(", ")} names`);
    if (isModule && QUOTED.test(line))
      faults.push(`${path}:${at + 1}: a colour that none of ${COLOURS.join(", ")} names`);
    if ([...line].length > WIDTH) faults.push(`${path}:${at + 1}: a line of over ${WIDTH} characters`);
  });
}
/** The files of www with these ends, by their paths within it. @param {RegExp} ends */
const filesOf = (ends) =>
  Object.fromEntries(
    paths
      .filter((path) => path.startsWith("www/") && ends.test(path))
      .map((path) => [path.slice(4), readFileSync(path, "utf8")]),
  );
faults.push(...arrowFaults(filesOf(/\.js$/)), ...nameFaults(filesOf(/\.([jt]s|css|html)$/)), ...sheetFaults());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
