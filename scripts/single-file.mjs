// Makes deckmate.html: the page in one file, its scripts and styles put in where index.html names them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";

/** `folder` holds index.html and what it refers to; `engine` stands for its engine.js; `licence` is put into a comment at the end. */
export async function singleFile(folder, engine, licence) {
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const index = read("index.html");
  const names = (pattern) => [...index.matchAll(pattern)].map((hit) => hit[1]);
  const styles = names(/<link rel="stylesheet" href="([\w.-]+\.css)">/g).map(read).join("\n");
  const scripts = names(/<script src="([\w.-]+\.js)"><\/script>/g).map((name) => (name === "engine.js" ? engine : read(name)));
  const { code: style } = await transform(styles, { loader: "css", minify: true });
  const page = index
    .replace(/<!--[\s\S]*?-->\n?/g, "")
    .replace(/ *<link rel="stylesheet"[^>]*>\n/g, "")
    .replace(/ *<script src="[^"]*"><\/script>\n/g, "")
    .replace(/(<link rel="[\w -]*icon"[^>]*href=")([\w.-]+\.svg)"/g, (_, before, name) => `${before}data:image/svg+xml;base64,${Buffer.from(read(name)).toString("base64")}"`)
    .replace("</head>", () => `<style>${style}</style>\n</head>`)
    .replace("</body>", () => `${scripts.map((script) => `<script>${script.trim()}</script>`).join("\n")}\n</body>`);
  const left = /<(?:script|link|img)[^>]*(?:src|href)="(?!data:|#)[^"]*"/.exec(page);
  if (left) throw new Error(`index.html refers to something that deckmate.html cannot carry: ${left[0]}`);
  return `${page.trimEnd()}\n<!--\nThe outlines of the chess pieces are taken from the font Noto Sans Symbols 2.\n\n${licence.replaceAll("--", "- -").trim()}\n-->\n`;
}
