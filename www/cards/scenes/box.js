// The box of a picture, and how its numbers are written.

/** The width and height of a picture, and the height at which its floor ends. */
export const [WIDTH, HEIGHT, HORIZON] = [284, 256, 84];

/** A number with one digit after the point at most. @param {number} value */
export const n = (value) => Math.round(value * 10) / 10;
