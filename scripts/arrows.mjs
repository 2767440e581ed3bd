// The layers of the page: no module of www imports from a layer above its own, and none imports itself by a detour. No
// file outside `games` names a game.
import { dirname, join, normalize } from "node:path";

/** From the lowest to the highest: a folder of www, or a module that stands in no folder. */
export const LAYERS = [
  "trusted.js",
  "ui",
  "extras",
  "sound",
  "context.js",
  "engine",
  "pieces",
  "cards",
  "board",
  "looks",
  "dialogs",
  "match",
  "address-options.js",
  "address-position.js",
  "address-shared.js",
  "address.js",
  "address-places.js",
  "history.js",
  "table",
  "share",
  "host",
  "gamepad",
  "games",
  "opponents",
  "screen.js",
  "router.js",
  "usual.js",
  "feats",
  "tasks",
  "review",
  "replay",
  "workshop",
  "line",
  "screens",
  "analysis",
  "editor",
  "evening",
  "you",
  "run",
  "launch.js",
  "room.js",
  "main.js",
  "element",
  "offline.js",
  "fetch-engine.js",
  "waiting.js",
  "sw.js",
];

/** A module without its comments: types that are named there are no imports. @param {string} text */
const code = (text) => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, "").replace(/^\s*\/\/.*$/gm, "");

const IMPORT = /\b(?:import|from)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g;

/** The modules that a module imports. @param {string} path @param {string} text */
const imported = (path, text) =>
  [...code(text).matchAll(IMPORT)].map(([, name]) => normalize(join(dirname(path), name)));

/** @param {string} path */
const layerOf = (path) => LAYERS.indexOf(path.split("/")[0]);

/**
 * Lists what breaks the layers, a sentence each.
 * @param {Record<string, string>} modules the texts of the modules of www, by their paths within it
 */
export function arrowFaults(modules) {
  const faults = [];
  const imports = new Map(Object.entries(modules).map(([path, text]) => [path, imported(path, text)]));
  for (const [path, names] of imports) {
    if (layerOf(path) < 0) faults.push(`www/${path} stands in no layer: scripts/arrows.mjs lists them`);
    for (const name of names)
      if (layerOf(name) > layerOf(path)) faults.push(`www/${path} imports ${name} from a layer above its own`);
  }
  return [...faults, ...circles(imports)];
}

/**
 * Every import that closes a circle.
 * @param {Map<string, string[]>} imports
 */
function circles(imports) {
  const faults = [];
  const done = new Set();
  /** @param {string} path @param {string[]} way that leads to it */
  const visit = (path, way) => {
    const begins = way.indexOf(path);
    if (begins >= 0) faults.push(`www/${[...way.slice(begins), path].join(" imports ")}: a circle`);
    if (begins >= 0 || done.has(path)) return;
    for (const name of imports.get(path) ?? []) visit(name, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return faults;
}

/** The short names of a game's part of a view: as good as the game's name. */
const SHORT = ["storm", "poker", "joust"];
/** Names of games that are words, too: they mean the game only if they stand alone as a text. */
const WORDS = ["chess"];
/** The engine's own description and examples, and the pictures of a card that is called as a game is. */
const FREE = /^(engine[./]|cards\/(glyphs|scenes\/jousts)\.js$)/;

/** A name as modules and extras have it. @param {string} name */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Makes the pattern of words that name one of these games. @param {string[]} games */
function naming(games) {
  const names = games.filter((name) => !WORDS.includes(name)).flatMap((name) => [...new Set([name, camel(name)])]);
  const short = SHORT.map((name) => `[-."]${name}`);
  const alone = WORDS.map((name) => `"${name}"`);
  return new RegExp(`(?<![\\w-])(?:${names.join("|")})(?![\\w])|(?:${short.join("|")})\\b|${alone.join("|")}`, "i");
}

/**
 * Lists the places outside the folder of the games that name a game, a sentence each.
 * @param {Record<string, string>} files the texts of modules, types and style sheets of www, by their paths within it
 */
export function nameFaults(files) {
  const games = Object.keys(files).flatMap((path) => /^games\/([^/]+)\/game\.js$/.exec(path)?.[1] ?? []);
  const name = naming(games);
  return Object.entries(files).flatMap(([path, text]) => {
    const found = path.startsWith("games/") || FREE.test(path) ? null : name.exec(code(text));
    return found ? [`www/${path} names a game: ${found[0]}`] : [];
  });
}
