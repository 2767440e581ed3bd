// Style sheets of extras: all that are loaded stay on the page, so that a class which one of them styles wherever it
// stands is no class of another's. Extras of one folder may share theirs; a game's sheets dress what the cards bring.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { extras } from "./extras.mjs";

const bare = (/** @type {string} */ text) => text.replace(/\/\*[\s\S]*?\*\//g, "");

/** The sheets that one leads to, itself among them. @param {string} path @param {Set<string>} [seen] */
function sheetsOf(path, seen = new Set()) {
  if (seen.has(path) || !existsSync(path)) return seen;
  seen.add(path);
  for (const [, next] of bare(readFileSync(path, "utf8")).matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g))
    sheetsOf(join(dirname(path), next), seen);
  return seen;
}

/** The classes that a sheet styles wherever they stand: alone in a selector. @param {string} text */
export function freeClasses(text) {
  /** @type {Set<string>} */
  const found = new Set();
  /** For each rule around this place: true if it leaves its selectors as they are. @type {boolean[]} */
  const open = [];
  for (const [, before, brace] of bare(text).matchAll(/([^{}]*)([{}])/g)) {
    if (brace === "}") {
      open.pop();
      continue;
    }
    const selector = before.split(";").at(-1)?.trim() ?? "";
    const passes = /^@|^:where\((?!.*\.)/.test(selector);
    if (open.every(Boolean) && !selector.startsWith("@"))
      for (const one of selector.split(",")) {
        const alone = /^(?::where\([^)]*\)\s+)?\.([\w-]+)(?:[:[][^\s>+~.]*)?$/.exec(one.trim());
        if (alone) found.add(alone[1]);
      }
    open.push(passes);
  }
  return found;
}

/** Lists the classes that extras of several folders style freely, a sentence each. */
export function sheetFaults() {
  const core = sheetsOf("www/style.css");
  /** @type {Map<string, Map<string, string>>} */
  const by = new Map();
  for (const path of Object.values(extras()))
    for (const sheet of sheetsOf(path.replace(/\.js$/, ".css"))) {
      const [, folder] = sheet.split("/");
      if (core.has(sheet) || folder === "games") continue;
      for (const name of freeClasses(readFileSync(sheet, "utf8")))
        by.set(name, (by.get(name) ?? new Map()).set(folder, sheet));
    }
  const own = new Set([...core].flatMap((sheet) => [...freeClasses(readFileSync(sheet, "utf8"))]));
  return [...by].flatMap(([name, places]) =>
    places.size > 1 && !own.has(name) ? `.${name} is styled by ${[...places.values()].join(" and ")}` : [],
  );
}
