// The page's script and the scripts of its extras. An extra uses the core's modules: the core offers what it imports of
// them, under the mark of the build; a module that two extras use is put into the core. The style sheet that stands
// beside the module an extra begins with, under the same name, comes with the extra's script.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { common } from "./plugins.mjs";

const LISTS = ["www/extras/list.d.ts", "www/games/extras.d.ts"];
const CORE = "www/main.js";
/** Stands for the mark of the build until all scripts are there. */
const MARK = "@MARK@";

/** The extras: by name, the module that each begins with. */
export function extras() {
  const lines = LISTS.flatMap((list) =>
    [...readFileSync(list, "utf8").matchAll(/^ {2}(\w+): typeof import\("(.+)"\);$/gm)].map(([, name, path]) => [
      name,
      join(dirname(list), path),
    ]),
  );
  return Object.fromEntries(lines.sort());
}

/** The modules that these lead to, each with those that it imports. */
async function modulesOf(entry, plugins) {
  const built = await build({
    ...common,
    entryPoints: [entry],
    outdir: "dist",

    plugins,
    metafile: true,
    write: false,
  });
  return new Map(
    Object.entries(built.metafile.inputs).map(([path, { imports }]) => [path, imports.map((one) => one.path)]),
  );
}

/** The modules of the core that an extra imports. */
function divide(core, others) {
  const inCore = new Set(core.keys());
  const seen = new Set();
  for (const modules of others)
    for (const path of modules.keys()) {
      if (seen.has(path)) inCore.add(path);
      seen.add(path);
    }
  const imported = others
    .flatMap((modules) => [...modules])
    .flatMap(([path, imports]) => (inCore.has(path) ? [] : imports.filter((one) => inCore.has(one))));
  return [...new Set(imported)].sort();
}

/** Takes an extra's imports of the core from elsewhere: `found` says where, by the number of the module. */
const elsewhere =
  (offered, found) =>
  ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const at = offered.indexOf(relative(".", resolve(resolveDir, path)));
      return at < 0 ? undefined : found(at);
    });

/** Lists the names that extras import of each of these modules. @param {string[]} entries @param {string[]} offered */
async function namesOf(entries, offered, plugins) {
  const names = offered.map(() => new Set());
  const setup = elsewhere(offered, (at) => ({ path: `offered-${at}`, external: true }));
  const how = { ...common, minify: false, format: "esm", outdir: "dist", write: false };
  for (const path of entries) {
    const built = await build({ ...how, entryPoints: [path], plugins: [{ name: "naming", setup }, ...plugins] });
    for (const [, list, at] of built.outputFiles[0].text.matchAll(/^import ([^;]+?) from "offered-(\d+)";/gm)) {
      if (!/^\{.*\}$/s.test(list))
        throw new Error(`${path} imports ${offered[at]} whole: import what it needs by name`);
      for (const [name] of list.matchAll(/(?<!\bas )\b(?!as\b)[\w$]+/g)) names[at].add(name);
    }
  }
  return names.map((found) => [...found].sort());
}

/** The core begins with what offers its modules to extras: the names that these use. */
const offering = (offered, names) => ({
  name: "offering",
  setup({ onResolve, onLoad }) {
    const numbers = offered.map((_, at) => at);
    onResolve({ filter: /^deckmate:offered/ }, ({ path }) => ({ path, namespace: "offered" }));
    onLoad({ filter: /^deckmate:offered$/, namespace: "offered" }, () => ({
      contents: `${numbers.map((at) => `import * as m${at} from "deckmate:offered-${at}";`).join("\n")}
globalThis.deckmateCore = { "${MARK}": [${numbers.map((at) => `m${at}`).join(", ")}] };`,
    }));
    onLoad({ filter: /-\d+$/, namespace: "offered" }, ({ path }) => {
      const at = Number(/\d+$/.exec(path)?.[0]);
      const contents = `export { ${names[at].join(", ")} } from ${JSON.stringify(`./${offered[at]}`)};`;
      return { contents, resolveDir: "." };
    });
  },
});

/** Takes an extra's imports of the core from where the core offers them. @param {string[]} offered */
const taking = (offered) => ({
  name: "taking",
  setup(builder) {
    elsewhere(offered, (at) => ({ path: String(at), namespace: "core" }))(builder);
    builder.onLoad({ filter: /./, namespace: "core" }, ({ path }) => ({
      contents: `module.exports = globalThis.deckmateCore["${MARK}"][${path}];`,
    }));
  },
});

/**
 * A statement that gives the page the style sheet beside this module, if there is one. That of a game's table is only
 * made here, under the game's name: the page has it while a table of that game stands (www/table/dress.js).
 * @param {string} path
 */
async function styling(path) {
  const sheet = path.replace(/\.js$/, ".css");
  if (!existsSync(sheet)) return "";
  const built = await build({ ...common, entryPoints: [sheet], write: false });
  const text = JSON.stringify(built.outputFiles[0].text.trim());
  const [, game] = /games\/([\w-]+)\/table\.js$/.exec(path) ?? [];
  const put = game ? `(globalThis.deckmateSheets??={})["${game}"]=s` : "document.adoptedStyleSheets.push(s)";
  return `{const s=new CSSStyleSheet();s.replaceSync(${text});${put}}`;
}

/**
 * The page's script and style sheet, and the extras' scripts by name.
 * @param {import("esbuild").Plugin[]} plugins for what modules import from elsewhere
 * @param {import("esbuild").BuildOptions} [how] in place of what ships
 */
export async function pageScripts(plugins, how = {}) {
  const entries = Object.entries(extras());
  const [core, ...others] = await Promise.all(
    [CORE, ...entries.map(([, path]) => path)].map((path) => modulesOf(path, plugins)),
  );
  for (const [name, path] of entries)
    if (core.has(path)) throw new Error(`a module of the core imports ${path}, which the extra ${name} begins with`);
  const offered = divide(core, others);
  const names = await namesOf(Object.values(extras()), offered, plugins);
  const page = await build({
    ...common,
    ...how,
    stdin: { contents: `import "deckmate:offered";\nimport "./${CORE}";`, resolveDir: "." },
    outdir: "dist",

    plugins: [offering(offered, names), ...plugins],
    write: false,
  });
  const part = (end) => page.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  const texts = { "": part(".js") };
  for (const [name, path] of entries) {
    const built = await build({
      ...common,
      ...how,
      entryPoints: [path],
      banner: { js: await styling(path) },
      globalName: `deckmateExtras.${name}`,
      outdir: "dist",
      plugins: [taking(offered), ...plugins],
      write: false,
    });
    if (built.outputFiles.length > 1) throw new Error(`a module of the extra ${name} imports a style sheet`);
    texts[name] = built.outputFiles[0].text.trim();
  }
  const mark = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
  const { "": script, ...scripts } = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll(MARK, mark)]),
  );
  return { script, style: part(".css"), extras: scripts };
}
