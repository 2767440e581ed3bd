// Pieces that move as two do: a knight's head in a queen's crown or a bishop's mitre, or over a rook's battlements.

/**
 * A drawing, or a part of one, on a box of 1000 by 1000: its outline, lines within it, and spots.
 * @typedef {{ body: string, lines?: string, spots?: string }} Drawing
 *
 * Colours: of what lifts a piece off its square, of its outline, its body, the lines within, and of what sets a part in
 * front off from the one behind, if its outline does not.
 * @typedef {{ halo: string, edge: string, fill: string, line: string, seam?: string }} Dress
 */

/** A ball. @param {number} x @param {number} y @param {number} r */
export const ball = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A horse's head that looks to the left. @type {Drawing} */
const HORSE = {
  body:
    "M440 340C375 345 322 385 302 440C287 490 250 525 225 565L190 622C178 645 188 668 205 688L225 712" +
    "C243 732 275 726 300 702C330 667 360 645 400 635C460 625 510 605 545 572C552 612 520 655 490 684" +
    "C430 738 385 785 385 862H805C805 540 700 330 440 340z",
  spots:
    "M590 430C700 520 745 660 745 815H695C695 680 665 540 590 430z" +
    "M335 475Q370 425 425 445Q400 490 335 475zM228 650Q230 612 268 603Q262 640 228 650z",
};
/** Its ear, where no crown hides it. */
const EAR = "M340 405L326 238C392 262 445 300 455 370z";
/** The head, higher and on a slimmer neck, with its ears. @type {Drawing} */
const RISING = {
  body:
    "M365 640C365 560 420 500 470 450C505 418 530 390 525 350C490 385 450 395 400 402C355 410 335 470 285 474" +
    "L260 474C240 470 230 455 222 440L205 415C198 400 200 385 210 370L240 325C265 290 280 260 290 225" +
    "C302 190 325 168 350 152C346 122 354 94 376 68C402 86 418 110 426 138C436 108 454 84 482 66" +
    "C500 88 508 108 510 134C655 165 735 330 735 640z",
  spots:
    "M545 195C635 260 678 380 682 530H634C628 410 606 295 545 195z" +
    "M325 255Q360 205 410 225Q385 270 325 255zM240 420Q242 382 280 373Q274 410 240 420z",
};

/** Each combined piece, the lowest part first. @type {Partial<Record<import("../engine").Kind, Drawing[]>>} */
export const JOINED = {
  amazon: [
    HORSE,
    {
      body:
        "M300 385L185 195L365 305L500 145L635 305L815 195L700 385Q500 335 300 385z" +
        ball(180, 170, 46) +
        ball(500, 122, 46) +
        ball(820, 170, 46),
    },
  ],
  chancellor: [
    RISING,
    {
      body: "M205 585H312V640H425V585H575V640H688V585H795V665L742 705V795H815V862H185V795H258V705L205 665z",
      lines: "M262 700H738M262 792H738",
    },
  ],
  cardinal: [
    { ...HORSE, body: HORSE.body + EAR },
    {
      body: `M609 128C687 206 758 304 715 413Q574 345 419 366C412 249 510 178 609 128z${ball(612, 109, 34)}`,
      lines: "M599 188L577 326M520 231L662 253",
    },
  ],
};

/**
 * The steps of a drawing.
 * @param {Drawing[]} parts the lowest first
 * @param {Dress} dress
 * @param {Record<"halo" | "edge" | "line", number> & { seam?: number }} widths
 */
export function drawn(parts, { halo, edge, fill, line, seam }, widths) {
  /** @type {import("./looks.js").Step[]} */
  const steps = [[parts.map(({ body }) => body).join(""), "", halo, widths.edge + widths.halo]];
  for (const [at, { body, lines, spots }] of parts.entries()) {
    if (at && seam) steps.push([body, "", seam, widths.edge + (widths.seam ?? 0)]);
    steps.push([body, fill, edge, widths.edge]);
    if (lines) steps.push([lines, "", line, widths.line]);
    if (spots) steps.push([spots, line]);
  }
  return steps;
}
