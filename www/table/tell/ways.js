// The ways of the pieces that events move, as arrows on the board; what left the board has its square alone.

/** @typedef {import("./story.js").BoardEvent} BoardEvent */

/**
 * From where to where each piece goes in all; a piece that is captured by one that comes there is told by its arrow.
 * @param {BoardEvent[]} events @returns {string[][]}
 */
export function waysOf(events) {
  /** @type {Map<number, string[]>} */
  const ways = new Map();
  for (const event of events) {
    const from = ways.get(event.id)?.[0] ?? ("from" in event ? event.from : null);
    if (!from) continue;
    if (event.t === "shift") ways.set(event.id, [from, event.to]);
    else if (event.t === "lift") ways.set(event.id, [from]);
    else if (event.t === "place") ways.set(event.id, [from, event.at]);
  }
  const all = [...ways.values()].filter(([from, to]) => from !== to);
  return all.filter(([at, to]) => to || !all.some(([, reached]) => reached === at));
}
