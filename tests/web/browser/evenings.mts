// Evenings as the browser keeps them, for the tests of their screens.

/** A game that a player has won. */
export const game = (player: number | null, stake = 1, how = "checkmate") => ({ did: "game", player, stake, how });

/** The player file with an evening in which this was done. */
export function playerWith(done: object[], more: object = {}) {
  const now = { id: "walk", game: "five-card", buy_in: 5, done, names: ["Ann", "Ben"], at: 1, ...more };
  return JSON.stringify({ player: 1, evening: { now } });
}

/** The button on the tile. */
export const OPEN = '[data-game="five-card"] .evening';
