// Puts dist/ together: the page as files, engine.js, and deckmate.html with everything in it. Called with the folder
// that holds the wasm.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { diagrams, pictures } from "./diagrams.mjs";
import { rulesDocument, singleDocument, siteDocument } from "./documents.mjs";
import { pageScripts } from "./extras.mjs";
import { folderOf, siteOf } from "./folders.mjs";
import { fontLicences, fontSheet } from "./fonts.mjs";
import { notices } from "./licences.mjs";
import { cardPictures } from "./pictures.mjs";
import { common, engineParts, pageParts } from "./plugins.mjs";
import { rulingsScript } from "./rulings.mjs";

const read = (path) => readFileSync(path, "utf8");
const { version } = JSON.parse(read("package.json"));
const OUTLINES_LICENCE = "www/pieces/outlines-licence.txt";
const NOTICES = notices();

const NAMES = "{ load, connect, workerSource }";
/** For pages (globalThis.Deckmate) and Node: `require`, and by the line that is never reached `import` with names. */
const SCRIPT = {
  globalName: "Deckmate",
  footer: {
    js: `if(typeof module=="object"&&module.exports)module.exports=Deckmate;\n0&&(module.exports=${NAMES});`,
  },
};
const MODULE = { format: "esm", footer: { js: `export default Object.freeze(${NAMES});` } };

/** The engine as a script or a module; engine.d.ts describes it. @param {import("esbuild").BuildOptions} how */
async function engineScript(parts, how) {
  const built = await build({
    ...common,
    entryPoints: ["www/engine/engine.js"],
    plugins: [parts],
    banner: {
      js: `// Deckmate ${version}: a rules engine for chess games with cards. MIT OR Apache-2.0.\n"use strict";`,
    },
    write: false,
    ...how,
  });
  return built.outputFiles[0].text;
}

/** The engine as Node loads it, from a file in `work`: the build asks it for the pictures of the rules. */
function loadEngine(work, script) {
  const file = resolve(work, "engine.cjs");
  writeFileSync(file, script);
  const require = createRequire(file);
  delete require.cache[file];
  return require(file).load();
}

/** A script of the head of the document, which runs before anything is painted. @param {string} name */
async function headScript(name) {
  const built = await build({ ...common, entryPoints: [`www/${name}`], write: false });
  return built.outputFiles[0].text;
}

/** The element that makes a frame with the page in it, as it is entered. @param {string} entry */
async function elementScript(entry, how = {}) {
  const built = await build({ ...common, entryPoints: [`www/element/${entry}`], write: false, ...how });
  return built.outputFiles[0].text;
}

/** The script of the page's engine, which lies packed beside it. */
async function pageEngineScript(work) {
  const built = await build({
    ...common,
    entryPoints: ["www/engine/page-engine.js"],
    globalName: "Deckmate",
    plugins: [engineParts(work)],
    write: false,
  });
  return built.outputFiles[0].text;
}

/** A sheet without the blanks that esbuild leaves in the values of custom properties. @param {string} sheet */
const tight = (sheet) => sheet.replace(/--[\w-]+: [^;}"']*/g, (found) => found.replace(/([:,]) /g, "$1"));

/** The service worker keeps the files of this build that it cannot do without; their contents name its cache. */
function serviceWorker(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter(
      (name) =>
        /\.(html|js|css|svg|png|webmanifest|wasm)$/.test(name) &&
        !/^(deckmate\.html|engine-small\.wasm|sw\.js|licences\/.*)$/.test(name),
    );
  const sha = (bytes) => createHash("sha256").update(bytes);
  const sums = names.sort().map((name) => `sha256-${sha(readFileSync(join(folder, name))).digest("base64")}`);
  const mark = sha(JSON.stringify([names, sums]));
  return read("www/sw.js")
    .replace('"@MARK@"', JSON.stringify(mark.digest("hex").slice(0, 16)))
    .replace('["@FILES@"]', JSON.stringify(names))
    .replace('["@SUMS@"]', JSON.stringify(sums));
}

function report(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    const size = gzipSync(bytes, { level: 9 }).length;
    console.error(`${name.padEnd(24)} ${String(bytes.length).padStart(8)} bytes ${String(size).padStart(8)} gzipped`);
  }
}

/**
 * Everything in dist/, from `work`, which holds what was made of the Rust sources. SITE: where dist/ will stand; on
 * GitHub Pages PAGES_OF, the repository, tells that, too.
 * @param {string} work @param {import("esbuild").BuildOptions} [how] the page's scripts are built, if not as they ship
 */
export async function bundle(work, how = {}) {
  const site = siteOf(process.env.SITE, process.env.PAGES_OF);
  // A fault's trace shows programmers where in the engine it came from.
  const [engine, module] = await Promise.all([
    engineScript(engineParts(work), { ...SCRIPT, minify: false }),
    engineScript(engineParts(work), { ...MODULE, minify: false }),
  ]);
  const loaded = await loadEngine(work, engine);
  const page = await pageScripts([pageParts(diagrams(loaded), cardPictures(loaded), loaded.catalog(), work)], how);
  rmSync("dist", { recursive: true, force: true });
  mkdirSync("dist/licences", { recursive: true });
  const put = (name, text) => writeFileSync(join("dist", name), text);
  for (const name of [
    "icon.svg",
    "manifest.webmanifest",
    "offline.js",
    "engine.d.ts",
    "engine.d.mts",
    "deckmate-game.d.ts",
  ])
    cpSync(join("www", name), join("dist", name));
  cpSync("www/icons", "dist/icons", { recursive: true });
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) cpSync(name, `dist/licences/${name}.txt`);
  cpSync(OUTLINES_LICENCE, "dist/licences/noto-sans-symbols-2-OFL.txt");
  for (const [name, text] of Object.entries(fontLicences())) put(`licences/${name}`, text);
  put("licences/crates-MIT.txt", NOTICES.mit);
  put("licences/crates-Apache.txt", NOTICES.apache);
  put("licences/crates-BSD.txt", NOTICES.bsd);
  put("engine.js", `/*\n${NOTICES.mit}*/\n${engine}`);
  put("engine.mjs", `/*\n${NOTICES.mit}*/\n${module}`);
  put("page-engine.js", await pageEngineScript(work));
  for (const [from, name] of [
    [work, "engine"],
    [join(work, "small"), "engine-small"],
  ]) {
    cpSync(join(from, "engine.wasm.lzma"), `dist/${name}.lzma`);
    cpSync(join(from, "engine.wasm"), `dist/${name}.wasm`);
  }
  put("page.js", page.script);
  put("fonts.css", await fontSheet());
  put("page.css", tight(page.style));
  const [fetches, room, waits] = await Promise.all(["fetch-engine.js", "room.js", "waiting.js"].map(headScript));
  const head = `${waits}${room}`;
  put("deckmate-game.js", await elementScript("deckmate-game.js"));
  put("deckmate-game.mjs", await elementScript("module.js", { format: "esm" }));
  const extras = Object.entries(page.extras);
  for (const [name, text] of extras) put(`extra-${name}.js`, `${text}\n`);
  const index = read("www/index.html");
  put("index.html", siteDocument(index, `${fetches}${head}`.trim()));
  put("rules.html", rulesDocument());
  put("rulings.js", rulingsScript(pictures(loaded)));
  for (const game of loaded.catalog().games) {
    mkdirSync(join("dist", game.name));
    cpSync(`www/games/${game.name}/preview.jpg`, `dist/${game.name}/preview.jpg`);
    for (const [name, text] of Object.entries(folderOf(game, site))) put(`${game.name}/${name}`, text);
  }
  const licence = read(OUTLINES_LICENCE);
  put(
    "deckmate.html",
    singleDocument(
      index,
      (name) => (name === "room.js" ? head : read(join("dist", name))),
      readFileSync("dist/engine.lzma").toString("base64"),
      extras,
      [NOTICES.mit, NOTICES.apache, NOTICES.bsd, licence, ...Object.values(fontLicences())],
    ),
  );
  put("sw.js", serviceWorker("dist"));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await bundle(process.argv[2]);
  report("dist");
}
