// The study of a first answer to a puzzle, by an engine of its own, which the open table knows nothing of.
import { cardInfo } from "../context.js";
import { sentence } from "../ui/words.js";
import { SEED } from "./position.js";

/**
 * @typedef {import("../games/protocol").Position} Position
 * @typedef {import("../engine").GameName} GameName
 * @typedef {import("../engine").Connection} Connection
 *
 * A game as it may lie for all that the player knows, and answers of both players.
 * @typedef {{ position: Position, seed: string, line: string[] }} Line
 *
 * The failure of a first answer, and the words about it.
 * @typedef {Line & { said: string }} Refutation
 */

/** The viewers while a puzzle is solved. @type {import("../engine").Viewers} */
export const PLAYER = { people: ["first"], veil: false, open: null };
/** The viewers while a line is played on. @type {import("../engine").Viewers} */
export const BOTH = { people: ["first", "second"], veil: false, open: null };
/** The longest time that the computer looks for one answer, in milliseconds. */
const CAP = 300;
/** The computer's way of answering. @type {import("../engine").SuggestOptions} */
export const STRONG = { level: "strong", cap: CAP };
/** Answers of both players after which nothing more is looked for. */
export const LONGEST = 24;

/** @type {Promise<Connection> | undefined} */
let engine;

/** @param {GameName} game @param {Line} from */
export async function at(game, { position: { setup, options, moves = [] }, seed, line }) {
  engine ??= Deckmate.connect();
  const connection = await engine;
  await connection.call("newGame", { game, seed, options, setup });
  for (const text of [...moves, ...line]) await connection.call("apply", text);
  return connection;
}

/**
 * The opponent spoils the goal in this turn, if there is a way: every answer is tried, a win comes first, and nothing
 * that the player may respond helps.
 * @param {GameName} game @param {Line} from @param {number} [turn] the opponent's, once it has begun
 * @returns {Promise<Line | null>}
 */
async function spoil(game, from, turn) {
  const connection = await at(game, from);
  const verdict = await connection.call("judge", from.position.goal, PLAYER);
  if (verdict === "missed") return from;
  const { view, prompt } = await connection.call("state", "first");
  if (verdict !== "open" || !prompt || (turn ? view.turn.number !== turn : prompt.seat === "first")) return null;
  /** @type {Line | null} */
  let spoiled = null;
  for (const { text, role } of await connection.call("legalMoves")) {
    if (role !== "play") continue;
    const found = await spoil(game, { ...from, line: [...from.line, text] }, view.turn.number);
    if (prompt.seat === "first" && !found) return null;
    if (prompt.seat === "second" && found && (await isLost(game, found))) return found;
    spoiled ??= found;
  }
  return spoiled;
}

/** True if the opponent has won. @param {GameName} game @param {Line} from */
async function isLost(game, from) {
  const { view } = await (await at(game, from)).call("state", "first");
  return view.result?.winner === "second";
}

/**
 * Both go on until the goal is missed: the player as well as the computer knows, the opponent with whatever spoils it.
 * @param {GameName} game @param {Line} begun
 * @returns {Promise<Line | null>} null where the player reaches it after all
 */
async function missing(game, begun) {
  for (let from = begun; from.line.length < LONGEST; ) {
    const spoiled = await spoil(game, from);
    if (spoiled) return spoiled;
    const connection = await at(game, from);
    const verdict = await connection.call("judge", from.position.goal, PLAYER);
    const offer = verdict === "open" ? await connection.call("suggest", STRONG, BOTH) : null;
    if (!offer) return null;
    from = { ...from, line: [...from.line, offer.text] };
  }
  return null;
}

/**
 * The words of a line: the player's answers, and the card that the opponent has played since the last of them, which
 * spoils the goal.
 * @param {GameName} game @param {Line} from @returns {Promise<{ own: string[], card: string }>}
 */
async function wordsOf(game, { line, ...from }) {
  const connection = await at(game, { ...from, line: [] });
  /** @type {string[]} */
  const own = [];
  let card = "";
  for (const text of line) {
    const prompt = await connection.call("prompt");
    const offer = (await connection.call("legalMoves")).find((one) => one.text === text);
    if (prompt?.seat === "second") card ||= text.startsWith("card:") ? cardInfo(game, text.slice(5)).title : "";
    else if (offer && text !== "pass") {
      own.push(offer.label);
      card = "";
    }
    await connection.call("apply", text);
  }
  return { own, card };
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
  const { card } = await wordsOf(game, from);
  // The card is the answer: it stands in the line already.
  if (card) return { ...from, said: `Black plays ${card}. ${missed}` };
  await at(game, from);
  const offer = alone || prompt?.seat !== "second" ? null : await connection.call("suggest", STRONG, BOTH);
  return offer
    ? { ...from, line: [...from.line, offer.text], said: `${missed} Black still has an answer: ${offer.label}` }
    : { ...from, said: missed };
}

/** The worth of captured pieces, the dearest first. */
const WORTH = ["amazon", "queen", "chancellor", "cardinal", "rook", "bishop", "knight", "pawn"];
/** The player's pieces of a kind that were captured. @param {import("../engine").View} view @param {string} kind */
const lostOf = ({ taken }, kind) => taken.filter((one) => one.side === "white" && one.kind === kind).length;
/** The longest look for a mate after one reply, in milliseconds. */
const LOOK = 250;

/**
 * The reply that takes a mate in several moves away: no mate is left in time after it. One that captures comes first,
 * the dearest piece before others, else the one that the computer would give.
 * @param {GameName} game @param {Line} from after the first answer
 * @returns {Promise<{ line: Line, label: string } | null>} null where a setup says more than its board
 */
async function spoiling(game, from) {
  const { setup, goal } = from.position;
  const turns = (Number(/^won by:(\d+)$/.exec(goal ?? "")?.[1]) - 1) / 2;
  if (!(turns >= 1) || Object.keys(setup ?? {}).join() !== "board") return null;
  const connection = await at(game, from);
  const { prompt, view } = await connection.call("state", "first");
  if (prompt?.seat !== "second") return null;
  const offers = (await connection.call("legalMoves")).filter(({ role }) => role === "play");
  const wished = await connection.call("suggest", STRONG, BOTH);
  /** @type {{ line: Line, label: string, rank: number } | null} */
  let best = null;
  for (const { text, label } of offers) {
    const line = { ...from, line: [...from.line, text] };
    const after = (await (await at(game, line)).call("state", "first")).view;
    const lost = WORTH.findIndex((kind) => lostOf(after, kind) > lostOf(view, kind));
    const rank = lost < 0 ? WORTH.length + Number(text !== wished?.text) : lost;
    if (best && rank >= best.rank) continue;
    const mate =
      !after.result &&
      (await connection.call("findWin", { game, setup: { board: after.board } }, { turns, cap: LOOK })).turns;
    if (!mate) best = { line, label, rank };
  }
  return best;
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
    const reply = worlds || begin ? null : await spoiling(game, from);
    if (reply) return { ...reply.line, said: `Black answers ${reply.label}. No mate comes in time after that` };
    const found = await missing(game, from);
    const failed = found && (await told(game, found, puzzle));
    if (failed) return failed;
  }
  return null;
}

/**
 * The player's answers that come before a card can be played: none, or one of these.
 * @param {GameName} game @param {Position} position @param {string} given
 * @param {string[]} wanted those looked at first
 */
async function before(game, position, given, wanted) {
  /** @param {string[]} line */
  const offered = async (line) => (await at(game, { position, seed: SEED, line })).call("legalMoves");
  const offers = await offered([]);
  if (offers.some(({ text }) => text === given)) return [];
  const own = offers.flatMap(({ text, role }) => (role === "play" && !text.startsWith("card:") ? [text] : []));
  for (const text of [...wanted.filter((one) => own.includes(one)), ...own])
    if ((await offered([text])).some((offer) => offer.text === given)) return [text];
  return null;
}

/**
 * Shows how a card fails: it is played as soon as it can be, and as well as the computer knows; or where it waits for
 * the opponent's turn, how the player fares with it alone, after the move of the solution. The player's answers are
 * said, as they are not those that were given.
 * @param {GameName} game @param {import("../games/puzzles.js").Puzzle} puzzle @param {string} card
 * @returns {Promise<Refutation | null>}
 */
export async function failing(game, puzzle, card) {
  const { position, first, answers = first } = puzzle;
  const given = `card:${card}`;
  const moves = await before(game, position, given, answers);
  const { setup } = /** @type {{ setup: { hands?: object } }} */ (position);
  const alone = { ...position, setup: { ...setup, hands: { ...setup.hands, first: [card] } } };
  const played = moves && (await missing(game, { position, seed: SEED, line: [...moves, given] }));
  const cards = answers.findIndex((text) => text.startsWith("card:"));
  const lead = answers.slice(0, cards < 0 ? answers.length : cards);
  /** @param {string[]} line */
  const waiting = (line) => missing(game, { position: alone, seed: SEED, line });
  const found = played ?? (await waiting(lead)) ?? (await waiting([]));
  const failed = found && (await told(game, found, puzzle));
  if (!failed) return null;
  const { own } = await wordsOf(game, found);
  const words = [own.join(", then "), ...(played ? [] : [`${cardInfo(game, card).title} in hand`])];
  return { ...failed, said: `${sentence(words.filter(Boolean).join(", "))} ${failed.said}` };
}
