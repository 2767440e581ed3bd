// The page's own modules as one script for simulated tabs; what needs a document is replaced by stand-ins.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const www = resolve(here, "../../../www");
const own = (name) => resolve(here, "stand-ins", `${name}.js`);

/** Modules of www, and what stands in for them. */
const STAND_INS = {
  "history.js": own("history"),
  "table/table.js": own("table"),
  "screens/home.js": own("screens"),
  "screens/later.js": own("screens"),
  "ui/dialog.js": own("dialog"),
  "ui/trouble.js": own("dialog"),
  "ui/live.js": own("live"),
  "ui/dom.js": own("dom"),
  "games/registry.js": own("registry"),
  "engine/start.js": own("start"),
};
/** Modules that do nothing here. */
const EMPTY = ["ui/mark.js", "table/keys.js", "room.js", "style.css", "engine/compile.js"];

const standIns = (planted) => ({
  name: "stand-ins",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const full = resolve(resolveDir, path);
      if (!full.startsWith(`${www}/`)) return undefined;
      const name = full.slice(www.length + 1);
      if (EMPTY.includes(name)) return { path: name, namespace: "empty" };
      return STAND_INS[name] ? { path: STAND_INS[name] } : undefined;
    });
    // The catalogue is that of the engine that the tab plays with.
    onResolve({ filter: /^deckmate:catalog$/ }, ({ path }) => ({ path, namespace: "catalog" }));
    onLoad({ filter: /./, namespace: "catalog" }, () => ({
      contents: "export default JSON.stringify(tab.engine.catalog());",
    }));
    onLoad({ filter: /./, namespace: "empty" }, () => ({
      contents: "export const compile = () => null, mark = () => null;",
    }));
    for (const [name, change] of Object.entries(planted))
      onLoad({ filter: new RegExp(`www/${name.replaceAll(".", "\\.")}$`) }, async ({ path }) => {
        const { readFile } = await import("node:fs/promises");
        const text = await readFile(path, "utf8");
        const changed = change(text);
        if (changed === text) throw new Error(`nothing could be planted in ${name}`);
        return { contents: changed };
      });
  },
});

/** What a page finds in its global. */
const GLOBALS = [
  ...["tab", "globalThis", "localStorage", "navigator", "document", "location", "history", "Date", "performance"],
  ...[
    "setTimeout",
    "clearTimeout",
    "requestAnimationFrame",
    "addEventListener",
    "matchMedia",
    "scrollTo",
    "Worker",
    "URL",
    "Blob",
    "crypto",
  ],
  ...["Deckmate"],
];

async function script(entry, planted, names) {
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
    logLevel: "error",
    plugins: [standIns(planted)],
  });
  return new Function(...names, built.outputFiles[0].text);
}

/**
 * Scripts of the page and of its worker, as functions of their globals. `planted` changes the text of modules of www:
 * faults that the simulation must find.
 * @param {Record<string, (text: string) => string>} [planted]
 */
export async function pageScripts(planted = {}) {
  const [page, worker] = await Promise.all([
    script(own("page"), planted, GLOBALS),
    script(resolve(www, "engine/worker.js"), planted, ["self"]),
  ]);
  return { page: (scope) => page(...GLOBALS.map((name) => scope[name])), worker };
}
