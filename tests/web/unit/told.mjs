// Events of a turn made by hand, and the deeds and the phrase that the page makes of them for the first player.
import { addDeeds } from "../../../www/table/tell/deeds.js";
import { phraseOf } from "../../../www/table/tell/phrase.js";

const CARDS = {
  peace: { name: "peace", title: "Peace" },
  nope: { name: "nope", title: "Nope" },
  double: { name: "double", title: "Double" },
  wild: { name: "wild", title: "Wild", kind: null },
  "switch-sides": { name: "switch-sides", title: "Switch Sides", kind: null },
  "black-rook": { name: "black-rook", title: "Black Rook", kind: "rook" },
};
export const army = (/** @type {string} */ side) => side[0].toUpperCase() + side.slice(1);
/** @type {any} */
export const view = { sides: { first: "white", second: "black" }, turn: { number: 2, seat: "second" } };
/** @type {any} */
export const known = {
  piece: () => null,
  name: (seat) => (seat === "first" ? "You" : "Computer"),
  card: (card) => CARDS[card] ?? null,
  reader: "first",
  army,
  view,
};
/** @type {any} */
export const READER = { seat: "first", side: "white", army };
/** @type {(more: object, seat?: string | null) => any} */
export const say = (more, seat = "second") => ({
  t: "say",
  turn: 2,
  seat,
  side: "black",
  text: "",
  squares: [],
  card: null,
  named: null,
  moved: null,
  sign: null,
  ...more,
});
export const moved = (kind, from, to, takes = [], more = {}) =>
  say({ squares: [from, to], moved: { kind, side: "black", takes, becomes: null, castles: null, ...more } });
export const play = (card, seat = "second") => [say({ card, named: 0 }, seat), { t: "play", seat, card }];
export const done = (card, had = true, seat = "second") => ({ t: "effect", seat, card, had });
/** The deeds of the answers to which these events belong. @param {any[][]} answers */
export function deedsOf(...answers) {
  /** @type {any[]} */
  const deeds = [];
  for (const events of answers) addDeeds(deeds, events, known);
  return deeds;
}
export const phrase = (...answers) => phraseOf(deedsOf(...answers), READER);
