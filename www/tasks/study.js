// The study of a first answer to a puzzle, by an engine of its own, which the open table knows nothing of.
import { SEED } from "./position.js";

/**
 * @typedef {import("../games/protocol").Position} Position
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../engine").Verdict} Verdict
 * @typedef {import("../engine").Connection} Connection
 *
 * A game as it may lie for all that the player knows, and answers of both players.
 * @typedef {{ position: Position, seed: string, line: string[] }} Line
 *
 * The same, with the player's answers in words.
 * @typedef {Line & { own: string[] }} Played
 *
 * The failure of a first answer, and the words about it.
 * @typedef {Line & { said: string }} Refutation
 */

/** The viewers while a puzzle is solved. @type {import("../engine").Viewers} */
const PLAYER = { people: ["first"], veil: false, open: null };
/** The viewers while a line is played on. @type {import("../engine").Viewers} */
const BOTH = { people: ["first", "second"], veil: false, open: null };
/** The longest time that the computer looks for one answer, in milliseconds. */
const CAP = 300;
/** The computer's way of answering. @type {import("../engine").SuggestOptions} */
const STRONG = { level: "strong", cap: CAP };
/** Answers of both players after which nothing more is looked for. */
const LONGEST = 24;

/** @type {Promise<Connection> | undefined} */
let engine;

/** @param {GameName} game @param {Line} from */
async function at(game, { position: { setup, options, moves = [] }, seed, line }) {
  engine ??= Deckmate.connect();
  const connection = await engine;
  await connection.call("newGame", { game, seed, options, setup });
  for (const text of [...moves, ...line]) await connection.call("apply", text);
  return connection;
}

/**
 * Both players go on, the player first in a given way.
 * @param {GameName} game @param {Line} from @param {Verdict} wanted @param {string[]} [way]
 * @param {import("../engine").SuggestOptions} [how] the computer answers
 * @returns {Promise<Played | null>}
 */
async function goOn(game, from, wanted, way = [], how = STRONG) {
  const connection = await at(game, from);
  const line = [...from.line];
  const left = [...way];
  /** @type {string[]} */
  const own = [];
  while (line.length < LONGEST) {
    const verdict = await connection.call("judge", from.position.goal, PLAYER);
    if (verdict !== "open") return verdict === wanted ? { ...from, line, own } : null;
    const prompt = await connection.call("prompt");
    const isOwn = prompt?.seat === "first";
    const given = isOwn && left.shift();
    const offers = given ? await connection.call("legalMoves") : [];
    const offer = offers.find(({ text }) => text === given) ?? (await connection.call("suggest", how, BOTH));
    if (!offer) return null;
    await connection.call("apply", offer.text);
    line.push(offer.text);
    if (isOwn) own.push(offer.label);
  }
  return null;
}

/**
 * The opponent spoils the goal in this turn, if there is a way: every answer is tried.
 * @param {GameName} game @param {Line} from
 * @returns {Promise<Line | null>}
 */
async function spoil(game, from) {
  const connection = await at(game, from);
  const verdict = await connection.call("judge", from.position.goal, PLAYER);
  if (verdict === "missed") return from;
  const prompt = await connection.call("prompt");
  if (verdict !== "open" || prompt?.seat !== "second") return null;
  for (const { text, role } of await connection.call("legalMoves")) {
    const found = role === "play" && (await spoil(game, { ...from, line: [...from.line, text] }));
    if (found) return found;
  }
  return null;
}

/**
 * Returns the place at which the goal is missed: the end of the game, or the opponent's next answer if that shows
 * something. Null if the player has won.
 * @param {GameName} game @param {Line} from @param {import("../games/puzzles.js").Puzzle} puzzle
 * @returns {Promise<Refutation | null>}
 */
async function told(game, from, { missed = "The goal is missed after this.", alone }) {
  const connection = await at(game, from);
  const { view, prompt } = await connection.call("state", "first");
  if (view.result) return view.result.winner === "first" ? null : { ...from, said: view.result.text };
  const offer = alone || prompt?.seat !== "second" ? null : await connection.call("suggest", STRONG, BOTH);
  return offer
    ? { ...from, line: [...from.line, offer.text], said: `${missed} Black still has an answer: ${offer.label}` }
    : { ...from, said: missed };
}

/**
 * Shows how a first answer fails: the answers up to the missed goal, in a game that may be the one that was played.
 * @param {GameName} game @param {import("../games/puzzles.js").Puzzle} puzzle
 * @param {string} first
 */
export async function refutation(game, puzzle, first) {
  const { position, worlds, begin } = puzzle;
  for (const [number, world] of (worlds?.() ?? [position]).entries()) {
    const from = { position: world, seed: number ? `${SEED}-${number}` : SEED, line: [first] };
    if (begin && (await (await at(game, from)).call("judge", begin[0], PLAYER)) !== "reached")
      return { ...from, said: begin[1] };
    const found = (await spoil(game, from)) ?? (await goOn(game, from, "missed"));
    const failed = found && (await told(game, found, puzzle));
    if (failed) return failed;
  }
  return null;
}

/**
 * The answers of both players until the goal is reached.
 * @param {GameName} game @param {Position} position @param {string[]} way the player's answers to begin with
 * @param {import("../engine").SuggestOptions} [how] the computer answers
 */
export const solution = (game, position, way, how) =>
  goOn(game, { position, seed: SEED, line: [] }, "reached", way, how);
