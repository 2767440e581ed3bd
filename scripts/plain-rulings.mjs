// The rules book on a card, in words for players: the book's ids, short signs and headings stay there.

/** The windows of the book's general rules. */
const WINDOWS = {
  BT: "before-the-move",
  TR: "move-replacing",
  ET: "end-of-turn",
  OT: "capture",
  AT: "after-the-turn",
  OC: "answer-to-a-card",
  ANY: "any-time",
};

/** The sections of a card that have other names for players; a section of which nothing is to be said goes. */
const HEADS = [
  [/^- \*\*Expiry:\*\* none\.$/gm, ""],
  [/^- \*\*Playable when:\*\* always.*$/gm, ""],
  [/ ?☉/g, ""],
  [/ \*\*Duration:\*\* one-shot\.?/g, ""],
  [/\*\*Duration:\*\* continuous(?: \(([^)]*)\))?/g, (_, how) => `It stays on the table${how ? `, ${how}` : ""}`],
  [/\*\*Duration:\*\*/g, "It lasts:"],
  [/\*\*Window:\*\* (?:[A-Z]{2,3} — )?(\w)/g, (_, first) => `**When:** ${first.toUpperCase()}`],
  ["**Playable when:**", "**Needs:**"],
  ["**Interactions:**", "**In particular:**"],
  ["**Expiry:**", "**Ends with:**"],
  [/\*\*Example ([AB]):\*\* before /g, "**Example $1:** before: "],
];

/** Rules that have a name of their own, in the book's general part. */
const NAMES = { 0.43: "the rule of all swaps", 0.51: "king safety", 0.52: "the checkmate rule" };

/**
 * @param {string} text a card's section, as Markdown
 * @param {{ titles: Record<string, string>, rules: Record<string, string> }} book titles of cards and of general rules
 */
export function forPlayers(text, { titles, rules }) {
  const named = (_, id) => {
    if (NAMES[id]) return NAMES[id];
    if (titles[id]) return `“${titles[id]}”`;
    if (rules[id]) return `the rule “${rules[id]}”`;
    throw new Error(`the rules book refers to CS-${id}, which it does not have`);
  };
  let found = text;
  for (const [from, to] of HEADS) found = found.replaceAll(from, to);
  return (
    found
      // A sentence that only points at a rule says enough without it.
      .replace(/ ?\((?:order in |see )?CS-0\.\d+(?:(?:, | and |; )CS-0\.\d+)*\)/g, "")
      // Words about machines are for those who build them.
      .replace(/ ?Digital\b[^.]*\./g, "")
      .replace(/\b(?:Decision|Facts)(?: on \w+)?: (\W?\w)/g, (_, first) => first.toUpperCase())
      .replace(/CS-(\d+(?:\.\d+)?)/g, named)
      .replace(/\b(BT|TR|ET|OT|AT|OC|ANY)\b/g, (sign) => WINDOWS[sign])
      .replace(/\n\n+(?=- )/g, "\n")
  );
}

/** The titles by which the text speaks of cards and general rules. @param {string} text the whole book */
export const titlesOf = (text) => ({
  titles: Object.fromEntries([...text.matchAll(/^### CS-(\d{3}) (.*)$/gm)].map(([, id, title]) => [id, title])),
  rules: Object.fromEntries(
    [...text.matchAll(/^\*\*CS-(0\.\d+) ([^*]*?)\.?\*\*/gm)].map(([, id, title]) => [id, title.replaceAll('"', "")]),
  ),
});
