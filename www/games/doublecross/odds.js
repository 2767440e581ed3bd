// The words before a draw of DoubleCross Chess where a king is attacked: so many cards of the deck capture it.

/**
 * @param {import("../../engine").DoubleCrossView["piles"]} piles @param {import("../../engine").Seat} asked
 * @returns {string}
 */
export function oddsOf({ deck, strikes }, asked) {
  const [mine, theirs] = [strikes[asked], strikes[asked === "first" ? "second" : "first"]];
  const of = (/** @type {number} */ number) => `${number} of ${deck} cards`;
  const words = [
    mine > 0 && `${of(mine)} let you capture the king!`,
    theirs > 0 && `Your king is in danger from ${of(theirs)}.`,
  ];
  return words.filter(Boolean).join(" ");
}
