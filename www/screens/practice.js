// A practice position: opens it at the table, and leads on to the next one.

import { showAddress } from "../address.js";
import { cardInfo, context } from "../context.js";
import { gamePart } from "../games/registry.js";
import { letGo } from "../match/keeper.js";
import { deal } from "../match/open.js";
import { seatsFor } from "../match/seats.js";
import { go, openTable, refusal } from "../router.js";

/** The cards that are drawn are always the same. */
const SEED = "practice";

/** The practice position of a card, if it has one. @param {string} game @param {string} card */
export const practiceOf = (game, card) => gamePart(game).practices?.find((practice) => practice.card === card) ?? null;

/**
 * Opens the practice position of a card. Gives the engine's refusal back instead of throwing it.
 * @param {import("../engine").GameName} game @param {string} card
 * @returns {Promise<import("../router.js").Problem | null>}
 */
export async function practise(game, card) {
  const practice = practiceOf(game, card);
  const part = gamePart(game);
  if (!practice || !part.practices) return { message: `There is nothing to try for “${card}”.` };
  const { setup, options, moves } = practice;
  const wish = { game, seed: SEED, options, setup, moves, seats: seatsFor("hc", "beginner"), practice: card };
  /** @type {import("../match/match.js").Match} */
  let match;
  try {
    context.table?.match.leave();
    match = await deal(context.link, gamePart, wish);
  } catch (error) {
    return refusal(error);
  }
  match.title = `Try it: ${cardInfo(game, card).title}`;
  letGo();
  const [again, gallery] = [() => void practise(game, card), () => go("gallery", { game, card })];
  const following = part.practices[part.practices.indexOf(practice) + 1]?.card;
  const next = following === undefined ? null : () => void practise(game, following);
  await openTable(match, { home: gallery, begin: again }, (table) => {
    part.practise?.(table, practice, { again, next, gallery });
    showAddress({ g: game, try: card });
  });
  return null;
}
