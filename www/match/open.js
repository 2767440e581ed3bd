// Opens a match: deals a new game, or sits down again at a kept one.
import { fitRecord } from "./kept.js";
import { Match } from "./match.js";

/**
 * @typedef {import("../engine").Line} Line
 * @typedef {(game: string) => import("../games/protocol").GamePart} Parts what each game adds to the page
 */

/** What a stranger may see, until it is known whether there is anything to hide. */
const STRANGER = { people: [], veil: true, open: null };

/** What the engine is told of a new game. @param {import("./kept.js").TableWish} wish */
function dealt({ game, options = {}, seed, board, setup = board ? { board } : undefined }) {
  return { game, options, ...(seed && { seed }), ...(setup && { setup }) };
}

/**
 * Throws what the engine says against such a game; nothing is dealt.
 * @param {Line} link @param {import("./kept.js").TableWish} wish
 */
export const probe = (link, wish) => link.call("probe", dealt(wish));

/**
 * Deals a new game. Throws the engine's error.
 * @param {Line} link @param {Parts} parts @param {import("./kept.js").TableWish} wish
 */
export async function deal(link, parts, wish) {
  const { game, moves = [] } = wish;
  await link.call("newGame", dealt(wish));
  for (const text of moves) await link.call("apply", text);
  const match = new Match(link, parts(game), wish, await link.call("state", STRANGER));
  await match.look();
  return match;
}

/**
 * Sits down again at a kept game. Throws the engine's error.
 * @param {Line} link @param {Parts} parts @param {import("./kept.js").Resumed} record
 */
export async function resume(link, parts, record) {
  await link.call("loadGame", record.save);
  const { seats, flipped, answered, spent } = fitRecord(record);
  const state = await link.call("state", STRANGER);
  const match = new Match(link, parts(state.view.game), { seats, flipped }, state);
  match.answered = answered;
  match.watch.reset(spent);
  await match.look();
  return match;
}
