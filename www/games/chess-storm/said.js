// What a typed line amounts to, by word lists (CS-0.84): a remark that Omertà or Respect punishes, or nothing.

/**
 * @typedef {import("../../engine").Kind} Kind
 * @typedef {import("../../engine").Offer} Offer
 * @typedef {import("../../engine").Cell} Cell
 */

/** What pieces that are called otherwise count as (CS-004). @type {Partial<Record<Kind, Kind>>} */
const COUNTS_AS = { crab: "pawn", kangaroo: "knight", camel: "knight" };

/**
 * Words that find fault, and what they must be about to be a complaint about the card game (CS-003).
 */
const FAULT = new RegExp(
  "^(absurd|annoying|awful|bad|boring|broken|crap|crazy|dumb|garbage|hate|horrible|idiotic|lame|nonsense|pointless|" +
    "ridiculous|rotten|rubbish|silly|stinks|stupid|sucks|terrible|trash|unfair|useless|worst)$",
);
const SUBJECT = /^(cards?|decks?|draws?|effects?|game|hand|it|omert[aà]|respect|rules?|storm|that|this)$/;
const NOT = /^(not|never|no|isn't|aren't|wasn't|don't)$/;

/**
 * The remarks in a line, in the order of its words: names of kinds, and "grumble" for a complaint.
 * @param {string} line
 */
export function remarksIn(line) {
  const words =
    line
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  const complains = words.some((word) => SUBJECT.test(word));
  return words.flatMap((word, at) => {
    const named = /^(pawn|knight|bishop|rook|queen)(s|'s|s')?$/.exec(word);
    if (named) return [named[1]];
    const denied = words.slice(Math.max(0, at - 2), at).some((before) => NOT.test(before));
    return complains && FAULT.test(word) && !denied ? ["grumble"] : [];
  });
}

/**
 * The offer that a line amounts to: of several remarks the first that can cost its speaker something.
 * @param {string} line @param {Offer[]} offers of what may be said @param {(Cell | null)[]} own cells with their pieces
 */
export function amountsTo(line, offers, own) {
  const kinds = new Set(own.map((cell) => cell && (COUNTS_AS[cell.kind] ?? cell.kind)));
  const said = remarksIn(line).flatMap((remark) => {
    const offer = offers.find(({ choice }) => (choice.t === "say" ? choice.say : choice.t) === remark);
    return offer ? [{ offer, costs: remark === "grumble" || kinds.has(/** @type {Kind} */ (remark)) }] : [];
  });
  return (said.find(({ costs }) => costs) ?? said[0])?.offer ?? null;
}
