// Reads a game that stands in a text for people: tags as in PGN, answers by turns, comments in braces. However long the
// text is, each sign is looked at once.

/** Returns true if this may be such a text. @param {unknown} text @returns {text is string} */
export const isGameText = (text) => typeof text === "string" && /^\s*\[\w+\s+"/.test(text);

/** The tags of PGN that chess programs name, and no text of Deckmate. */
const PGN = [
  "Event",
  "Site",
  "Date",
  "Round",
  "White",
  "Black",
  "FEN",
  "SetUp",
  "ECO",
  "Variant",
  "WhiteElo",
  "UTCDate",
];

/**
 * Names the kind of a text that people paste and that is no game: PGN of another program, a position (FEN), or a link
 * of a page of Deckmate.
 * @param {unknown} text @returns {"pgn" | "fen" | "link" | null}
 */
export function foreign(text) {
  if (typeof text !== "string") return null;
  // Comments may stand before a game; a brace with a name behind it begins a save.
  const bare = text.replace(/^(?:\s*(?:\{(?!\s*")[^}]*\}|[;%][^\n]*\n))+/, "");
  const tag = /^\s*\[(\w+)\s+"/.exec(bare)?.[1];
  if (tag !== undefined ? PGN.includes(tag) : /^\s*1\.+\s*(?:[a-h][1-8]\b|[KQRBN][a-h1-8x]|O-O)/.test(bare))
    return "pgn";
  if (/^\s*(?:\w+\/){7}\w+(?:\s+[wb]\b|\s*$)/i.test(text)) return "fen";
  if (/^\s*(?:[a-z]+:\/\/)?[^\s#{"]*#(?:g|replay|daily)\b\S*\s*$/i.test(text)) return "link";
  return null;
}

/** Returns the value that stands in a tag as JSON. @param {string} name @param {string | undefined} text */
function data(name, text) {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The tag ${name} cannot be read.`);
  }
}

/** The tags at the heads of lines, and the lines that are none. @param {string} text */
function parts(text) {
  /** @type {Record<string, string>} */
  const tags = Object.create(null);
  /** @type {string[]} */
  const lines = [];
  for (const line of text.split("\n")) {
    const [, name, value = ""] = /^\s*\[(\w+)\s+"((?:\\.|[^"\\])*)"\]\s*$/.exec(line) ?? [];
    if (name === undefined) lines.push(line);
    else tags[name] = value.replace(/\\(.)/g, "$1");
  }
  return { tags, body: lines.join("\n") };
}

/** The words and comments, one after the other. Throws where a comment has no end. @param {string} body */
function* words(body) {
  for (const [word] of body.matchAll(/\{[^}]*(?:\}|$)|[^\s{]+/g)) {
    if (word.startsWith("{") && !word.endsWith("}"))
      throw new Error(`The comment “${word.slice(1, 41)}…” has no end: a brace is missing.`);
    yield word;
  }
}

/**
 * Reads a text: what the game was made from, its answers, the sum of its save, and who played. Throws a sentence.
 * @param {string} text
 * @returns {{ wanted: import("../engine").NewGame, answers: [answer: string, thought: number][], sum: string,
 *   seats: unknown }}
 */
export function readGameText(text) {
  const { tags, body } = parts(text);
  if (!tags.Game || !tags.Seed) throw new Error("This text names no game, or no seed.");
  /** @type {[string, number][]} */
  const answers = [];
  for (const word of words(body)) {
    const time = /^\{\[%ms (\d+)\]/.exec(word);
    const last = answers.at(-1);
    if (time && last) last[1] = Math.min(Number(time[1]), 2 ** 32 - 1);
    else if (!word.startsWith("{") && !/^\d+\.+$/.test(word)) answers.push([word, 0]);
  }
  const options = data("Options", tags.Options);
  const setup = data("Setup", tags.Setup);
  const game = /** @type {import("../engine").GameName} */ (tags.Game);
  /** @param {string} seat @param {number} number */
  const player = (seat, number) => {
    const [name, level] = [tags[seat] ?? `Player ${number}`, tags[`${seat}Level`]];
    return { kind: level ? "computer" : "human", name, level };
  };
  return {
    wanted: { game, seed: tags.Seed, ...(options && { options }), ...(setup && { setup }) },
    answers,
    sum: tags.Sum ?? "",
    seats: { first: player("First", 1), second: player("Second", 2) },
  };
}
