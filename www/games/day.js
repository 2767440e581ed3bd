// The days of the daily puzzle and the daily game.

/** Day 1 of the daily puzzle. */
const FIRST = Date.UTC(2026, 10, 25);

/** The number of a day by the date in Greenwich, from 1. @param {number} now */
export const dayOf = (now) => Math.floor((now - FIRST) / 864e5) + 1;
