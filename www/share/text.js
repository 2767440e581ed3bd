// A game as a text that people read and that is read back (engine/game-text.js): tags as in PGN, answers by turns, the
// log as comments.

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
