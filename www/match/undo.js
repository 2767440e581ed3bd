// Taking back: the last answer of a player, and what was answered after it.

/**
 * Whose answer is taken back: the last player's; after loading a strange save nobody is known.
 * @param {import("./match.js").Match} match
 */
const lastLetter = ({ answered, people }) =>
  [...answered].reverse().find((letter) => people.some((seat) => seat[0] === letter.toLowerCase()));

/**
 * Takes one answer back. Gives what the engine says to it, who gave the answers before, and whether the page gave the
 * answer by itself: what came before it is taken back with it.
 * @param {import("./match.js").Match} match
 */
export async function undoOne(match) {
  const { answered } = match;
  const last = lastLetter(match);
  const seat = last === undefined ? last : /f/i.test(last) ? "first" : "second";
  const reply = await match.link.call("undo", match.glance(), seat);
  const before = last === undefined ? answered : answered.slice(0, answered.lastIndexOf(last));
  return { reply, before, byPage: last !== undefined && last !== last.toLowerCase() };
}
