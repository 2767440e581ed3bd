// The seats of a match: who sits where. Seats from elsewhere (a file, the store) are fitted here.
import { fit } from "../ui/fit.js";
import { settings } from "../ui/settings.js";
import { ALONE, oneLine } from "../ui/words.js";

/**
 * @typedef {"novice" | "learner" | "beginner" | "easy" | "normal" | "strong"} Level
 * @typedef {{ kind: "human" | "computer", name: string, level?: Level, habit?: string }} Sitter
 * `habit`: an opponent who plays the level in a way of its own, by the engine's name for it
 * @typedef {Record<"first" | "second", Sitter>} Seats
 */

/** The levels of the computer that a player may choose, from weak to strong. */
export const LEVELS = /** @type {const} */ (["novice", "learner", "beginner", "easy", "normal", "strong"]);

/**
 * The levels of a game: the learner stands where the step from the first steps to the beginner is too wide.
 * @param {{ learner?: true }} part of the game
 */
export const levelsOf = ({ learner }) => LEVELS.filter((level) => learner || level !== "learner");

/** A level in words; a name that is none is left as it is. @param {string} [level] */
export const levelWords = (level = "normal") => (level === "novice" ? "first steps" : level);

/** The name of a level, as it stands for the computer that plays at it. @param {string} [level] */
export const levelName = (level) => levelWords(level).replace(/^./, (letter) => letter.toUpperCase());

/** Returns true if the page has given this name. @param {string} name */
export const isGiven = (name) => name === ALONE || /^Player( \d)?$/.test(name);

/** Letters of a name at most. */
export const LONGEST = 24;

/** @type {{ kind: Sitter["kind"][], name: string, level: Level[], habit: string }} */
const SITTER = { kind: ["human", "computer"], name: "", level: ["normal", ...LEVELS], habit: "" };

/** A name as it may be shown: short, in one line. @param {string} name @param {string} [otherwise] */
export const shownName = (name, otherwise = "Player") =>
  oneLine([...oneLine(name.slice(0, 4 * LONGEST))].slice(0, LONGEST).join("")) || otherwise;

/**
 * Seats of whatever was found: what does not fit is a player, and a computer of normal level.
 * @param {unknown} found @param {"" | keyof Seats} [own] the seat of the only player at this device, if it is known
 */
export function fitSeats(found, own = "") {
  const { first, second } = fit({ first: SITTER, second: SITTER }, found).value;
  const together = first.kind === "human" && second.kind === "human";
  /** @param {typeof first} sitter @param {keyof Seats} seat @returns {Sitter} */
  const sits = ({ kind, name, level, habit }, seat) => {
    if (kind === "computer") return { kind, level, name: shownName(name, "Computer"), ...(habit && { habit }) };
    const shown = shownName(name);
    // Of two players at one page neither is the reader alone.
    const nobody = together && own !== seat && shown === ALONE;
    return { kind, name: nobody ? `Player ${seat === "first" ? 1 : 2}` : shown };
  };
  return { first: sits(first, "first"), second: sits(second, "second") };
}

/**
 * Two seats from two letters, h for a human and c for the computer.
 * @param {string} letters
 * @param {Level} level
 * @param {Partial<Sitter>} [opponent] name and habit of the computer
 * @returns {Seats}
 */
export function seatsFor(letters, level, opponent) {
  const humans = [...letters].filter((letter) => letter === "h").length;
  const { names } = settings;
  /** @param {"first" | "second"} name @param {number} number @returns {Sitter} */
  const seat = (name, number) => {
    if (letters[number - 1] === "c")
      return { kind: "computer", level, name: humans ? "Computer" : `Computer ${number}`, ...opponent };
    const plain = humans === 2 ? `Player ${number}` : shownName(names.first, ALONE);
    return { kind: "human", name: shownName(names[name], plain) };
  };
  return { first: seat("first", 1), second: seat("second", 2) };
}

/**
 * Returns true if the board of two players turns to the one who is asked: by the settings, and as usual where the
 * device is passed between them. Where pieces or table turn for the player across, it turns with the device, too.
 * @param {import("./status.js").MatchStatus} match
 */
export const turnsToAsked = ({ people, sharesSecrets }) =>
  people.length === 2 && (turnsAlways() || (settings.orientation !== "fixed" && sharesSecrets));

/** Returns true if the board turns after each move. */
export const turnsAlways = () => settings.orientation === "turn" || settings.orientation === "table";

/**
 * Returns true if two players at one device sit face to face.
 * @param {import("./status.js").MatchStatus} match
 */
export const faceToFace = ({ people, conductor }) =>
  conductor.asks && people.length === 2 && (settings.orientation === "table" || settings.orientation === "pieces");

/**
 * Returns true if two players sit at one device whose board does not turn to the one who is asked.
 * @param {import("./status.js").MatchStatus} match
 */
export const shareBoard = (match) => match.people.length === 2 && !turnsToAsked(match);
