// rulings.js: what the rules book says of each card, as a script that the page asks for when somebody wants to read it.
import { readFileSync } from "node:fs";
import { forPlayers, titlesOf } from "./plain-rulings.mjs";
import { html } from "./rules.mjs";

/** The books that have rulings of cards of Chess Storm. */
const BOOKS = ["chess-storm", "second-deck"];
/** A position in the book's words: the first four fields of a FEN. */
const POSITION = /<code>((?:[1-8a-zA-Z]+\/){7}[1-8a-zA-Z]+ [wb] \S+ \S+)<\/code>/g;

/**
 * A board stands in a line of its own: no sign of the sentence it was named in is left beside it, and what follows
 * begins with a capital letter unless it is a square.
 */
const aroundBoards = (text) =>
  text
    .replace(/[;,] after (?=<figure)/g, ". After: ")
    .replace(/\bafter (?=<figure)/g, "after: ")
    .replace(/(<\/figure>)\s*[;,.]\s*([a-h][1-8]|\w?)/g, (_, end, first) =>
      [end, first.length > 1 ? first : first.toUpperCase()].join(first && " "),
    );

/** The cards' sections of rules books by the cards' numbers; `picture` makes a figure of a position, or nothing. */
function sections(game, books, id, picture) {
  const text = books.map((name) => readFileSync(`docs/rules/${name}.md`, "utf8")).join("");
  const book = titlesOf(text);
  const found = {};
  for (const part of text.split(/^(?=##? |### )/m)) {
    const number = new RegExp(`^### ${id}-(\\d{3}) .*\\n`).exec(part);
    if (!number) continue;
    const body = html(forPlayers(part.slice(number[0].length), book), 3).replace(/ id="[^"]*"/g, "");
    found[Number(number[1])] = aroundBoards(body.replace(POSITION, (code, board) => picture(game, board) ?? code));
  }
  return found;
}

/** The script; `picture` as above. */
export const rulingsScript = (picture) =>
  `globalThis.deckmateRulings=${JSON.stringify({ "chess-storm": sections("chess-storm", BOOKS, "CS", picture) })};\n`;
