// The page's script and the scripts of its extras. An extra uses the core's modules: the core offers those that it
// imports, under the mark of the build; a module that two extras use is put into the core. The style sheet that stands
// beside the module an extra begins with, under the same name, comes with the extra's script.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build } from "esbuild";
import { common } from "./plugins.mjs";

const LIST = "www/extras/list.d.ts";
const CORE = "www/main.js";
/** Stands for the mark of the build until all scripts are there. */
const MARK = "@MARK@";

/** The extras: by name, the module that each begins with. */
function extras() {
  const lines = readFileSync(LIST, "utf8").matchAll(/^ {2}(\w+): typeof import\("\.\.\/(.+)"\);$/gm);
  return Object.fromEntries([...lines].map(([, name, path]) => [name, `www/${path}`]));
}

/** The modules that these lead to, each with those that it imports. */
async function modulesOf(entry, plugins) {
  const built = await build({ ...common, entryPoints: [entry], outdir: "dist", plugins, metafile: true, write: false });
  return new Map(
    Object.entries(built.metafile.inputs).map(([path, { imports }]) => [path, imports.map((one) => one.path)]),
  );
}

/** The modules of the core, and those of them that an extra imports. */
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
  return { inCore, offered: [...new Set(imported)].sort() };
}

/** The core begins with what offers its modules to extras. */
const offering = (offered) => ({
  name: "offering",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^deckmate:offered$/ }, ({ path }) => ({ path, namespace: "offered" }));
    const imports = offered.map((path, at) => `import * as m${at} from ${JSON.stringify(`./${path}`)};`);
    const named = offered.map((path, at) => `${JSON.stringify(path)}: m${at}`);
    onLoad({ filter: /./, namespace: "offered" }, () => ({
      contents: `${imports.join("\n")}
globalThis.deckmateCore = { "${MARK}": { ${named.join(", ")} } };`,
      resolveDir: ".",
    }));
  },
});

/** What an extra imports of the core is taken from where the core offers it. */
const taking = (inCore) => ({
  name: "taking",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const name = relative(".", resolve(resolveDir, path));
      return inCore.has(name) ? { path: name, namespace: "core" } : undefined;
    });
    onLoad({ filter: /./, namespace: "core" }, ({ path }) => ({
      contents: `module.exports = globalThis.deckmateCore["${MARK}"][${JSON.stringify(path)}];`,
    }));
  },
});

/** A statement that gives the page the style sheet beside this module, if there is one. @param {string} path */
async function styling(path) {
  const sheet = path.replace(/\.js$/, ".css");
  if (!existsSync(sheet)) return "";
  const built = await build({ ...common, entryPoints: [sheet], write: false });
  const text = JSON.stringify(built.outputFiles[0].text.trim());
  return `{const s=new CSSStyleSheet();s.replaceSync(${text});document.adoptedStyleSheets.push(s)}\n`;
}

/**
 * The page's script and style sheet, and the extras' scripts by name.
 * @param {import("esbuild").Plugin[]} plugins for what modules import from elsewhere
 */
export async function pageScripts(plugins) {
  const entries = Object.entries(extras());
  const [core, ...others] = await Promise.all(
    [CORE, ...entries.map(([, path]) => path)].map((path) => modulesOf(path, plugins)),
  );
  for (const [name, path] of entries)
    if (core.has(path)) throw new Error(`a module of the core imports ${path}, which the extra ${name} begins with`);
  const { inCore, offered } = divide(core, others);
  const page = await build({
    ...common,
    stdin: { contents: `import "deckmate:offered";\nimport "./${CORE}";`, resolveDir: "." },
    outdir: "dist",
    plugins: [offering(offered), ...plugins],
    write: false,
  });
  const part = (end) => page.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  const texts = { "": part(".js") };
  for (const [name, path] of entries) {
    const built = await build({
      ...common,
      entryPoints: [path],
      globalName: `deckmateExtras.${name}`,
      outdir: "dist",
      plugins: [taking(inCore), ...plugins],
      write: false,
    });
    if (built.outputFiles.length > 1) throw new Error(`a module of the extra ${name} imports a style sheet`);
    texts[name] = (await styling(path)) + built.outputFiles[0].text.trim();
  }
  const mark = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
  const { "": script, ...scripts } = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll(MARK, mark)]),
  );
  return { script, style: part(".css"), extras: scripts };
}
