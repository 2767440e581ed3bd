// A game as a text that people read and that is read back: tags as in PGN, answers by turns, the log as comments.

/**
 * @typedef {import("../engine").Act} Act
 * @typedef {{ game: import("../engine").GameName, rules: number, seed: string, sum: string,
 *   options: Record<string, string | number | boolean>, setup: import("../engine").Setup | null }} Saved
 * @typedef {{ name: string, level?: string }} Player a computer has a level
 * @typedef {{ title: string, who: { First: Player, Second: Player }, result: string, acts: Act[],
 *   log: { text: string }[] }} Told
 */

/** @param {string} name @param {string | number} value */
const tag = (name, value) => `[${name} "${String(value).replace(/[\\"]/g, "\\$&")}"]`;

/** A comment, which holds neither its own end nor a line. @param {string} words */
const comment = (words) => `{${words.replace(/[{}\s]+/g, " ").trim()}}`;

/** @param {Act} act @param {string} told */
const written = (act, told) =>
  [act.text, act.thought > 0 && `{[%ms ${act.thought}]}`, told && comment(told)].filter(Boolean).join(" ");

/** The text of a game: its save, its answers, who played, and what was said. @param {string} save @param {Told} told */
export function gameText(save, { title, who, result, acts, log }) {
  const { game, rules, seed, options, setup, sum } = /** @type {Saved} */ (JSON.parse(save));
  const tags = [
    tag("Game", game),
    tag("Rules", rules),
    tag("Seed", seed),
    ...(Object.keys(options).length ? [tag("Options", JSON.stringify(options))] : []),
    ...(setup ? [tag("Setup", JSON.stringify(setup))] : []),
    tag("Title", title),
    ...Object.entries(who).flatMap(([seat, { name, level }]) => [
      tag(seat, name),
      ...(level ? [tag(`${seat}Level`, level)] : []),
    ]),
    tag("Result", result),
    tag("Sum", sum),
  ];
  /** @type {string[]} */
  const turns = [];
  acts.forEach((act, at) => {
    const before = acts[at - 1];
    const from = before?.lines ?? 0;
    const told = log.slice(from, act.lines).map(({ text }) => text);
    const line = written(act, told.join(" "));
    if (before?.turn === act.turn) turns.push(`${turns.pop()} ${line}`);
    else turns.push(`${act.turn}. ${line}`);
  });
  return `${tags.join("\n")}\n\n${turns.join("\n")}\n`;
}

/** Whether this may be such a text. @param {string} text */
export const isGameText = (text) => /^\s*\[Game "/.test(text);

/** Whatever stands in a tag as JSON. @param {string} name @param {string | undefined} text */
function data(name, text) {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The tag ${name} cannot be read.`);
  }
}

/**
 * What a text says: what the game was made from, its answers, the sum of its save, and who played. Throws a sentence.
 * @param {string} text
 * @returns {{ wanted: import("../engine").NewGame, answers: [answer: string, thought: number][], sum: string,
 *   seats: unknown }}
 */
export function readGameText(text) {
  /** @type {Record<string, string>} */
  const tags = {};
  const body = text.replace(/^\s*\[(\w+)\s+"((?:\\.|[^"\\])*)"\]\s*$/gm, (_, name, value) => {
    tags[name] = value.replace(/\\(.)/g, "$1");
    return "";
  });
  if (!tags.Game || !tags.Seed) throw new Error("This text names no game, or no seed.");
  /** @type {[string, number][]} */
  const answers = [];
  for (const [word] of body.matchAll(/\{[^}]*\}|[^\s{]+/g)) {
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
