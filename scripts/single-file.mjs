// Makes deckmate.html: the page with its scripts, style and icon in one file.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { minify } from "terser";

/** Style without notes, indents and line ends. */
const shortStyle = (text) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s*\n\s*/g, " ").trim();

/** `folder` holds index.html and what it refers to; `licence` is put into a comment at the end. */
export async function singleFile(folder, licence) {
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const sources = readdirSync(folder).filter((name) => name.endsWith(".js") && name !== "engine.js");
  // engine.js stays as it is: its worker is made of the text of its functions, by their names.
  const short = Object.fromEntries(await Promise.all(sources.map(async (name) => [name, (await minify(read(name))).code])));
  short["engine.js"] = read("engine.js");
  const hashes = [];
  const script = (text) => {
    const body = `\n${text.trim()}\n`;
    hashes.push(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
    return `<script>${body}</script>`;
  };
  let page = read("index.html")
    .replace(/<link rel="stylesheet" href="([\w.-]+\.css)">/g, (_, name) => `<style>\n${shortStyle(read(name))}\n</style>`)
    .replace(/(<link rel="[\w -]*icon"[^>]*href=")([\w.-]+\.svg)"/g, (_, start, name) => `${start}data:image/svg+xml;base64,${Buffer.from(read(name)).toString("base64")}"`)
    .replace(/<script>([\s\S]*?)<\/script>/g, (_, text) => script(text))
    .replace(/<script src="([\w.-]+\.js)"><\/script>/g, (_, name) => script(short[name]));
  // A content security policy names the scripts of the page by their hashes instead of by their address.
  page = page.replace(/(script-src )'self'/, (_, start) => start + hashes.join(" "));
  const left = /<(?:script|link|img)[^>]*(?:src|href)="(?!data:|#)[^"]*"/.exec(page);
  if (left) throw new Error(`index.html refers to something that deckmate.html cannot carry: ${left[0]}`);
  return `${page.trimEnd()}\n<!--\nThe outlines of the chess pieces are taken from the font Noto Sans Symbols 2.\n\n${licence.replaceAll("--", "- -").trim()}\n-->\n`;
}
