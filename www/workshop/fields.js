// The parts of steps beside their pieces: the words that lead to one, its name in lists, and what it is at first.

/**
 * By the word of a part: the words before it in a block, and in the list of parts that may be added.
 * @type {Record<string, string[]>}
 */
const FIELDS = {
  like: ["like", "Like another piece"],
  step: ["going", "In certain directions"],
  far: ["by", "How far"],
  leap: ["jumping", "By a jump"],
  way: ["", "In a special way"],
  to: ["to", "Where to"],
  take: ["and it may capture", "It may capture"],
  hit: ["and it must capture", "It must capture"],
  times: ["", "Several times"],
  same: ["all", "All alike"],
  "at-once": ["", "All at once"],
  by: ["by", "By which piece"],
  out: ["", "For good"],
  or: ["or send", "Or another one"],
  with: ["", "As what"],
  into: ["into", "Into what"],
  kind: ["", "Which kind"],
  until: ["", "How long"],
  two: ["", "Two squares"],
  ask: ["", "When it is asked"],
  sequel: ["", "What follows"],
  least: ["at least", "At least so many"],
  most: ["at most", "At most so many"],
  may: ["", "They may leave it"],
  else: ["", "Otherwise …"],
  turns: ["for", "For some turns"],
};

/** Words before a part that depend on the verb. @type {Record<string, string>} */
const LEADS = {
  "replace.with": "by",
  "shape.into": "move like a",
  "spawn.to": "on",
  "promote.into": "to a",
  "burst.least": "capturing at least",
  "mark.kind": "a",
  "begin.kind": "a",
  "lay.kind": "a",
  "change.into": "into a",
};

/** Flags, as they stand on their chips. @type {Record<string, string>} */
const FLAGS = {
  "at-once": "all at once",
  out: "for good",
  two: "and another square",
  may: "if they like",
};

/** No object here has a part called as that of a promise. @param {string} field */
const keyOf = (field) => (field === "then" ? "sequel" : field);

/** @param {string} verb @param {string} field */
export const leadOf = (verb, field) => LEADS[`${verb}.${field}`] ?? FIELDS[keyOf(field)]?.[0] ?? "";

/** @param {string} field */
export const nameOf = (field) => FIELDS[keyOf(field)]?.[1] ?? field;

/** @param {string} field */
export const flagOf = (field) => FLAGS[field] ?? field;

/** The things that numbers count. @type {Record<string, string>} */
const UNITS = { draw: "card", discard: "card", look: "card", far: "square", turns: "turn" };

/** A number in words. @param {number} number @param {string} field */
export const numberLabel = (number, field) => {
  const unit = UNITS[field];
  return unit ? `${number} ${unit}${number === 1 ? "" : "s"}` : String(number);
};

/** The number of times: as little, as much, and whether it must. @param {any[]} times */
const timesLabel = ([least, most, how]) =>
  how === "must"
    ? least === most
      ? `exactly ${most} times`
      : `${least} to ${most} times, as often as it can`
    : least === most
      ? `${most} times`
      : `${least === 1 ? "up to" : `${least} to`} ${most} times`;

/** Rows of numbers as they are read. @param {string} field @param {any[]} row */
export function rowLabel(field, row) {
  if (field === "times") return timesLabel(row);
  if (field === "leap") return `${row[0]} and ${row[1]}`;
  return `${row[0]} to ${row[1]} squares`;
}

/** The rows of numbers that are offered. @param {string} field */
export function rowsOf(field) {
  if (field === "times")
    return [
      ...[2, 3, 4, 8].map((most) => [1, most, "may"]),
      ...[2, 3, 4].map((most) => [most, most, "must"]),
      ...[2, 4].map((most) => [0, most, "may"]),
    ];
  const from = field === "leap" ? 0 : 1;
  const pairs = [];
  for (let one = from; one <= 4; one++)
    for (let other = from; other <= 4; other++)
      if (field === "leap" ? one >= other && one > 0 : other > one) pairs.push([one, other]);
  return pairs;
}

/** The first value of a part. @type {Record<string, unknown>} */
const FIRST = {
  like: "knight",
  step: "ahead",
  far: 1,
  leap: [2, 1],
  way: "over-own",
  to: ["empty"],
  take: "foe",
  hit: "foe",
  times: [1, 2, "may"],
  same: "kind",
  until: "their-turn",
  kind: "knight",
  into: "knight",
  ask: "several",
  or: { send: "own", to: ["empty"] },
  sequel: "lost",
  else: [],
  least: 2,
  most: 3,
  rank: 2,
  beside: "own king",
  prey: 2,
  corners: 3,
  turns: 3,
};

/** @param {string} field */
export const firstOf = (field) => FIRST[keyOf(field)] ?? true;

/**
 * Steps as they are at first; the names of what is chosen are given later.
 * @type {Record<string, Record<string, unknown>>}
 */
export const STEPS = {
  move: { move: "own" },
  push: { push: "own pawn" },
  "slide-on": { "slide-on": "moved" },
  "stop-short": { "stop-short": "came" },
  sweep: { sweep: "own rook" },
  swap: { swap: ["own pawn", "own king"] },
  send: { send: "own", to: ["corner"] },
  remove: { remove: "foe pawn" },
  strike: { strike: "attacker", by: "own" },
  burst: { burst: "own bishop" },
  ray: { ray: "own rook" },
  return: { return: "own pawn", to: ["home"] },
  replace: { replace: "own pawn", with: "own" },
  spawn: { spawn: "pawn", to: [{ rank: 2 }] },
  change: { change: "own pawn", into: "knight" },
  promote: { promote: "own pawn" },
  shape: { shape: "own knight", into: "camel" },
  defect: { defect: "foe pawn" },
  fuse: { fuse: "own" },
  mark: { mark: "own but king", with: "peaceful" },
  lay: { lay: ["centre"], with: "swallowed", until: { turns: 3 } },
  begin: { begin: "ceased", until: "their-turn" },
  note: { note: ["empty"], with: "mined" },
  draw: { draw: 1 },
  discard: { discard: 1 },
  look: { look: 3 },
  undo: { undo: "turn" },
  again: { again: true },
  cancel: { cancel: true },
  copy: { copy: true },
  "take-card": { "take-card": true },
  only: { only: "check" },
  choose: { choose: "own pawn" },
  pick: { pick: ["empty"] },
  name: { name: "knight bishop rook" },
  either: { either: [[], []] },
  roll: { roll: [[], []] },
  when: { when: "check", do: [] },
  foe: { foe: [] },
};

/** Targets of the verbs that take targets of several sorts. @type {Record<string, unknown[]>} */
export const SUBJECTS = { note: [["empty"], "foe pawn"] };
