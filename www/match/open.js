// Opens a match: deals a new game, or resumes a kept one.
import { patiently } from "../ui/patience.js";
import { fitRecord } from "./kept.js";
import { Match } from "./match.js";
import { Play } from "./play.js";
import { SEATS } from "./status.js";

/**
 * @typedef {import("../engine").Connection} Connection
 * @typedef {(game: string) => Promise<import("../games/protocol").MatchPart>} Parts what each game adds to the page
 */

/** A game opens within so many milliseconds: only what takes longer is said to. */
const SLOW = 1500;

/** Viewers who see only what is public. */
const STRANGER = { people: [], veil: true, open: null };

/**
 * Returns the viewers of a game that opens: two players see what is public, until it is known if anything is hidden.
 * @param {{ seats: import("./seats.js").Seats }} request @returns {import("../engine").Viewers}
 */
function lookers({ seats }) {
  const people = SEATS.filter((seat) => seats[seat].kind === "human");
  return people.length === 2 ? STRANGER : { people, veil: false, open: null };
}

/** Returns what the engine is told of a new game. @param {import("./kept.js").TableRequest} request */
function dealt({ game, options = {}, seed, board, cards, setup = board ? { board } : undefined }) {
  const own = cards?.length ? { ...setup, cards } : setup;
  return { game, options, ...(seed && { seed }), ...(own && { setup: own }) };
}

/**
 * Throws what the engine says against such a game; nothing is dealt.
 * @param {Connection} connection @param {import("./kept.js").TableRequest} request
 */
export const probe = (connection, request) => connection.call("probe", dealt(request));

/**
 * Opens a match with the parts of games; a player who waits too long may stop that, which fails as `stopped`.
 * @param {Connection} connection @param {Parts} parts @param {(parts: Parts) => Promise<Match>} open
 */
export function opened(connection, parts, open) {
  let stop = () => {};
  /** @type {Promise<never>} */
  const stopped = new Promise((_, reject) => {
    stop = () => reject(Object.assign(new Error("The game was not opened."), { error: "stopped" }));
  });
  // If nothing waits for it, its failure is no fault of the page.
  stopped.catch(() => {});
  return patiently(
    "Opening the game",
    open((game) => Promise.race([parts(game), stopped])),
    () => {
      stop();
      void connection.restart().catch(() => {});
    },
    SLOW,
  );
}

/**
 * Throws where a computer sits at a game that only people play.
 * @param {import("../games/protocol").MatchPart} part @param {import("../engine").View} view
 * @param {{ seats: import("./seats.js").Seats }} request
 */
function checkPeople(part, view, { seats }) {
  const why = SEATS.some((seat) => seats[seat].kind === "computer") && part.peopleOnly?.(view);
  if (why) throw Object.assign(new Error(why), { error: "people-only" });
}

/**
 * Deals a new game. Throws the engine's error.
 * @param {Connection} connection @param {Parts} parts @param {import("./kept.js").TableRequest} request
 * @param {import("./conductor.js").Conductor} [conductor] what leads the match
 */
export async function deal(connection, parts, request, conductor = new Play()) {
  const { game, moves = [] } = request;
  const viewers = lookers(request);
  // The engine answers in order: nothing waits for an answer that is not needed.
  const dealing = [connection.call("newGame", dealt(request)), ...moves.map((text) => connection.call("apply", text))];
  const looking = connection.call("state", viewers);
  const [part, , state] = await Promise.all([parts(game), Promise.all(dealing), looking]);
  checkPeople(part, state.view, request);
  const match = new Match(connection, part, request, state, conductor);
  if (viewers === STRANGER) await match.look();
  return match;
}

/**
 * Resumes a kept game. Throws the engine's error.
 * @param {Connection} connection @param {Parts} parts @param {import("./kept.js").Resumed} record
 */
export async function resume(connection, parts, record) {
  const { seats, flipped, series, guesses, answered, helped, spent } = fitRecord(record);
  const viewers = lookers({ seats });
  await connection.call("loadGame", record.save);
  const state = await connection.call("state", viewers);
  const part = await parts(state.view.game);
  checkPeople(part, state.view, { seats });
  const match = new Match(connection, part, { seats, flipped, series, guesses }, state, new Play());
  match.answered = answered;
  match.helped = helped;
  match.watch.reset(spent);
  if (viewers === STRANGER) await match.look();
  return match;
}
