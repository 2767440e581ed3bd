// The documents: index.html for a host or a folder, rules.html beside it, and deckmate.html, the page in one file.
import { hash, withPolicy } from "./policy.mjs";
import { bookHtml } from "./rules.mjs";

/** A page of files: its own scripts, wasm, pictures and styles; its worker and some pictures are made of texts. */
const SITE = {
  "style-src": "'self'",
  "font-src": "data:",
  "img-src": "'self' data:",
  "worker-src": "'self' blob:",
  "manifest-src": "'self'",
  "connect-src": "'self'",
};

const ROOM = '<script src="room.js"></script>';

/**
 * For a host; with what only makes sense for a site: files beside it, installing it, and working offline. `head` runs
 * before anything else is fetched, so that nothing waits for a file of its own.
 * @param {string} index @param {string} head
 */
export const siteDocument = (index, head) =>
  withPolicy(index, { "script-src": `'self' ${hash(head)} 'wasm-unsafe-eval'`, ...SITE })
    .replace(ROOM, () => `<script>${head}</script>`)
    .replace(
      "</head>",
      `  <link rel="apple-touch-icon" href="icons/apple-touch.png">
  <link rel="manifest" href="manifest.webmanifest">
  <script src="offline.js" defer></script>
</head>`,
    );

/** The rules book, with every ruling: a page to read, without scripts. */
export const rulesDocument = () =>
  withPolicy(
    `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <title>Full rules · Deckmate</title>
  <link rel="icon" href="icon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="fonts.css">
  <link rel="stylesheet" href="page.css">
</head>
<body>
<main class="plain-page book">
<h1>Full rules</h1>
${bookHtml(["full-double", "doublecross", "five-card", "deception", "chess-storm", "second-deck", "boards"])}
</main>
</body>
</html>
`,
    { "style-src": "'self'", "font-src": "data:", "img-src": "'self'" },
  );

/** @param {string} name @param {string[]} texts */
const tags = (name, texts) => texts.map((text) => `<${name}>${text}</${name}>\n`).join("");

/** A text that stands in the page and is not run by itself. @param {string} id @param {string} text */
const plain = (id, text) => `<script type="text/plain" id="${id}">${text}</script>\n`;

/**
 * The page in one file, without the rules book. `read(name)` gives what index.html refers to; `engine` is base64 of the
 * packed engine; `extras` are the scripts that run when they are asked for, by their names; `notices`, whose work is
 * used and under which licences, are put into a comment at the end.
 * @param {string} index @param {(name: string) => string} read @param {string} engine
 * @param {[name: string, script: string][]} extras @param {string[]} notices
 */
export function singleDocument(index, read, engine, extras, notices) {
  const styles = [];
  const first = [];
  const scripts = [];
  const take = (list, name) => {
    const text = read(name).trim();
    if (text) list.push(text);
    return "";
  };
  const icon = (_, before, name) => `${before}data:image/svg+xml;base64,${Buffer.from(read(name)).toString("base64")}"`;
  const inside = extras.map(([, script]) => script);
  const later = extras.map(([name, script]) => plain(`extra-${name}`, script));
  const page = index
    .replace(/<!--[\s\S]*?-->\n?/g, "")
    .replace(/^ +/gm, "")
    .replace(/ *<link rel="help"[^>]*>\n/, "")
    .replace(/ *<link rel="stylesheet" href="([^"]*)">\n/g, (_, name) => take(styles, name))
    .replace(/ *<script src="([^"]*)"><\/script>\n/g, (_, name) => take(first, name))
    .replace(/ *<script src="([^"]*)" defer><\/script>\n/g, (_, name) => take(scripts, name))
    .replace(/(<link rel="icon" href=")([\w.-]+\.svg)"/g, icon)
    .replace("</head>", () => `${tags("script", first)}${tags("style", styles)}</head>`)
    .replace("</body>", () => `${plain("packed-engine", engine)}${tags("script", scripts)}${later.join("")}</body>`);
  for (const text of [...first, ...scripts, ...styles, ...inside]) {
    if (/<\/(script|style)|<!--/i.test(text))
      throw new Error("a part of the page holds an end tag or a comment and cannot stand in it");
  }
  const left = /<(?:script|link|img)[^>]*(?:src|href)="(?!data:|#)[^"]*"/.exec(page);
  if (left) throw new Error(`index.html refers to something that deckmate.html cannot carry: ${left[0]}`);
  const whole = withPolicy(page, {
    "script-src": `${[...first, ...scripts, ...inside].map(hash).join(" ")} 'wasm-unsafe-eval'`,
    "style-src": styles.map(hash).join(" "),
    "font-src": "data:",
    "img-src": "data:",
    "worker-src": "blob:",
  });
  const credit =
    "Outlines of chess pieces: from the font Noto Sans Symbols 2. Typefaces: Figtree, Bricolage Grotesque.";
  return `${whole.trimEnd()}\n<!--\n${credit}\n\n${notices
    .join("\n")
    .replace(/-{9,}\n/g, "")
    .replaceAll("--", "- -")
    .trim()}\n-->\n`;
}
