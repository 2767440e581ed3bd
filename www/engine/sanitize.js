// Copies what a caller passes into plain data before anything else reads it, so that no getter, proxy, cycle or endless
// list can upset the engine.

/** @typedef {import("./types").Plain} Plain */

/** The deepest nesting of a request, that of own cards, and its most values: a long game has a tenth of them. */
const [DEPTH, VALUES] = [20, 1_000_000];

/**
 * Returns what was thrown, in words; it may be anything, and may throw when it is looked at.
 * @param {unknown} thrown
 */
function reason(thrown) {
  try {
    const message = /** @type {{ message?: unknown } | null | undefined} */ (thrown)?.message ?? thrown;
    return String(message).slice(0, 100);
  } catch {
    return "nothing can be said about it";
  }
}

/** A copy without getters, cycles and depth; throws whatever the value makes it throw. @param {unknown} whole */
function copied(whole) {
  let left = VALUES;
  /** @param {unknown} value @returns {Plain} */
  const copy = (value, depth = 0) => {
    if (value === null || value === undefined || typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : null;
    if (typeof value !== "object") throw new Error(`a ${typeof value} is no data`);
    if (depth > DEPTH) throw new Error("it is nested too deeply");
    const list = Array.isArray(value);
    const names = list ? null : Object.keys(value);
    const size = list ? value.length : (names?.length ?? 0);
    left -= size;
    if (!(left >= 0)) throw new Error(`it has more than ${VALUES} values`);
    if (list) return Array.from({ length: size }, (_, at) => copy(value[at], depth + 1));
    /** @type {[string, Plain][]} */
    const entries = (names ?? []).map((name) => [
      name,
      copy(/** @type {Record<string, unknown>} */ (value)[name], depth + 1),
    ]);
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
  };
  return copy(whole);
}

/**
 * The copy, or why there is none.
 * @param {unknown} value
 * @returns {{ data: Plain, fault?: undefined } | { data?: undefined, fault: string }}
 */
export function sanitize(value) {
  try {
    return { data: copied(value) };
  } catch (thrown) {
    return { fault: reason(thrown) };
  }
}
