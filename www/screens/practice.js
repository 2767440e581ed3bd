// A practice position: opens it at the table, and leads on to the next one.

import { showAddress } from "../address.js";
import { cardInfo, context } from "../context.js";
import { notLoaded, waited } from "../extras/later.js";
import { gamePart, matchPart } from "../games/registry.js";
import { release } from "../match/keeper.js";
import { deal, opened } from "../match/open.js";
import { seatsFor } from "../match/seats.js";
import { go, openTable, refusal } from "../router.js";

/** The cards that are drawn are always the same. */
const SEED = "practice";

/**
 * Opens the practice position of a card. Gives a refusal back instead of throwing it: the engine's, or that the
 * positions could not be loaded; then what is shown stays.
 * @param {import("../engine").GameName} game @param {string} card
 * @returns {Promise<import("../router.js").Problem | null>}
 */
export async function practise(game, card) {
  const nothing = { message: `There is nothing to try for “${card}”.` };
  const load = gamePart(game).practice;
  if (!load) return nothing;
  /** @type {import("../games/protocol").PracticePart | null} */
  let part;
  try {
    part = await waited("the practice positions", load());
  } catch {
    return { error: "not-loaded", message: notLoaded("the practice positions") };
  }
  if (!part) return null;
  const { practices, practise: watch } = part;
  const practice = practices.find((one) => one.card === card);
  if (!practice) return nothing;
  const { setup, options, moves } = practice;
  const request = { game, seed: SEED, options, setup, moves, seats: seatsFor("hc", "beginner"), practice: card };
  /** @type {import("../match/match.js").Match} */
  let match;
  try {
    context.table?.match.leave();
    match = await opened(context.connection, matchPart, (parts) => deal(context.connection, parts, request));
  } catch (error) {
    return refusal(error);
  }
  match.title = `Try it: ${cardInfo(game, card).title}`;
  release();
  const [again, gallery] = [() => void practise(game, card), () => go("gallery", { game, card })];
  const following = practices[practices.indexOf(practice) + 1]?.card;
  const next = following === undefined ? null : () => void practise(game, following);
  await openTable(match, { home: gallery, begin: again }, (table) => {
    watch(table, practice, { again, next, gallery });
    showAddress({ g: game, try: card });
  });
  return null;
}
