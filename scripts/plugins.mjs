// What esbuild takes from elsewhere than www/: the wasm, its glue, the worker as the text of a script, and the rules as
// HTML.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { compress } from "lzma1";
import { inflate } from "../www/engine/lzma.js";
import { rulesHtml } from "./rules.mjs";

/** How everything that ships is built. */
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

/** The wasm as base64 of its packed form ("gzip" or "lzma"). `work` holds engine.wasm and engine.wasm.gz. */
function wasmText(work, packing) {
  checkPaths(readFileSync(join(work, "engine.wasm")));
  return readFileSync(join(work, `engine.wasm.${packing === "gzip" ? "gz" : packing}`)).toString("base64");
}

/**
 * The script that wasm-bindgen made, as a function that gives a fresh instance with each call.
 * Without a document it does not look for its own address, which some frames do not have.
 */
function glue(work) {
  const script = readFileSync(join(work, "pkg/engine.js"), "utf8");
  return `export function glue() { const document = undefined; ${script}; return wasm_bindgen; }`;
}

async function workerText(plugins) {
  const built = await build({ ...common, entryPoints: ["www/engine/worker.js"], plugins, write: false });
  return built.outputFiles[0].text;
}

/**
 * The modules named `deckmate:...`. `work` holds what was made of the Rust sources; `packing` is "gzip" or "lzma"; the
 * wasm and its reader may stand `apart` from the engine, which then finds them under a global name.
 */
export function engineParts(work, packing, apart = false) {
  const plugin = {
    name: "engine-parts",
    setup({ onResolve, onLoad }) {
      if (!apart) onResolve({ filter: /^deckmate:unpack$/ }, () => ({ path: resolve(`www/engine/${packing}.js`) }));
      onResolve({ filter: /^deckmate:(wasm|unpack|glue|worker)$/ }, ({ path }) => ({
        path: path.slice("deckmate:".length),
        namespace: "deckmate",
      }));
      const give = (name, loader, contents) =>
        onLoad({ filter: new RegExp(`^${name}$`), namespace: "deckmate" }, async () => ({
          contents: await contents(),
          loader,
          resolveDir: resolve("www"),
        }));
      give("wasm", "text", () => (apart ? "" : wasmText(work, packing)));
      give("unpack", "js", () => "export const unpack = () => globalThis.deckmateWasm();");
      give("glue", "js", () => glue(work));
      give("worker", "text", () => workerText([plugin]));
    },
  };
  return plugin;
}

/** A script as base64 of its LZMA, after the page's own reader has got it back. @param {string} script */
export function packed(script) {
  const bytes = compress(Buffer.from(script), 9);
  if (Buffer.from(inflate(Uint8Array.from(bytes))).toString() !== script)
    throw new Error("the packed scripts do not unpack to what they were");
  return Buffer.from(bytes).toString("base64");
}

/** The module `deckmate:scripts`: this script, packed for the page in one file. */
export const packedScripts = (script) => ({
  name: "packed-scripts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^deckmate:scripts$/ }, ({ path }) => ({ path, namespace: "packed" }));
    onLoad({ filter: /./, namespace: "packed" }, () => ({ contents: packed(script), loader: "text" }));
  },
});

/** The rules, rendered; `diagram` makes their pictures. The pictures of the cards are the text `cards`. */
export const pageParts = (diagram, cards) => ({
  name: "page-parts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^deckmate:pictures$/ }, ({ path }) => ({ path, namespace: "pictures" }));
    onLoad({ filter: /./, namespace: "pictures" }, () => ({ contents: cards, loader: "text" }));
    onLoad({ filter: /\.md$/ }, ({ path }) => ({ contents: rulesHtml(path, diagram), loader: "text" }));
  },
});
