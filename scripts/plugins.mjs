// Imports that esbuild takes from elsewhere than www/: the wasm, its glue, workers as texts, and the rules as HTML.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { rulesHtml } from "./rules.mjs";

/** The build options of everything that ships. */
export const common = {
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
};

/** No path of the machine that built it may ship. */
function checkPaths(wasm) {
  const text = wasm.toString("latin1");
  for (const place of [process.cwd(), homedir(), process.env.CARGO_HOME, process.env.RUSTUP_HOME]) {
    if (place && place.length > 3 && text.includes(`${place}/`))
      throw new Error(`the wasm contains the path ${place} of this machine`);
  }
}

/** A file of `work` as base64. */
const base64 = (work, name) => readFileSync(join(work, name)).toString("base64");

/** The engine as base64 of its gzip. */
function wasmText(work) {
  checkPaths(readFileSync(join(work, "engine.wasm")));
  return base64(work, "engine.wasm.gz");
}

/** A small wasm, as base64. */
function plainText(work, name) {
  checkPaths(readFileSync(join(work, name)));
  return base64(work, name);
}

/**
 * A script that wasm-bindgen made, as a function that gives a fresh instance with each call.
 * Without a document it does not look for its own address, which some frames do not have.
 */
function glue(work, name) {
  const script = readFileSync(join(work, name), "utf8");
  return `export function glue() { const document = undefined; ${script}; return wasm_bindgen; }`;
}

/** A worker as the text of a script. */
async function workerText(path, plugins) {
  const built = await build({ ...common, entryPoints: [path], plugins, write: false });
  return built.outputFiles[0].text;
}

/** The modules named `deckmate:...`. `work` holds what was made of the Rust sources. */
export function engineParts(work) {
  const plugin = {
    name: "engine-parts",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^deckmate:(wasm|glue|worker|unpacker|unpacker-glue|unpack-worker)$/ }, ({ path }) => ({
        path: path.slice("deckmate:".length),
        namespace: "deckmate",
      }));
      const give = (name, loader, contents) =>
        onLoad({ filter: new RegExp(`^${name}$`), namespace: "deckmate" }, async () => ({
          contents: await contents(),
          loader,
          resolveDir: resolve("www"),
        }));
      give("wasm", "text", () => wasmText(work));
      give("glue", "js", () => glue(work, "pkg/engine.js"));
      give("worker", "text", () => workerText("www/engine/worker.js", [plugin]));
      give("unpacker", "text", () => plainText(work, "unpacker.wasm"));
      give("unpacker-glue", "js", () => glue(work, "unpacker/unpacker.js"));
      give("unpack-worker", "text", () => workerText("www/engine/unpack-worker.js", [plugin]));
    },
  };
  return plugin;
}

/**
 * The figures of printed cards as the studies have them: by name how many hands held one, the points of who held it,
 * the games in which it was played and the points of who played it; and the turns of half of the games.
 */
export function studyText() {
  const rows = readFileSync("docs/study/study.md", "utf8").matchAll(
    /^\| ([\w-]+) \| (\d+) \| ([\d.]+) %.*? \| (\d+) \| (?:([\d.]+) %.*?|none) \|$/gm,
  );
  const cards = Object.fromEntries(
    [...rows].map(([, name, ...figures]) => [name, figures.map((figure) => Number(figure ?? 50))]),
  );
  const game = /^\| chess-storm, easy \|(?:[^|]*\|){3} (\d+),/m.exec(readFileSync("docs/studies.md", "utf8"));
  if (!game || Object.keys(cards).length < 100) throw new Error("the studies have no figures of the cards");
  return JSON.stringify({ turns: Number(game[1]), cards });
}

/**
 * The page's own data: the rules as HTML, with pictures made by `diagram`; the pictures of the cards, as the text
 * `cards`; the figures of printed cards; the engine's catalogue, so that the page has it before the engine; and from
 * `work` the wasm that shuffles.
 */
export const pageParts = (diagram, cards, catalog, work) => ({
  name: "page-parts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^deckmate:shuffle$/ }, ({ path }) => ({ path, namespace: "shuffle" }));
    onResolve({ filter: /^deckmate:shuffle-glue$/ }, ({ path }) => ({ path, namespace: "shuffle-glue" }));
    onLoad({ filter: /./, namespace: "shuffle" }, () => ({
      contents: plainText(work, "shuffle.wasm"),
      loader: "text",
    }));
    onLoad({ filter: /./, namespace: "shuffle-glue" }, () => ({
      contents: glue(work, "shuffle/shuffle.js"),
      loader: "js",
    }));
    onResolve({ filter: /^deckmate:pictures$/ }, ({ path }) => ({ path, namespace: "pictures" }));
    onLoad({ filter: /./, namespace: "pictures" }, () => ({ contents: cards, loader: "text" }));
    onResolve({ filter: /^deckmate:study$/ }, ({ path }) => ({ path, namespace: "study" }));
    onLoad({ filter: /./, namespace: "study" }, () => ({ contents: studyText(), loader: "text" }));
    onResolve({ filter: /^deckmate:catalog$/ }, ({ path }) => ({ path, namespace: "catalog" }));
    onLoad({ filter: /./, namespace: "catalog" }, () => ({ contents: JSON.stringify(catalog), loader: "text" }));
    onLoad({ filter: /\.md$/ }, ({ path }) => ({ contents: rulesHtml(path, diagram), loader: "text" }));
  },
});
