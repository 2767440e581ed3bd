// The story of an answer's events: whose card, which words, and the steps on the board.
import { sentence } from "../../ui/words.js";
import { doneBy } from "./words.js";

/**
 * @typedef {import("../../engine").Event} Event
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {Extract<Event, { id: number }>} BoardEvent
 * @typedef {{ side: import("../../engine").SideName, kind: import("../../engine").Kind, at: string | null }} Piece
 *
 * A step: what changes together, and between which squares.
 * @typedef {{ events: BoardEvent[], squares: string[] }} Step
 *
 * The facts besides the events.
 * @typedef {object} Known
 * @property {(id: number) => Piece | null} piece as it stood before
 * @property {(seat: Seat) => string} name of a player
 * @property {(card: string) => import("../../engine").CardInfo | null} card
 * @property {Seat | null} reader the one player at the screen
 * @property {(seat: Seat) => boolean} computer
 * @property {(side: import("../../engine").SideName) => string} army the name of an army, with a capital
 * @property {import("../../engine").View} view after the events
 *
 * @typedef {object} Story
 * @property {Seat} seat who did it
 * @property {import("../../engine").CardInfo | null} card that is shown
 * @property {string} text
 * @property {string} about more that is to be read on the card
 * @property {Step[]} steps
 * @property {Event[]} [moves] what the board shows as it shows any move
 * @property {boolean} arrives whether the card comes from its player now
 * @property {boolean} passes whether the card goes to its player's pile then: nothing has moved
 * @property {boolean} [late] whether its words wait until it has been seen: what was under a cloak
 * @property {boolean} [thrown] whether lot has decided: that is seen before what it has brought
 * @property {boolean} [brief] whether a glance is enough: the card can do nothing
 */

/** The steps of one answer are at most so many: what is more is shown together. */
const MOST = 5;

/** @param {Event} event @returns {event is BoardEvent} */
const onBoard = (event) => "id" in event;

/** The squares that an event names. @param {BoardEvent} event */
const squaresOf = (event) =>
  [...("from" in event ? [event.from] : []), "to" in event ? event.to : "at" in event ? event.at : null].filter(
    (square) => square !== null,
  );

/** Puts together what touches the same squares. @param {Event[]} events @returns {Step[]} */
export function stepsOf(events) {
  /** @type {Step[]} */
  let steps = [];
  for (const event of events.filter(onBoard)) {
    const squares = squaresOf(event);
    const last = steps.at(-1);
    if (last && squares.some((square) => last.squares.includes(square))) {
      last.events.push(event);
      last.squares.push(...squares);
    } else steps.push({ events: [event], squares });
  }
  while (steps.length > MOST) {
    const pairs = [];
    for (let at = 0; at < steps.length; at += 2) {
      const both = steps.slice(at, at + 2);
      pairs.push({ events: both.flatMap((one) => one.events), squares: both.flatMap((one) => one.squares) });
    }
    steps = pairs;
  }
  return steps;
}

/** The arrows of a step: from where to where each piece goes, or the square that it is about. @param {Step} step */
export const aimsOf = ({ events }) =>
  events.map((event) => (event.t === "shift" ? [event.from, event.to] : squaresOf(event).slice(-1)));

/** Returns true if a line says what came of a card that was played: it does not name it. @param {Event} event */
const ofEffect = (event) => event.t === "say" && event.card !== null && event.named === null && !event.moved;

/** The sentences of the log but those that only name a card. @param {Event[]} events */
const sayings = (events) =>
  events.flatMap((event) => (event.t === "say" && (event.card === null || ofEffect(event)) ? [event.text] : []));

/**
 * A card that was turned over and is done with: nobody moves.
 * @param {Event[]} events @param {Known} known @returns {Story | null}
 */
function passed(events, known) {
  const drawn = events.find((event) => event.t === "draw" && event.card !== null);
  if (drawn?.t !== "draw" || drawn.card === null) return null;
  const gone = events.some(
    (event) => (event.t === "discard" || event.t === "hold") && event.card === drawn.card && event.seat === drawn.seat,
  );
  if (!gone || events.some(onBoard)) return null;
  const card = known.card(drawn.card);
  // The same player draws another card in its place.
  const again = !known.view.result && known.view.turn.seat === drawn.seat;
  const draws = drawn.seat === known.reader ? "Draw again." : `${known.name(drawn.seat)} draws again.`;
  const piece =
    card?.kind && card.side
      ? `${known.army(card.side)} ${card.kind}: no move. ${again ? draws : "The turn passes."}`
      : "";
  const text = sidesText(events, known) || piece || sayings(events).join(" ");
  const about = piece || again ? "" : (card?.text ?? "");
  const brief = again || (piece !== "" && text === piece);
  return text ? { seat: drawn.seat, card, text, about, steps: [], arrives: false, passes: true, brief } : null;
}

/**
 * Says who plays which army now, if that has changed.
 * @param {Event[]} events @param {Known} known @param {string} [lead] before it, where no card's title says it
 */
export function sidesText(events, { name, army, reader }, lead = "Sides switched: ") {
  const sides = events.find((event) => event.t === "sides");
  if (sides?.t !== "sides") return "";
  /** @type {Seat[]} */
  const seats = reader === "second" ? ["second", "first"] : ["first", "second"];
  const who = seats.map((seat) => (seat === reader ? "you now play" : `${name(seat)} now plays`));
  return `${lead}${who[0]} ${army(sides[seats[0]])}, ${who[1]} ${army(sides[seats[1]])}.`;
}

/** The engine's sentence on a card that changes hands by what was carried out. @param {Event[]} after */
function changed(after) {
  const [line] = after.filter((event, at) => event.t === "say" && event.named !== null && after[at + 1]?.t === "draw");
  return line?.t === "say" ? line.text : "";
}

/**
 * A declared card was carried out, or came to nothing.
 * @param {Event[]} events @param {Known} known @returns {Story | null}
 */
function carriedOut(events, known) {
  const all = events.flatMap((event) => (event.t === "effect" || event.t === "cancel" ? [event] : []));
  // That one card cancels another says what came of both.
  const cancels = all.flatMap((end) => (end.t === "cancel" ? [end] : []));
  const ends = all.filter(
    (end) => end.t === "cancel" || !cancels.some((cancel) => (end.had ? cancel.by : cancel.card) === end.card),
  );
  if (!ends.length) return null;
  const words = ends.map((end, at) => {
    const title = known.card(end.card)?.title ?? "";
    if (end.t === "cancel") return sentence(`${known.card(end.by)?.title ?? ""} cancels ${title}`);
    const from = at === 0 ? 0 : events.indexOf(ends[at - 1]) + 1;
    const within = events.slice(from, events.indexOf(end));
    const done = doneBy(within, known) ?? changed(events.slice(events.indexOf(end)));
    if (done) return `${title}: ${done}`;
    return end.had ? `${title} takes effect.` : `${title} has no effect.`;
  });
  const [{ seat, card }] = ends.slice(-1);
  const text = [sidesText(events, known), ...words].filter(Boolean).join(" ");
  const steps = stepsOf(events);
  return { seat, card: known.card(card), text, about: "", steps, arrives: false, passes: false };
}

/**
 * The effect of a card that was played before has done something, or has ended.
 * @param {Event[]} events @param {Known} known @returns {Story | null}
 */
function afterwards(events, { card, view }) {
  const lines = events.flatMap((event) => (event.t === "say" && ofEffect(event) ? [event] : []));
  if (!lines.length) return null;
  const [line] = lines.slice(-1);
  const shown = line.card === null ? null : card(line.card);
  const text = lines.map((one) => one.text).join(" ");
  const seat = line.seat ?? view.turn.seat;
  return { seat, card: shown, text, about: "", steps: [], moves: events, arrives: false, passes: false };
}

/**
 * Tells what a move has brought to light beside what can be seen of it: what was under a cloak, say.
 * @param {Event[]} events @param {Known} known @returns {Story | null}
 */
function brought(events, { computer, view }) {
  if (!events.some(onBoard) || events.some((event) => event.t !== "say" && !onBoard(event))) return null;
  const lines = events.flatMap((event) => (event.t === "say" ? [event] : []));
  const told = lines.filter((line) => !line.moved && !line.sign && !line.card && (!line.seat || computer(line.seat)));
  const seat = lines.find((line) => line.seat)?.seat ?? view.turn.seat;
  const text = told.map((line) => line.text).join(" ");
  const late = events.some(({ t }) => t === "uncloak");
  return text
    ? { seat, card: null, text, about: "", steps: [], moves: events, arrives: false, passes: false, late }
    : null;
}

/**
 * Returns the story of an answer's events; null if they are moves that can be seen.
 * @param {Event[]} events @param {Known} known @returns {Story | null}
 */
export function storyOf(events, known) {
  const told =
    passed(events, known) ?? carriedOut(events, known) ?? afterwards(events, known) ?? brought(events, known);
  // A task against the clock is decided by lot, too, where a computer plays: it has no hands.
  const isByLot = (/** @type {Event} */ one) => one.t === "throw" || (one.t === "task" && known.computer(one.seat));
  if (told) return { ...told, thrown: told.card !== null && events.some(isByLot) };
  const sides = sidesText(events, known);
  const steps = stepsOf(events);
  if (sides)
    return { seat: known.view.turn.seat, card: null, text: sides, about: "", steps, arrives: false, passes: false };
  for (const event of events) {
    if ((event.t !== "play" && event.t !== "dump") || !known.computer(event.seat)) continue;
    const card = known.card(event.card);
    const plays = event.t === "play";
    const text = sentence(`${known.name(event.seat)} ${plays ? "plays" : "discards"} ${card?.title ?? "a card"}`);
    return { seat: event.seat, card, text, about: (plays && card?.text) || "", steps, arrives: true, passes: false };
  }
  if (events.some((event) => onBoard(event) || event.t === "draw" || event.t === "over")) return null;
  const said = events.find((event) => event.t === "say" && event.seat && known.computer(event.seat));
  if (said?.t !== "say" || !said.seat) return null;
  return {
    seat: said.seat,
    card: null,
    text: sayings(events).join(" "),
    about: "",
    steps: [],
    arrives: false,
    passes: false,
  };
}
