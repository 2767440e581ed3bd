// Selectors, such as `all foe but king` with conditions: read into their parts, and written as short as possible.

/**
 * @typedef {object} Selector
 * @property {boolean} all every one of them
 * @property {string} base whose, or the name of what was chosen before
 * @property {string[]} kinds none: all kinds
 * @property {string[]} but kinds that are left out
 * @property {unknown[]} where what they are like
 * @property {number | undefined} most meant only if there are at most so many
 */

/** @param {unknown} value @returns {Selector} */
export function readSelector(value) {
  const { of = value, where = [], most } = /** @type {any} */ (value instanceof Object ? value : {});
  const words = String(of ?? "").split(" ");
  const all = words[0] === "all";
  const [base = "", ...rest] = all ? words.slice(1) : words;
  const but = rest.indexOf("but");
  const kinds = but < 0 ? rest : rest.slice(0, but);
  return { all, base, kinds, but: but < 0 ? [] : rest.slice(but + 1), where, most };
}

/** @param {Selector} selector */
export function writeSelector({ all, base, kinds, but, where, most }) {
  const of = [all && "all", base, ...kinds, but.length > 0 && "but", ...but].filter(Boolean).join(" ");
  if (!where.length && most === undefined) return of;
  return { of, ...(where.length > 0 && { where }), ...(most !== undefined && { most }) };
}
