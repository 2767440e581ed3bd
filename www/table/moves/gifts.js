// A gift on the way down: a game that begins with a queen for a rook. It brings no star.
import { button } from "../../ui/dom.js";

/** The start positions, by the army that has the queen; those of one board are alike. */
const EIGHT = {
  white: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR w Kkq -",
  black: "qnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk -",
};
const SIXTEEN = {
  white: "rnbcdqakkaqdcbnr/pppppppppppppppp/16/16/16/16/PPPPPPPPPPPPPPPP/QNBCDQAKKAQDCBNR w HIDMPhiadmp -",
  black: "qnbcdqakkaqdcbnr/pppppppppppppppp/16/16/16/16/PPPPPPPPPPPPPPPP/RNBCDQAKKAQDCBNR w HIADMPhidmp -",
};

/**
 * The button that begins the next game with a gift to the only player, with the armies swapped.
 * @param {import("../table.js").Table} table @param {import("./next.js").Leaving} leaving @param {string} kind
 */
export function giftButton({ match, navigation }, leaving, kind) {
  const { options, cards, lent, seats } = match.request;
  const { game, files, sides } = match.view;
  const [me] = match.people;
  const army = sides[match.other(me)] === "black" ? "black" : "white";
  const board = (files > 8 ? SIXTEEN : EIGHT)[army];
  const swapped = { first: seats.second, second: seats.first };
  const play = () => navigation.begin({ game, options, cards, lent, board, seats: swapped });
  return button("Start with a queen for a rook", { class: kind, onclick: leaving(play), "data-test": "gift" }, "plus");
}
