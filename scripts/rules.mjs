// Turns the Markdown of the rules into HTML when the page is built.
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { Marked } from "marked";

/** "Decision:" and "Option:" begin in a line of their own, so that they are found at a glance. */
const RULING = /^(Decision|Option)\b/;
/** A rule or a card by its id. */
const ID = /^(?:<strong>)?([A-Z]+-[\d.]*\d)\b/;

/** `top`: the level of the first heading; `diagram` makes a figure of a block in the language `board`. */
const renderer = (top, diagram) => ({
  heading({ tokens, depth }) {
    const text = this.parser.parseInline(tokens);
    const tag = `h${Math.min(top + depth - 1, top + 2)}`;
    const id = ID.exec(text);
    return `<${tag}${id ? ` id="${id[1]}"` : ""}>${text}</${tag}>`;
  },
  paragraph({ tokens }) {
    return this.parser
      .parseInline(tokens)
      .split(/\s(?=(?:Decision|Option):? )/)
      .map((part) => {
        const mark = RULING.exec(part)?.[1].toLowerCase();
        const id = ID.exec(part);
        return mark ? `<p class="ruling ${mark}">${part}</p>` : `<p${id ? ` id="${id[1]}"` : ""}>${part}</p>`;
      })
      .join("");
  },
  code({ text, lang }) {
    if (lang !== "board") throw new Error(`the rules hold a block in the language "${lang}"`);
    return diagram(JSON.parse(text));
  },
  table(token) {
    const cells = (row, tag) =>
      row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(" ")[0]}>`).join("");
    const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
    const head = `<thead><tr>${cells(token.header, 'th scope="col"')}</tr></thead>`;
    const table = `<table>${head}<tbody>${rows}</tbody></table>`;
    return `<div class="table-scroll" tabindex="0" role="group" aria-label="Table">${table}</div>`;
  },
  // Links lead to other files of the book; here they are shown as their words.
  link({ tokens }) {
    return this.parser.parseInline(tokens);
  },
});

export const html = (text, top, diagram) => new Marked({ renderer: renderer(top, diagram) }).parse(text).trim();

/** A game's rules for players, from the folder of its name; the dialog's title is the second heading above them. */
export const rulesHtml = (path, diagram) =>
  html(readFileSync(path, "utf8"), 3, (wish) => diagram(basename(dirname(path)), wish));

/** The rules book: a part for each of `names`, and the terms that they share. */
export function bookHtml(names) {
  const part = (id, text) => `<section id="${id}" class="prose">\n${html(text, 2)}\n</section>`;
  const read = (name) => readFileSync(`docs/rules/${name}.md`, "utf8").replace(" - rules book\n", "\n");
  const shared = read("README");
  const terms = `# Shared terms\n\n${shared.slice(shared.indexOf("## How to read it"))}`;
  const title = (name) => /^# (.*)$/m.exec(read(name))[1];
  const links = [...names.map((name) => [name, title(name)]), ["terms", "Shared terms"]];
  const list = links.map(([id, words]) => `<li><a href="#${id}">${words}</a></li>`).join("");
  return [
    `<nav class="prose"><ul>${list}</ul></nav>`,
    ...names.map((name) => part(name, read(name))),
    part("terms", terms),
  ].join("\n");
}
