// What a typed line amounts to, by word lists (CS-0.84): a remark that Omertà or Respect punishes, or nothing.

/** @typedef {import("../../engine").Offer} Offer */

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
 * The offer that a line amounts to: of several remarks the first that costs its speaker something, as the engine says.
 * @param {string} line @param {Offer[]} offers of what may be said @param {string[]} costly remarks
 */
export function amountsTo(line, offers, costly) {
  const said = remarksIn(line).flatMap((remark) => {
    const offer = offers.find(({ choice }) => (choice.t === "say" ? choice.say : choice.t) === remark);
    return offer ? [{ offer, costs: costly.includes(remark) }] : [];
  });
  return (said.find(({ costs }) => costs) ?? said[0])?.offer ?? null;
}
