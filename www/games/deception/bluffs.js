// The bluffs of a game that is over, as the engine tells them: whom they fooled, which were caught, which held.

import { pieceIcon } from "../../pieces/picture.js";
import { BY_VALUE } from "../../pieces/taken.js";
import { h } from "../../ui/dom.js";
import { ALONE, whose } from "../../ui/words.js";

/**
 * @typedef {import("../../engine").Fate} Fate
 * @typedef {import("../../engine").Fates} Fates
 * @typedef {import("../../engine").Seat} Seat
 */

/** Pairs of one fate that a row shows; of more it says how many. */
const MOST = 4;

/** The fates of a bluff, in the order in which they are told, and their words. @type {[keyof Fates, string][]} */
const ROWS = [
  ["fooled", "fooled"],
  ["caught", "caught"],
  ["held", "never found"],
];

/** The value of the greater of both, for the order. @param {Fate} fate */
const value = ({ kind, base }) =>
  base === "king" || kind === "king" ? -1 : Math.min(BY_VALUE.indexOf(kind), BY_VALUE.indexOf(base));

/** @param {Fate} fate */
const words = ({ kind, base, at }) => `a ${base} that looked like a ${kind}, on ${at}`;

/** @param {Fate} fate */
const pair = (fate) =>
  h(
    "span",
    { class: "bluff", title: words(fate) },
    pieceIcon(fate.side, fate.kind, "bluff-cloak", true),
    pieceIcon(fate.side, fate.base, "bluff-base"),
  );

/** @param {Fate[]} fates @param {string} owner @param {string} name */
function row(fates, owner, name) {
  if (!fates.length) return null;
  const sorted = [...fates].sort((one, other) => value(one) - value(other));
  const more = sorted.length - MOST;
  return h(
    "div",
    { class: "bluff-row", role: "img", "aria-label": `${owner}, ${name}: ${sorted.map(words).join("; ")}` },
    h("span", { class: "bluff-name" }, h("strong", {}, owner), name),
    sorted.slice(0, MOST).map(pair),
    more > 0 && h("span", { class: "bluff-more" }, `+${more}`),
  );
}

/**
 * One sentence about the greatest deceit: what whoever captured took for something else.
 * @param {import("../../match/match.js").Match} match @param {Fates} fates
 */
function greatest(match, { fooled, held }) {
  const { sides } = match.view;
  const name = (/** @type {string} */ side) => match.seat(sides.first === side ? "first" : "second").name;
  const [worst] = [...fooled].sort((one, other) => BY_VALUE.indexOf(one.kind) - BY_VALUE.indexOf(other.kind));
  const decoy = fooled.find(({ kind }) => kind === "king") ?? worst;
  if (decoy) {
    const taker = name(decoy.side === "white" ? "black" : "white");
    const taken = `the ${decoy.kind} on ${decoy.at} was only a ${decoy.base}`;
    return `${taker === ALONE ? "You were" : `${taker} was`} fooled: ${taken}.`;
  }
  const king = held.find(({ base }) => base === "king");
  if (!king) return null;
  const owner = name(king.side);
  return `${whose(owner)} king was never found: it stood under a ${king.kind} on ${king.at}.`;
}

/** The rows of both players' bluffs, the reader's first. @param {import("../../match/match.js").Match} match */
export function bluffs(match) {
  const view = /** @type {import("../../engine").DeceptionView} */ (match.view);
  const { fates } = view.cloaks;
  if (!fates) return [];
  /** @type {Seat[]} */
  const seats = match.people[0] === "second" ? ["second", "first"] : ["first", "second"];
  const told = greatest(match, fates);
  const rows = seats.flatMap((seat) => {
    const side = view.sides[seat];
    const owner = `${whose(match.seat(seat).name)} bluffs`;
    return ROWS.flatMap(
      ([fate, name]) =>
        row(
          fates[fate].filter((one) => one.side === side),
          owner,
          name,
        ) ?? [],
    );
  });
  return [
    told && h("p", { class: "bluff-told" }, told),
    rows.length > 0 && h("section", { class: "bluffs", "aria-label": "Bluffs" }, rows),
  ];
}
