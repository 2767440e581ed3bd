// Makes deckmate.html: the page in one file, its scripts, styles and wasm packed as LZMA.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minify } from "terser";
import { carrier, engineBody } from "./engine-script.mjs";
import { packLzma } from "./lzma.mjs";

/** Style without notes, indents and line ends. */
const shortStyle = (text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s*\n\s*/g, " ").trim();

/** Runs in the page: styles at once, scripts when the document stands. As inline elements they work in every frame. */
function unfold(text) {
  const [style, ...scripts] = new TextDecoder().decode(unpack(text)).split("\0");
  const put = (tag, content) => document.head.append(Object.assign(document.createElement(tag), { textContent: content }));
  put("style", style);
  addEventListener("DOMContentLoaded", () => scripts.forEach((script) => put("script", script)));
}

/** `folder` holds index.html and what it refers to, `work` the packed wasm; `licence` is put into a comment at the end. */
export async function singleFile(folder, work, licence) {
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const index = read("index.html");
  const names = (pattern) => [...index.matchAll(pattern)].map((hit) => hit[1]);
  const styles = names(/<link rel="stylesheet" href="([\w.-]+\.css)">/g).map((name) => shortStyle(read(name)));
  const scripts = await Promise.all(names(/<script src="([\w.-]+\.js)"><\/script>/g).map(async (name) =>
    name === "engine.js" ? `(() => {"use strict";\n${await engineBody(work)}\n})();` : (await minify(read(name), { compress: { passes: 2 } })).code));
  const parts = [styles.join("\n"), ...scripts];
  if (parts.some((part) => part.includes("\0"))) throw new Error("a part of the page holds the sign that stands between the parts");
  const packed = packLzma(Buffer.from(parts.join("\0"))).toString("base64");
  const start = `${await carrier(work, "lzma")}${(await minify(`(${unfold})("${packed}")`)).code}`;
  const page = index
    .replace(/<!--[\s\S]*?-->\n?/g, "")
    .replace(/ *<link rel="stylesheet"[^>]*>\n/g, "")
    .replace(/ *<script src="[^"]*"><\/script>\n/g, "")
    .replace(/(<link rel="[\w -]*icon"[^>]*href=")([\w.-]+\.svg)"/g, (_, before, name) => `${before}data:image/svg+xml;base64,${Buffer.from(read(name)).toString("base64")}"`)
    .replace("</head>", () => `<script>\n${start}\n</script>\n</head>`);
  const left = /<(?:script|link|img)[^>]*(?:src|href)="(?!data:|#)[^"]*"/.exec(page);
  if (left) throw new Error(`index.html refers to something that deckmate.html cannot carry: ${left[0]}`);
  return `${page.trimEnd()}\n<!--\nThe outlines of the chess pieces are taken from the font Noto Sans Symbols 2.\n\n${licence.replaceAll("--", "- -").trim()}\n-->\n`;
}
