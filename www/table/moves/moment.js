// The moment at which a game was decided, as its result shows it: a face that leads to the replay from there.
import { cardFace } from "../../cards/face.js";
import { findCard } from "../../context.js";
import { withExtra } from "../../extras/later.js";
import { moveNumbers } from "../../match/rows.js";
import { WORTH } from "../../pieces/lead.js";
import { pieceIcon } from "../../pieces/picture.js";
import { h } from "../../ui/dom.js";
import { icon } from "../../ui/icons.js";

/**
 * @typedef {import("../../match/match.js").Match} Match
 * @typedef {import("../../engine").LogEntry} LogEntry
 * @typedef {{ entry: LogEntry, line: number, move: number, taken: import("../../engine").Kind | null }} Moment
 */

/** A king that was captured is worth more than all else. */
const KING = 20;

/** The least value of a capture that decides a game. */
const MUCH = 5;

/** Ends of a game that its last play has brought about. */
const BY_PLAY = ["checkmate", "king-taken", "king-removed"];

/** The value of what was taken. @param {import("../../engine").Kind | null} taken */
const worthOf = (taken) => (taken === "king" ? KING : taken ? (WORTH[taken] ?? 1) : 0);

/**
 * Returns the greatest piece that a play took, of one army or of both.
 * @param {LogEntry} entry @param {import("../../engine").SideName} [of]
 */
export function greatest({ moved: move }, of) {
  const kinds = (move?.takes ?? []).filter(({ side }) => !of || side === of).map(({ kind }) => kind);
  const [taken = null] = kinds.sort((one, two) => worthOf(two) - worthOf(one));
  return taken;
}

/**
 * The plays of the winner, with the greatest piece that each has taken from the loser, and what the loser took for it.
 * @param {Match} match
 */
function playsOf({ view, other }) {
  const { log, result, sides } = view;
  const winner = result?.winner;
  if (!winner) return [];
  const numbers = moveNumbers(log);
  const [army, victim] = [sides[winner], sides[other(winner)]];
  return log.flatMap((entry, line) => {
    if (entry.seat !== winner || !(entry.moved || entry.card)) return [];
    const answer = log.slice(line + 1).find(({ seat, moved: move }) => seat === other(winner) && move);
    const lost = answer ? greatest(answer, army) : null;
    return [{ entry, line, move: numbers[line], taken: greatest(entry, victim), lost }];
  });
}

/**
 * Returns the latest of the winner's greatest captures, if it is one that decides: what is taken for as much does not.
 * @param {ReturnType<typeof playsOf>} plays
 */
function capture(plays) {
  const gains = plays.filter(({ taken, lost }) => worthOf(taken) > worthOf(lost));
  const most = Math.max(0, ...gains.map(({ taken }) => worthOf(taken)));
  return most >= MUCH ? (gains.findLast(({ taken }) => worthOf(taken) === most) ?? null) : null;
}

/** The play that ended the game, where one did. @param {Match} match @param {Moment[]} plays */
const lastOf = (match, plays) => (BY_PLAY.includes(match.view.result?.how ?? "") ? (plays.at(-1) ?? null) : null);

/**
 * Returns the moment that the winner remembers: the play that ended the game, or the greatest capture; null where no
 * play decided: a draw, an early end.
 * @param {Match} match @returns {Moment | null}
 */
export function wonAt(match) {
  const plays = playsOf(match);
  return lastOf(match, plays) ?? capture(plays);
}

/**
 * Returns the moment at which the loser's game turned: the greatest capture, or the play that ended it.
 * @param {Match} match @returns {Moment | null}
 */
export function lostAt(match) {
  const plays = playsOf(match);
  return capture(plays) ?? lastOf(match, plays);
}

/**
 * Shows the game again from just before a moment.
 * @param {Match} match @param {Moment} moment @param {number} [lead] turns of the reader that lead to it
 */
export const watchMoment = (match, { line }, lead = 0) =>
  withExtra("archive", "the replay", (archive) => archive.watchFrom(match.record(), line, lead));

/** The picture of a move: who moved, and what was taken. @param {Pick<Moment, "entry" | "taken">} moment */
const moved = ({ entry: { moved: move, squares }, taken }) =>
  move && [
    h(
      "span",
      { class: "moment-picture" },
      pieceIcon(move.side, move.becomes ?? move.kind, "moment-piece"),
      taken && pieceIcon(move.side === "white" ? "black" : "white", taken, "moment-taken"),
    ),
    h("span", { class: "moment-title" }, move.castles ?? squares.join("–")),
  ];

/**
 * The face of a play: its card, or its move on a card of its own.
 * @param {string} game @param {LogEntry} entry @param {number} move @param {import("../../engine").Kind | null} taken
 */
export function playFace(game, entry, move, taken) {
  const card = entry.card === null ? null : findCard(game, entry.card);
  const face = card
    ? cardFace(card, { size: "small", side: entry.side ?? undefined })
    : h("span", { class: "play-face" }, h("span", { class: "moment-band" }, `Move ${move}`), moved({ entry, taken }));
  return h("span", { class: "moment-shown" }, face);
}

/**
 * The face of a moment; pressed, the moment is shown again.
 * @param {Match} match @param {Moment} moment @param {() => void} act
 */
export function momentFace({ view }, moment, act) {
  const { entry, move, taken } = moment;
  return h(
    "button",
    { type: "button", class: "moment", onclick: act, data: { test: "moment" } },
    playFace(view.game, entry, move, taken),
    h("span", { class: "only-read" }, ` Watch it: ${entry.text}`),
    h("span", { class: "moment-watch", "aria-hidden": "true" }, icon("play")),
  );
}
