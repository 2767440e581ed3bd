// The audit of a game that nobody dealt, once it is over: the chain that was named, the seals that were given, and the
// whole game played again by the own engine with all that was hidden.
import { auditDecks } from "./audit-decks.js";
import { Chain } from "./chain.js";
import { hiddenIn, openedIn, sealOf } from "./seals.js";
import { isHex } from "./sums.js";

/**
 * @typedef {import("./kept-game.js").Kept} Kept
 * @typedef {import("./kept-game.js").Answer} Answer
 * A finding: what the other side has done, and what shows it.
 * @typedef {{ what: string, proof: object }} Cheat
 */

/** @param {unknown} found @returns {Answer[] | null} */
function answersIn(found) {
  if (!Array.isArray(found) || found.length > 999) return null;
  const fit = (/** @type {any} */ one) =>
    Array.isArray(one) && typeof one[0] === "string" && Number.isSafeInteger(one[1]) && Array.isArray(one[2]);
  return found.every(fit) ? found : null;
}

/**
 * Looks whether all that the other side has opened fits. Gives the save of the whole game, or the finding.
 * @param {Pick<import("./kept-game.js").Ties, "connection" | "shuffler">} ties @param {Kept} kept
 * @param {any} open what the other side opened @param {import("../../engine").View} view the last one
 * @returns {Promise<Cheat | { save: string }>}
 */
export async function audit({ connection, shuffler }, kept, open, view) {
  const { seed } = open;
  if (!isHex(seed) || new Chain(seed).end !== kept.links[0])
    return { what: "has opened another chain than it named", proof: { seed, end: kept.links[0] } };
  const setup = answersIn(open.setup);
  /** @type {(import("./seals.js").Opened | null)[]} */
  const hidden = Array.isArray(open.hidden) ? open.hidden.map(openedIn) : [];
  const sealed = Object.keys(kept.seals);
  /** @param {number} id */
  const opens = (id) => hidden.some((one) => one?.id === id && sealOf(one) === kept.seals[id]);
  if (!setup || !sealed.every((id) => opens(Number(id))))
    return { what: "has opened seals that hid something else", proof: { hidden: open.hidden, seals: kept.seals } };
  const sets = kept.own === "first" ? [kept.setup, setup] : [setup, kept.setup];
  // With all bases known, what a seal hid is no roll any more.
  let given = kept.answers.map(([text, thought, rolls]) => [text, thought, sealed.length ? [] : rolls]);
  if (kept.hands) {
    const found = auditDecks(await shuffler(), kept, kept.hands, seed);
    if ("what" in found) return found;
    given = found.answers;
  }
  const { game, options, start } = kept;
  const wanted = { game, options, seed: start, rolls: [] };
  /** @param {any[]} answers */
  const played = (answers) => connection.call("played", wanted, /** @type {any} */ (answers));
  try {
    const other = kept.own === "first" ? "second" : "first";
    const dealt = sealed.length ? await connection.call("viewOf", await played(sets.flat()), other) : null;
    // Bases of the other side after its set-up are those that its seals say.
    const lies = dealt ? hiddenIn(dealt) : [];
    const differs = lies.some(({ id, kind }) => !hidden.some((one) => one?.id === id && one.kind === kind));
    if (differs || lies.length !== sealed.length)
      return { what: "has opened a set-up that its seals don't hide", proof: { setup, hidden: open.hidden } };
    const save = await played([...sets.flat(), ...given]);
    const { log, result } = await connection.call("viewOf", save, "watcher");
    // A hidden base may have ended a game that seemed to go on.
    const shown = view.result ? log : log.slice(0, view.log.length);
    const ends = view.result ? JSON.stringify(result) === JSON.stringify(view.result) : result !== null;
    // With hidden hands, everything that was told of cards is compared, too.
    const told = kept.hands ? JSON.stringify(await connection.call("told")) : "";
    if (kept.hands) await connection.call("loadGame", save);
    const again = kept.hands ? JSON.stringify(await connection.call("told")) : "";
    if (!ends || told !== again || JSON.stringify(shown) !== JSON.stringify(view.log))
      return { what: "has hidden how the game goes", proof: { setup, answers: kept.answers } };
    return { save };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { what: "has played against the rules", proof: { why, setup, answers: kept.answers } };
  }
}
