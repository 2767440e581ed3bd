// Places within a card: paths of names and numbers from the card inwards, as the engine writes them in `do[1].mark`.

/** @typedef {(string | number)[]} Path */

/** The path that the engine writes as one text. @param {string} place @returns {Path} */
export const pathOf = (place) =>
  (place.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** A path as a text: the key of what stands there. @param {Path} path */
export const keyOf = (path) => path.join(".");

/** What stands at a path. @param {any} value @param {Path} path @returns {any} */
export const partAt = (value, path) => path.reduce((found, part) => found?.[part], value);

/**
 * A copy in which something else stands at a path; undefined takes it out.
 * @template T
 * @param {T} value @param {Path} path @param {unknown} part @returns {T}
 */
export function withPart(value, [first, ...rest], part) {
  if (first === undefined) return /** @type {T} */ (part);
  const copy = /** @type {any} */ (Array.isArray(value) ? [...value] : { ...value });
  const inner = withPart(copy[first], rest, part);
  if (inner !== undefined) copy[first] = inner;
  else if (Array.isArray(copy)) copy.splice(Number(first), 1);
  else delete copy[first];
  return copy;
}

/** Returns true if a path begins with another one. @param {Path} path @param {Path} start */
export const beginsWith = (path, start) => start.every((part, at) => path[at] === part);

/** The path of the step in which a place lies, the innermost one; none for places outside. @param {Path} path */
export function stepOf(path) {
  const last = path.findLastIndex((part, at) => typeof part === "number" && isInSteps(path, at));
  return last < 0 ? null : path.slice(0, last + 1);
}

/**
 * Returns true if a number of a path counts steps: those of a list of steps, or of one of several ways.
 * @param {Path} path @param {number} at
 */
function isInSteps(path, at) {
  const [before, last] = [path[at - 2], path[at - 1]];
  if (typeof last === "number") return LISTS_OF_WAYS.has(String(before));
  return LISTS.has(String(last));
}

/** The names of lists of steps, and of lists of such lists. */
const LISTS = new Set(["do", "else", "foe"]);
const LISTS_OF_WAYS = new Set(["roll", "either"]);
