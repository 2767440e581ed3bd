// Falls that later estimates took back: a choice is blamed, and a fall called late, for no more than what stayed of it.

/** @typedef {import("../engine").Reviewed} Reviewed */

/** Ten-thousandths of a cost below which nothing is left to blame. */
const NOTHING = 500;

/**
 * The answers after one until its player has answered again, that one too: in these an estimate may rise by itself.
 * @param {Reviewed[]} told @param {number} at
 */
function after(told, at) {
  const next = told.findIndex(({ seat, role }, place) => place > at && role === "play" && seat === told[at].seat);
  return told.slice(at + 1, next < 0 ? told.length : next + 1);
}

/**
 * Takes from a loss what the estimate gains by itself in these answers; gives what was taken back. Sums stay.
 * @param {number} loss below 0 @param {Reviewed[]} later
 */
function takenBack(loss, later) {
  let back = 0;
  for (const one of later) {
    const part = Math.min(-loss - back, Math.max(0, one.mind));
    one.mind -= part;
    back += part;
  }
  return back;
}

/**
 * Returns the parts of all answers after what later ones took back; what they add up to stays.
 * @param {Reviewed[]} found
 */
export function settled(found) {
  const told = found.map((one) => ({ ...one }));
  told.forEach((one, at) => {
    const later = after(told, at);
    if (one.mind < 0) one.mind += takenBack(one.mind, later);
    if (one.mine >= 0) return;
    const back = takenBack(one.mine, later);
    one.mine += back;
    // A mistake whose price came back was none.
    if (back > 0 && one.mine > -NOTHING && !one.better?.mate) one.better = null;
  });
  return told;
}
