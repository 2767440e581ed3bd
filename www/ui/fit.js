// Kept values, fitted to the shape that they should have: a part that does not fit is left out, and named.

/**
 * The parts of `found` that have the type of their parts in `shape`, or are among its choices, over those of `shape`.
 * @template {Record<string, any>} T
 * @param {T} shape what stands where nothing fits; a list means one of its values, the first by default
 * @param {unknown} found
 * @returns {{ value: import("./types").Fitted<T>, bad: string[] }}
 */
export function fit(shape, found) {
  /** @type {string[]} */
  const bad = [];
  const whole = isObject(found) || found === undefined;
  if (!whole) bad.push("everything");
  const parts = Object.entries(shape).map(([name, like]) => {
    const part = whole ? /** @type {any} */ (found)?.[name] : undefined;
    if (Array.isArray(like)) return [name, one(like, part, name)];
    if (isObject(like)) {
      const inner = fit(like, part);
      bad.push(...inner.bad.map((which) => (which === "everything" ? name : `${name} (${which})`)));
      return [name, inner.value];
    }
    return [name, one([like], part, name)];
  });
  return { value: Object.fromEntries(parts), bad };

  /** @param {unknown[]} like @param {unknown} part @param {string} name */
  function one(like, part, name) {
    const fits = like.length > 1 ? like.includes(part) : typeof part === typeof like[0];
    if (!fits && part !== undefined) bad.push(name);
    return fits ? part : like[0];
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
