// The games that the page keeps: one running game of each kind, and the trophies of those that were won.
import { fit, isObject } from "../ui/fit.js";
import { forget, keep, putAside, read, readList, write } from "../ui/storage.js";
import { fitSeats } from "./seats.js";

/** The fields of a record that have a shape, beside its seats; the engine alone says whether its save is one. */
const RECORD = {
  flipped: false,
  answered: "",
  helped: false,
  over: false,
  turn: 1,
  when: 0,
  spent: 0,
  own: /** @type {("" | import("../engine").Seat)[]} */ (["", "first", "second"]),
  series: /** @type {("" | Series)[]} */ (["", "evening", "run"]),
  guesses: "",
};

/** @typedef {"evening" | "run"} Series games that belong together: an evening of 5 Card, a run of Chess Storm */

/** No game has as many moves, and no date is as late. */
const [MOVES, LATEST] = [1e6, 8.64e15];

/**
 * Everything needed to resume a game: the engine's save, the seats and which side of the board was below.
 * @typedef {object} GameRecord
 * @property {1} deckmate
 * @property {import("../engine").GameName} game
 * @property {string} title
 * @property {string} save
 * @property {import("./seats.js").Seats} seats
 * @property {boolean} [flipped]
 * @property {string} [answered]
 * @property {boolean} [helped] by a hint or a take-back
 * @property {boolean} [over]
 * @property {number} [turn]
 * @property {number} [when]
 * @property {number} [spent]
 * @property {"" | import("../engine").Seat} [own] the seat of the only player at this device
 * @property {"" | Series} [series] the series to which it belongs
 * @property {string} [guesses] what its players think of hidden pieces, in the words of its own game
 */

/**
 * The fields from which a game is resumed.
 * @typedef {Pick<GameRecord, "save" | "seats"> & Partial<GameRecord>} Resumed
 */

/**
 * The request for which a table is opened.
 * @typedef {object} TableRequest
 * @property {import("../engine").GameName} game
 * @property {Record<string, string | number | boolean>} [options]
 * @property {string} [seed]
 * @property {string} [board]
 * @property {import("../engine").Setup} [setup] more than a board
 * @property {string[]} [cards] own cards in the deck: packed, with the number of their copies behind a colon
 * @property {string[]} [moves] answers given before anybody is asked
 * @property {string} [practice] the card that is tried: nothing is kept of such a game
 * @property {string} [goal] what the player is to reach, as a link asks for it
 * @property {string} [task] the sentence of that goal
 * @property {"" | Series} [series] the series to which the game belongs
 * @property {string} [guesses] what the players think of hidden pieces: kept on this device alone
 * @property {boolean} [lent] an opponent has brought cards: the deck is not the one that the player wants
 * @property {import("./seats.js").Seats} seats
 * @property {boolean} [flipped]
 */

/**
 * A record that cannot be read is given with its text; `beside`: another game of its kind has its place.
 * @typedef {{ game: string, text: string, record: GameRecord | null, beside?: boolean }} Kept
 */

/** Games beside at most. */
const BESIDE = 20;

/** @param {import("./match.js").Match} match @returns {GameRecord} */
export function recordOf({ request, view, prompt, state, title, answered, helped, conductor, watch, people }) {
  return {
    deckmate: 1,
    game: view.game,
    title,
    save: state.save,
    seats: request.seats,
    flipped: request.flipped ?? false,
    answered,
    ...(helped && { helped }),
    over: conductor.ended,
    turn: conductor.moves,
    when: Date.now(),
    spent: typeof prompt?.left === "number" ? Math.round(watch.elapsed()) : undefined,
    ...(people.length === 1 && { own: people[0] }),
    ...(request.series && { series: request.series }),
  };
}

/** The record as this device keeps it: with what its players guess, which no file or link tells. */
export const keptRecord = (/** @type {import("./match.js").Match} */ match) => ({
  ...recordOf(match),
  ...(match.request.guesses && { guesses: match.request.guesses }),
});

/** @param {GameRecord} record */
export const keepGame = (record) => write(`game.${record.game}`, JSON.stringify(record));

/** @param {string} game */
export const forgetGame = (game) => forget(`game.${game}`);

/**
 * Fits all of a record but its save, from a file or from the store: a value that does not fit is as in a new game.
 * @param {Record<string, unknown>} found
 */
export function fitRecord(found) {
  const { turn, when, ...rest } = fit(RECORD, found).value;
  return {
    ...rest,
    turn: Number.isInteger(turn) && turn > 0 && turn < MOVES ? turn : RECORD.turn,
    when: when > 0 && when < LATEST ? when : RECORD.when,
    seats: fitSeats(found.seats, rest.own),
  };
}

/** The record of a text; null where no game can be resumed from it. @param {string} text @param {string} game */
function recordIn(text, game) {
  try {
    const found = JSON.parse(text);
    if (!isObject(found) || typeof found.save !== "string") return null;
    return /** @type {GameRecord & Record<string, unknown>} */ ({ ...found, ...fitRecord(found), game });
  } catch {
    return null;
  }
}

/** The kept games, the latest first. @param {string[]} names @returns {Kept[]} */
export function keptGames(names) {
  /** @type {Kept[]} */
  const found = [];
  for (const game of names) {
    const text = read(`game.${game}`);
    if (text === null) continue;
    found.push({ game, text, record: recordIn(text, game) });
  }
  return found.sort((a, b) => (b.record?.when ?? 0) - (a.record?.when ?? 0));
}

/** The games whose place others have, the latest first. @returns {Kept[]} */
export const besideGames = () =>
  readList("beside", "The list of unfinished games").flatMap((found) => {
    const { game, text } = fit({ game: "", text: "" }, found).value;
    const record = recordIn(text, game);
    return record ? [{ game, text, record, beside: true }] : [];
  });

/** @param {Kept[]} games */
const keepBeside = (games) =>
  keep("beside", JSON.stringify(games.slice(0, BESIDE).map(({ game, text }) => ({ game, text }))));

/**
 * Puts a kept game that has begun beside, so that another one can have its place; whether one was.
 * @param {string} game
 */
export function putBeside(game) {
  const [kept] = keptGames([game]);
  const { turn = 1, answered } = kept?.record ?? {};
  if (!kept || (turn <= 1 && !answered)) return false;
  keepBeside([kept, ...besideGames()]);
  forgetGame(game);
  return true;
}

/** Brings a game back to its place; the one that had it goes beside. @param {string} game @param {string} text */
export function takeBack(game, text) {
  const others = besideGames().filter((one) => one.text !== text);
  keepBeside(others);
  putBeside(game);
  write(`game.${game}`, text);
}

/** True for the save of a game with this seed. @param {string} save @param {string} seed */
export const isOf = (save, seed) => save.includes(`"seed":"${seed}"`);

/** The games of this kind that go on, in their place or beside. @param {string} game */
export const openGames = (game) => [...keptGames([game]), ...besideGames().filter((one) => one.game === game)];

/** Forgets a kept game, wherever it is. @param {Kept} kept */
export function dropGame({ game, text, beside }) {
  if (beside) keepBeside(besideGames().filter((one) => one.text !== text));
  else forgetGame(game);
}

/**
 * A new game replaces a kept one, but not a record that cannot be read: that is put aside.
 * @param {Kept | undefined} kept
 */
export function putUnreadableAside(kept) {
  if (kept && !kept.record) putAside(`game.${kept.game}`, kept.text, "The game that was saved here");
}

/** The sides of the kings that were won. */
export const trophies = () =>
  readList("cabinet", "The trophy cabinet").filter((side) => side === "white" || side === "black");

/** @param {string} side */
export const keepTrophy = (side) => keep("cabinet", JSON.stringify([...trophies(), side]));
