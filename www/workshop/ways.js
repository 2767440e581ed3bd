// The ways that lead from a card that is made: to a board, to games, to others, to the shelf.

/** @type {Partial<import("./types").Ways>} */
export const ways = {};
