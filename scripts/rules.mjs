// Turns the rules book's Markdown into HTML when the page is built.
import { Marked } from "marked";

/** "Decision:" and "Option:" begin in a line of their own, so that they are found at a glance. */
const RULING = /^(Decision|Option)\b/;

const renderer = {
  // Headings begin at level three: the dialog's title is the second.
  heading({ tokens, depth }) {
    const tag = depth === 1 ? "h3" : "h4";
    return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
  },
  paragraph({ tokens }) {
    return this.parser
      .parseInline(tokens)
      .split(/\s(?=(?:Decision|Option):? )/)
      .map((part) => {
        const mark = RULING.exec(part)?.[1].toLowerCase();
        return mark ? `<p class="ruling ${mark}">${part}</p>` : `<p>${part}</p>`;
      })
      .join("");
  },
  table(token) {
    const cells = (row, tag) =>
      row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(" ")[0]}>`).join("");
    const rows = token.rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
    const head = `<thead><tr>${cells(token.header, 'th scope="col"')}</tr></thead>`;
    return `<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>${head}<tbody>${rows}</tbody></table></div>`;
  },
  // Links lead to other files of the book; here they are shown as their words.
  link({ tokens }) {
    return this.parser.parseInline(tokens);
  },
};

const marked = new Marked({ renderer });

/** The HTML of a Markdown text. */
export const rulesHtml = (text) => marked.parse(text).trim();
