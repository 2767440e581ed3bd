// An analysis as data: a position and a tree of answers from it, kept on the device and shared as a link.
import { showAddress, whole } from "../address.js";
import { context, findGame } from "../context.js";
import { isObject } from "../ui/fit.js";
import { packed } from "../ui/packed.js";
import { keep, read } from "../ui/storage.js";

/**
 * @typedef {import("../engine").GameName} GameName
 *
 * A position and a tree of answers from it.
 * @typedef {{ game: GameName, seed?: string, options?: Record<string, string | number | boolean>,
 *   setup?: import("../engine").Setup, tree?: string, at?: string[] }} Study
 */

/** The analysis of something found; throws where it is none. @param {unknown} found @returns {Study} */
export function fitStudy(found) {
  const info = isObject(found) && findGame(String(found.game));
  if (!info) throw new Error("This is no analysis.");
  const { seed, setup, tree, at, ...rest } = /** @type {Record<string, any>} */ (found);
  /** @type {Study["options"]} */
  const options = isObject(rest.options) ? /** @type {any} */ (rest.options) : undefined;
  return {
    game: info.name,
    ...(typeof seed === "string" && { seed }),
    ...(options && { options }),
    ...(isObject(setup) && { setup }),
    ...(typeof tree === "string" && { tree }),
    ...(Array.isArray(at) && { at: at.map(String) }),
  };
}

/** An analysis as it stands. @param {Study} wanted @param {import("./tree.js").Tree} tree @returns {Study} */
const now = (wanted, tree) => ({ ...wanted, tree: tree.write(), at: tree.answers() });

/**
 * Keeps an analysis on this device and in the address.
 * @param {Study} wanted @param {import("./tree.js").Tree} tree
 */
export function keepStudy(wanted, tree) {
  const study = now(wanted, tree);
  keep(`analysis.${wanted.game}`, JSON.stringify(study));
  if (context.table) showAddress({ analyse: packed(study) });
}

/** The analysis of a game that was left last; null if there is none. @param {GameName} game */
export function keptStudy(game) {
  try {
    return fitStudy(JSON.parse(read(`analysis.${game}`) ?? "null"));
  } catch {
    return null;
  }
}

/** The address of an analysis. @param {Study} wanted @param {import("./tree.js").Tree} tree */
export const linkOf = (wanted, tree) => whole({ analyse: packed(now(wanted, tree)) });
