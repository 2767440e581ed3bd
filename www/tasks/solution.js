// The solution of a puzzle: a line of answers of both players, by the engine that studies first answers.
import { SEED } from "./position.js";
import { at, BOTH, LONGEST, PLAYER, STRONG } from "./study.js";

/**
 * @typedef {import("../games/protocol").Position} Position
 * @typedef {import("../engine").GameName} GameName
 *
 * A line, with the player's answers in words.
 * @typedef {import("./study.js").Line & { own: string[] }} Played
 */

/**
 * The answers of both players until the goal is reached. A card is played where one might pass, if the goal is reached
 * all the same: the line shows the opponent's card, and the answer to it, too.
 * @param {GameName} game @param {Position} position @param {string[]} way the player's answers to begin with
 * @param {import("../engine").SuggestOptions} [how] the computer answers
 * @returns {Promise<Played | null>}
 */
export async function solution(game, position, way, how = STRONG) {
  const resisted = how === STRONG ? await solved(game, position, way, how, true) : null;
  return resisted ?? solved(game, position, way, how, false);
}

/**
 * The same, in one of two ways.
 * @param {GameName} game @param {Position} position @param {string[]} way
 * @param {import("../engine").SuggestOptions} how
 * @param {boolean} resists whether a card is played where one might pass
 * @returns {Promise<Played | null>}
 */
async function solved(game, position, way, how, resists) {
  /** @type {Played} */
  const played = { position, seed: SEED, line: [], own: [] };
  const connection = await at(game, played);
  const left = [...way];
  while (played.line.length < LONGEST) {
    const verdict = await connection.call("judge", position.goal, PLAYER);
    if (verdict !== "open") return verdict === "reached" ? played : null;
    const prompt = await connection.call("prompt");
    const isOwn = prompt?.seat === "first";
    const next = isOwn ? left[0] : undefined;
    const offers = next || resists ? await connection.call("legalMoves") : [];
    const mayPass = resists && offers.some(({ text }) => text === "pass");
    const given = offers.find(({ text }) => (next ? text === next : mayPass && text.startsWith("card:")));
    if (isOwn && given) left.shift();
    const offer = given ?? (await connection.call("suggest", how, BOTH));
    if (!offer) return null;
    await connection.call("apply", offer.text);
    played.line.push(offer.text);
    if (isOwn) played.own.push(offer.label);
  }
  return null;
}
