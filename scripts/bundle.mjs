// Puts dist/ together: the page as files, engine.js, and deckmate.html with everything in it.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { common, engineParts } from "./plugins.mjs";
import { singleFile } from "./single-file.mjs";

const work = process.argv[2];
const read = (path) => readFileSync(path, "utf8");
const { version } = JSON.parse(read("package.json"));

/** The rules book of the games that are built, for the page. */
function rulesScript() {
  const games = ["full-double", "doublecross", "five-card", "deception"];
  const book = Object.fromEntries(games.map((game) => [game, read(`docs/rules/${game}.md`)]));
  // Of the index only what players need: the terms that all games share.
  book.terms = /^## Shared terms[\s\S]*?(?=^## )/m.exec(read("docs/rules/README.md"))[0];
  return `// The rules book, made from docs/rules.\n(globalThis.Page ??= {}).RULES = ${JSON.stringify(book).replaceAll("<", "\\u003c")};\n`;
}

/** One classic script for pages (globalThis.Deckmate) and Node (require); engine.d.ts describes it. */
async function buildEngine(packing, outfile) {
  await build({
    ...common,
    entryPoints: ["www/engine/engine.js"],
    outfile,
    globalName: "Deckmate",
    plugins: [engineParts(work, packing)],
    banner: { js: `// Deckmate ${version}: a rules engine for chess games with cards. MIT OR Apache-2.0.\n"use strict";` },
    footer: { js: 'if(typeof module=="object"&&module.exports)module.exports=Deckmate;' },
  });
}

rmSync("dist", { recursive: true, force: true });
mkdirSync("dist/licences", { recursive: true });
const put = (name, text) => writeFileSync(join("dist", name), text);

for (const entry of readdirSync("www")) if (statSync(join("www", entry)).isFile()) cpSync(join("www", entry), join("dist", entry));
rmSync("dist/package.json");
for (const name of readdirSync("dist").filter((name) => name.endsWith(".js") && name !== "sw.js")) put(name, (await transform(read(join("dist", name)), { minify: true })).code);
await buildEngine("gzip", "dist/engine.js");
// The same engine, packed smaller and unpacked more slowly, for the page in one file.
await buildEngine("lzma", join(work, "engine-lzma.js"));
put("outlines.js", read(join(work, "outlines.js")));
put("rules.js", rulesScript());
for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) cpSync(name, `dist/licences/${name}.txt`);
cpSync("node_modules/@fontsource/noto-sans-symbols-2/LICENSE", "dist/licences/noto-sans-symbols-2-OFL.txt");

for (const name of readdirSync("dist").filter((name) => name.endsWith(".js"))) {
  if (/<\/script/i.test(read(join("dist", name)))) throw new Error(`${name} holds a script end tag and cannot stand in a page`);
}
if (existsSync("dist/index.html")) {
  put("deckmate.html", await singleFile("dist", read(join(work, "engine-lzma.js")), read("dist/licences/noto-sans-symbols-2-OFL.txt")));
  // What only makes sense for a site: installing it, and working offline.
  put("index.html", read("www/index.html")
    .replace("</head>", '  <link rel="manifest" href="manifest.webmanifest">\n</head>')
    .replace("</body>", '  <script src="offline.js"></script>\n</body>'));
  // The service worker keeps exactly the files of this build; their contents name its cache.
  const kept = readdirSync("dist").filter((name) => /\.(html|js|css|svg|png|webmanifest)$/.test(name) && !/^(deckmate\.html|sw\.js)$/.test(name)).sort();
  const mark = createHash("sha256");
  for (const name of kept) mark.update(name).update(readFileSync(join("dist", name)));
  put("sw.js", read("www/sw.js").replace('"@MARK@"', JSON.stringify(mark.digest("hex").slice(0, 16))).replace('["@FILES@"]', JSON.stringify(kept)));
}

for (const name of readdirSync("dist").sort()) {
  const path = join("dist", name);
  if (!statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  const packed = gzipSync(bytes, { level: 9 }).length;
  console.error(`${name.padEnd(24)} ${String(bytes.length).padStart(8)} bytes ${String(packed).padStart(8)} gzipped`);
}
