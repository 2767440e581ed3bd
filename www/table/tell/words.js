// Words for what has happened to pieces, in the person of the reader, made of the events' data.

/**
 * @typedef {import("./story.js").BoardEvent} BoardEvent
 * @typedef {import("./story.js").Known} Known
 * @typedef {import("./story.js").Piece} Piece
 *
 * The change of a piece in all.
 * @typedef {object} Change
 * @property {number} id
 * @property {Piece} piece
 * @property {string | null} from
 * @property {string | null} to
 * @property {string | null} becomes
 * @property {import("../../engine").SideName | null} joins
 */

import { capital } from "../../ui/words.js";

/** With more changes than this the engine's own sentences are clearer. */
const MOST = 3;

/** The word table: what each change says of a piece. */
const SAYS = {
  swap: (/** @type {string[]} */ [one, from, other, to]) => `${one} on ${from} and ${other} on ${to} swap squares`,
  capture: (/** @type {string[]} */ [one, from, prey]) => `${one} on ${from} captures ${prey}`,
  sweep: (/** @type {string[]} */ [one, from, to, prey]) => `${one} goes from ${from} to ${to} and captures ${prey}`,
  move: (/** @type {string[]} */ [one, from, to]) => `${one} goes from ${from} to ${to}`,
  leave: (/** @type {string[]} */ [one, from]) => `${one} leaves ${from}`,
  come: (/** @type {string[]} */ [one, to]) => `${one} comes to ${to}`,
  become: (/** @type {string[]} */ [one, at, kind]) =>
    `${one} on ${at} becomes ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`,
  join: (/** @type {string[]} */ [one, at, owner]) => `${one} on ${at} is now ${owner}`,
};

/**
 * The one player's army is yours, the other one has its name.
 * @param {import("../../engine").SideName} side @param {Known} known
 */
const whose = (side, { reader, view, army }) =>
  side === "neutral" ? "the neutral" : reader && view.sides[reader] === side ? "your" : `${army(side)}'s`;

/**
 * The pieces that moves capture, each with the piece that moves: they leave the board right after the line of the move.
 * @param {import("../../engine").Event[]} events
 */
export function takersOf(events) {
  /** @type {Map<number, number>} */
  const takers = new Map();
  /** @type {number[]} */
  let taken = [];
  let left = 0;
  for (const event of events)
    if (event.t === "say") {
      left = event.moved?.takes.length ?? 0;
      taken = [];
    } else if (event.t === "lift" && left > 0) {
      taken.push(event.id);
      left -= 1;
    } else if (event.t === "shift") for (const id of taken.splice(0)) takers.set(id, event.id);
  return takers;
}

/** Collects the changes that the events make to each piece in all. @param {BoardEvent[]} events @param {Known} known */
function changesOf(events, known) {
  /** @type {Map<number, Change>} */
  const changes = new Map();
  for (const event of events) {
    const piece = known.piece(event.id);
    if (!piece) continue;
    const change = changes.get(event.id) ?? {
      id: event.id,
      piece,
      from: piece.at,
      to: piece.at,
      becomes: null,
      joins: null,
    };
    changes.set(event.id, change);
    if (event.t === "shift") change.to = event.to;
    else if (event.t === "lift") change.to = null;
    else if (event.t === "place") change.to = event.at;
    else if (event.t === "defect") change.joins = event.side;
    else change.becomes = event.kind;
  }
  // The piece that goes comes before the one that is met there.
  const goes = events.filter(({ t }) => t === "shift").map(({ id }) => id);
  return [...changes].sort(([a], [b]) => Number(goes.includes(b)) - Number(goes.includes(a))).map(([, one]) => one);
}

/** Words one after another: "b2, f2 and h2". @param {string[]} all */
const listed = (all) => (all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : all.join(""));

/**
 * The sentence on many pieces that leave the board, army by army and kind by kind; null where another thing happens.
 * @param {Change[]} changes @param {(change: Change) => string} name
 */
function leaving(changes, name) {
  if (changes.some(({ from, to }) => !from || to)) return null;
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  for (const one of changes) kinds.set(name(one), [...(kinds.get(name(one)) ?? []), `${one.from}`]);
  const all = [...kinds].map(([kind, at]) => `${kind}${at.length > 1 ? "s" : ""} on ${listed(at)}`);
  return `${listed(all)} leave the board.`;
}

/** True if a piece that a card moves ends beside another, on its square: the events alone only take it away. */
const joins = (/** @type {import("../../engine").Event[]} */ events) =>
  events.some((event, at) => {
    if (event.t !== "say" || !event.moved) return false;
    const lift = events.slice(at).find((next) => next.t === "lift" && next.from === event.squares[0]);
    const comes = (/** @type {import("../../engine").Event} */ next) =>
      lift?.t === "lift" && (next.t === "shift" || next.t === "place") && next.id === lift.id;
    return lift !== undefined && !events.some(comes);
  });

/**
 * The work of a card, by the events since it was played: what its pieces have done in the reader's person, and the
 * engine's sentence on what lasts from then on; where something is taken back, or much is done, the engine's words.
 * @param {import("../../engine").Event[]} events @param {Known} known @returns {string | null}
 */
export function doneBy(events, known) {
  const lines = events.flatMap((event, at) => {
    if (event.t !== "say" || event.sign || (event.named !== null && !event.moved)) return [];
    const before = events[at - 1];
    // The mover is told beside it: the line begins with the army.
    const by = event.moved && event.side ? `${known.army(event.side)}: ` : "";
    const text = by && event.text.startsWith(by) ? capital(event.text.slice(by.length)) : event.text;
    return [{ text, lasts: before?.t === "lasting" && before.begins }];
  });
  const moves = events.flatMap((event) => ("id" in event ? [event] : []));
  const isTold = events.some(({ t }) => t === "undone") || joins(events);
  const does = isTold ? null : sentenceOf(moves, known, takersOf(events));
  const said = does
    ? [does, ...lines.filter(({ lasts }) => lasts).map(({ text }) => text)]
    : lines.map(({ text }) => text);
  return said.join(" ") || null;
}

/**
 * The sentence; null where nothing has changed, or too much.
 * @param {BoardEvent[]} events @param {Known} known
 * @param {Map<number, number>} takers of the pieces that moves capture
 */
export function sentenceOf(events, known, takers) {
  const changes = changesOf(events, known).filter((one) => one.from !== one.to || one.becomes || one.joins);
  /** @param {Change} change */
  const name = ({ piece }) => `${whose(piece.side, known)} ${piece.kind}`;
  if (changes.length > MOST) return leaving(changes, name);
  if (!changes.length) return null;
  /** @param {Change} change */
  const standing = (change) => `${name(change)} on ${change.from}`;
  const left = new Set(changes);
  /** @type {string[]} */
  const parts = [];
  for (const one of changes) {
    if (!left.delete(one)) continue;
    const { from, to } = one;
    const other = [...left].find((two) => from && to && two.from === to && (two.to === from || two.to === null));
    const taker = [...left].find((two) => to === null && from && two.from && two.to === from);
    const prey = [...left].filter((two) => takers.get(two.id) === one.id && two.to === null);
    if (prey.length && from && to) {
      for (const two of prey) left.delete(two);
      const all = prey.map(standing).join(" and ");
      const there = prey.some((two) => two.from === to);
      parts.push(there ? SAYS.capture([name(one), from, all]) : SAYS.sweep([name(one), from, to, all]));
    } else if (other?.from && from) {
      left.delete(other);
      if (other.to) parts.push(SAYS.swap([name(one), from, name(other), other.from]));
      else parts.push(SAYS.capture([name(one), from, standing(other)]));
    } else if (taker?.from && from) {
      left.delete(taker);
      parts.push(SAYS.capture([name(taker), taker.from, standing(one)]));
    } else if (from && to && from !== to) parts.push(SAYS.move([name(one), from, to]));
    else if (from && !to) parts.push(SAYS.leave([name(one), from]));
    else if (to && !from) parts.push(SAYS.come([name(one), to]));
    const at = to ?? from;
    if (one.becomes && at) parts.push(SAYS.become([name(one), at, one.becomes]));
    if (one.joins && at) {
      const owner = whose(one.joins, known);
      parts.push(SAYS.join([name(one), at, owner === "your" ? "yours" : owner === "the neutral" ? "neutral" : owner]));
    }
  }
  return `${parts.join("; ")}.`;
}
