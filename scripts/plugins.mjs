// What esbuild takes from elsewhere than www/: the wasm, its glue, the worker as the text of a script, and the rules as
// HTML.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { Decoder } from "../www/engine/lzma.js";
import { compress, HEADER } from "./lzma.mjs";
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

/**
 * The script of a page and those that come after it, packed as if each after it stood at its end, so that it is short
 * for what it has in common with it. What they all begin with is kept once, for as long as they are packed the same.
 * @param {string} script @param {Record<string, string>} after
 */
export async function packedScripts(script, after) {
  const whole = Object.entries({ "": "", ...after }).map(([name, text]) => [name, Buffer.from(script + text)]);
  const packed = await Promise.all(whole.map(([, text]) => compress(text)));
  let same = HEADER;
  while (packed.every((one) => one[same] === packed[0][same])) same++;
  const beginning = new Decoder(packed[0]);
  let [size, next] = [0, HEADER];
  while (beginning.bits.next <= same) {
    size = beginning.at;
    next = beginning.bits.next;
    beginning.decode(size + 1);
  }
  const begun = new Decoder(packed[0].slice(0, next));
  begun.decode(size);
  const rests = whole.map(([name, text], n) => {
    const rest = Uint8Array.from([...packed[n].slice(0, HEADER), ...packed[n].slice(next)]);
    if (!text.equals(begun.branch(rest).decode()))
      throw new Error(`the packed script ${name} does not unpack to what it was`);
    return [name, Buffer.from(rest).toString("base64")];
  });
  const { "": rest, ...others } = Object.fromEntries(rests);
  const start = Buffer.from(packed[0].slice(0, next)).toString("base64");
  return { page: { start, size, rest }, after: others };
}

/** The module `deckmate:scripts`: the script of the page in one file, packed. @param {object} page */
export const scriptParts = (page) => ({
  name: "packed-scripts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^deckmate:scripts$/ }, ({ path }) => ({ path, namespace: "packed" }));
    onLoad({ filter: /./, namespace: "packed" }, () => ({ contents: JSON.stringify(page), loader: "json" }));
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
