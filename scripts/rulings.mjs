// rulings.js: what the rules book says of each card, as a script that the page asks for when somebody wants to read it.
import { readFileSync } from "node:fs";
import { html } from "./rules.mjs";

/** A position in the book's words: the first four fields of a FEN. */
const POSITION = /<code>((?:[1-8a-zA-Z]+\/){7}[1-8a-zA-Z]+ [wb] \S+ \S+)<\/code>/g;

/** The book's short signs for windows and for what lasts mean something only beside its tables. */
const WINDOW = /(Window:<\/strong> )[A-Z]{2,3} — (\w)/g;
const LASTS = / ☉/g;

/** The cards' sections of a rules book by the cards' numbers; `picture` makes a figure of a position, or nothing. */
function sections(game, id, picture) {
  const text = readFileSync(`docs/rules/${game}.md`, "utf8");
  const found = {};
  for (const part of text.split(/^(?=##? |### )/m)) {
    const number = new RegExp(`^### ${id}-(\\d{3}) .*\\n`).exec(part);
    if (!number) continue;
    const body = html(part.slice(number[0].length), 3).replace(/ id="[^"]*"/g, "");
    const plain = body.replace(WINDOW, (_, title, first) => title + first.toUpperCase()).replace(LASTS, "");
    found[Number(number[1])] = plain.replace(POSITION, (code, board) => picture(game, board) ?? code);
  }
  return found;
}

/** The script; `picture` as above. */
export const rulingsScript = (picture) =>
  `globalThis.deckmateRulings=${JSON.stringify({ "chess-storm": sections("chess-storm", "CS", picture) })};\n`;
