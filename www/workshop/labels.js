// The words on chips and in sheets, by the engine's words: how a block reads.
import { capital } from "../ui/words.js";
import { nameOf } from "./fields.js";

/** Times to play a card. @type {Record<string, string>} */
export const WHEN = {
  before: "Before your move",
  instead: "Instead of a move",
  end: "At the end of your turn",
  during: "When they capture",
  after: "After their turn",
  reply: "In reply to a card",
  any: "At any time",
};

/** Verbs: the word on the block, a sign, and what it says in the list of verbs. @type {Record<string, string[]>} */
export const VERBS = {
  move: ["Move", "arrow", "Move a piece"],
  push: ["Push with", "double", "Push"],
  "slide-on": ["Slide on with", "line", "Slide on"],
  "stop-short": ["Stop short", "lock", "Stop short"],
  sweep: ["Sweep with", "line", "Sweep a line"],
  swap: ["Swap", "swap", "Swap two pieces"],
  send: ["Send", "leap", "Send to a square"],
  remove: ["Remove", "cross", "Remove a piece"],
  strike: ["Capture", "take", "Capture where it stands"],
  burst: ["Burst", "star", "Burst"],
  ray: ["Fire from", "diag", "Fire along a line"],
  return: ["Bring back", "back", "Bring a piece back"],
  replace: ["Replace", "swap", "Replace a piece"],
  spawn: ["Put a new", "promote", "Put a new piece"],
  change: ["Change", "promote", "Change a piece for good"],
  promote: ["Promote", "crown", "Promote a pawn"],
  shape: ["Let", "star", "Let a piece move as another"],
  defect: ["Turn over", "chain", "Let a piece change sides"],
  fuse: ["Merge", "chain", "Merge two pieces"],
  mark: ["Mark", "shield", "Mark a piece"],
  lay: ["Mark the square", "ring", "Mark a square"],
  begin: ["From now on", "row", "Begin a rule"],
  note: ["Note in secret", "sleep", "Note something in secret"],
  draw: ["Draw", "cards", "Draw cards"],
  discard: ["Discard", "cards", "Discard cards"],
  look: ["Look at", "cards", "Look at the draw pile"],
  undo: ["Take back", "back", "Take their turn back"],
  again: ["Have another turn", "double", "Have another turn"],
  cancel: ["Cancel their card", "cross", "Cancel their card"],
  copy: ["Copy their card", "cards", "Copy their card"],
  "take-card": ["Take their card", "cards", "Take their card"],
  only: ["Only if", "lock", "Only if"],
  choose: ["Choose", "ring", "Choose a piece"],
  pick: ["Choose", "ring", "Choose a square"],
  name: ["Name", "crown", "Name a kind"],
  either: ["Choose one", "chain", "Choose between ways"],
  roll: ["Leave it to chance", "star", "Toss a coin, roll a die"],
  when: ["If", "chain", "If … then"],
  foe: ["Your opponent must", "crown", "Your opponent chooses"],
};

/**
 * Whose pieces: before kinds for one of them, for all of them, and in the list.
 * @type {Record<string, string[]>}
 */
export const WHOSE = {
  own: ["one of your", "all your", "one of yours"],
  foe: ["an enemy", "all enemy", "an enemy’s"],
  any: ["any", "all", "anybody’s"],
  moved: ["the piece you just moved", "all that you just moved", "the piece you just moved"],
  took: ["your piece that just captured", "all yours that just captured", "your piece that just captured"],
  came: ["the piece they just moved", "all that they just moved", "the piece they just moved"],
  lost: ["your piece they just captured", "all yours that they just captured", "your piece they just captured"],
  checker: ["the piece that gives check", "all that give check", "the piece that gives you check"],
  attacker: ["the piece that captures", "the piece that captures", "the piece that is about to capture"],
  victim: ["the piece to be captured", "the piece to be captured", "the piece that is about to be captured"],
};

/** Pieces off the board. @type {Record<string, string[]>} */
export const POOL = {
  own: ["one of your lost", "", "one of yours that is off the board"],
  foe: ["one of their lost", "", "one of theirs that is off the board"],
  taken: ["one of your captured", "", "one of yours that they captured"],
  lost: ["your just captured", "", "the one of yours that they just captured"],
};

/** Whose pieces, and those off the board, where the opponent chooses. @type {Record<string, string[]>} */
const THEIRS = {
  own: ["one of their", "all their", "one of theirs"],
  foe: ["one of your", "all your", "one of yours"],
};

/** Returns true within steps that the opponent chooses. @param {import("./places.js").Path} path */
export const isTheirs = (path) => path.some((part, at) => part === "foe" && typeof path[at + 1] === "number");

/**
 * The words for whose pieces: "own" is the player who chooses.
 * @param {import("./places.js").Path} path of the selector @param {boolean} onBoard @param {string} base
 */
export function whoseLabels(path, onBoard, base) {
  return (isTheirs(path) && onBoard && THEIRS[base]) || (onBoard ? WHOSE : POOL)[base] || [base, base, base];
}

/** Whose pieces, where they are counted. @type {Record<string, string>} */
export const COUNTED = { own: "of your", foe: "of their", any: "of all" };

/** Bases that stand for few pieces, of whatever kind. */
export const SINGLE = new Set(["moved", "took", "came", "lost", "checker", "attacker", "victim"]);

/** Words of other lists, by the list. @type {Record<string, Record<string, string>>} */
const WORDS = {
  "condition on a piece": {
    alone: "that has no piece next to it",
    edge: "on the edge",
    corner: "in a corner",
    centre: "in the centre",
    home: "on its starting square",
    near: "in your half",
    quiet: "that has captured nothing this turn",
    normal: "that moved as usual",
    checked: "in check",
    "off-colour": "on a square of their colour",
    plain: "that is not neutral",
  },
  "kind of square": {
    empty: "an empty square",
    any: "any square",
    own: "an empty square or one of yours",
    edge: "a square of the edge",
    corner: "a corner",
    centre: "a central square",
    home: "its starting square",
    "other-colour": "a square of the other colour",
    start: "where it came from",
    shield: "where it stops the check",
    safe: "a square that no enemy attacks",
  },
  "state of the game": {
    check: "you are in check",
    "foe-check": "they are in check",
    "just-checked": "their turn just gave you check",
    "own-turn": "it is your turn",
    "just-captured": "they just captured one of your pieces",
    "just-played": "they just played a card",
  },
  "lasting effect on a piece": {
    neutral: "as neutral",
    asleep: "as asleep",
    peaceful: "as peaceful",
    magnet: "as a magnet",
    poisoned: "as poisoned",
    shielded: "as shielded",
    exiled: "as exiled",
    also: "to move also as",
  },
  "lasting effect on a square": {
    lends: "that lends the way of",
    swallowed: "as gone",
    joining: "as joined to another",
  },
  "lasting effect on the players": {
    starving: "every move must capture",
    cardless: "nobody plays cards",
    ceased: "nobody is captured",
    provoked: "they must capture next",
    hurried: "their next move has a clock",
    kept: "you keep an extra turn",
    ordered: "they must move next",
    respected: "who complains loses a pawn",
    hushed: "who names a kind loses one",
  },
  "end of an effect": {
    gone: "until it leaves the board",
    check: "until a check",
    "their-turn": "until their next turn is over",
    "my-turn": "until your next turn is over",
    used: "until it is used",
  },
  direction: {
    ahead: "ahead",
    back: "back",
    side: "to the side",
    "aslant-ahead": "diagonally ahead",
    "aslant-back": "diagonally back",
    straight: "straight",
    aslant: "diagonally",
    around: "in any direction",
  },
  "way to move": {
    "over-own": "over your own pieces",
    "over-one": "over one piece of either side",
    bounce: "bouncing off the sides",
    repeat: "as the move just made",
  },
  "secret note": { mined: "as a trap", foreseen: "as foreseen" },
  "thing to take back": { turn: "their turn", move: "their move" },
  sequel: { lost: "and it is lost", another: "and they make another one" },
  "way of asking": { always: "asked always", several: "asked if there are several" },
  player: { own: "you have more pieces", foe: "they have more pieces" },
  change: { "what-it-took": "what it captured" },
  "piece to move like": { came: "the piece they just moved" },
  likeness: { kind: "of one kind", way: "the same way" },
  "way of doing it several times": { may: "as often as they like", must: "as often as it can be done" },
  "number of cards of the hand": { hand: "your whole hand" },
  "number of cards of the pile": { pile: "the whole pile" },
};

/** Words that say all by themselves: the engine's sentence about them would say it twice. */
const CLEAR = new Set(
  "alone edge corner centre quiet checked empty any check foe-check own-turn back ahead".split(" "),
);

/** The line below a word, unless the word says all. @param {string} word @param {string} about */
export const aboutOf = (word, about) => (CLEAR.has(word) ? undefined : about);

/** Returns true if the page has words of its own for a word of a list. @param {string} list @param {string} word */
export const hasLabel = (list, word) => Boolean(WORDS[list]?.[word]);

/** The words for a word of a list, as a chip has them. @param {string} list @param {string} word */
export const wordLabel = (list, word) => WORDS[list]?.[word] ?? word.replace(/-/g, " ");

/** Kinds in a row: "pawn or knight". @param {string[]} kinds @param {boolean} many */
export const kindsLabel = (kinds, many, last = "or") => {
  const all = kinds.map((kind) => (many ? `${kind}s` : kind));
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} ${last} ${all.at(-1)}`;
};

/** Whose pieces of which kinds, as a sentence quotes them: "own pawn". @param {string} text */
function quotedPieces(text) {
  const [base, ...kinds] = text.split(" ");
  const one = WHOSE[base]?.[0];
  return one && kinds.length ? `${one} ${kindsLabel(kinds, one.startsWith("one of"))}` : undefined;
}

/** A part of a step, as the list of parts has it. @param {string} word */
const partName = (word) => {
  const name = nameOf(word);
  return name === word ? undefined : name.charAt(0).toLowerCase() + name.slice(1);
};

/** The word of the engine that a sentence quotes, as the page says it. @param {string} word */
const spoken = (word) =>
  WHOSE[word]?.[2] ??
  VERBS[word]?.[2] ??
  WHEN[word] ??
  quotedPieces(word) ??
  (word === "all" ? "all of them" : partName(word)) ??
  Object.values(WORDS).find((list) => word in list)?.[word] ??
  (/^[a-d]$/.test(word) ? word.toUpperCase() : word);

/** A sentence of the engine about a card, in the words of the page. @param {string} words */
export const inWords = (words) =>
  words.replace(/`([^`]*)`/g, (_, word, at) => `“${at ? spoken(word) : capital(spoken(word))}”`);
