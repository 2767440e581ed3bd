// The drawings of the sets Bold and Figures, by kind. Parts of an outline may overlap if all go round clockwise: the
// outline then goes around them all.

import { ball } from "../pieces/joined.js";

/**
 * @typedef {import("../pieces/joined.js").Drawing} Drawing
 * @typedef {import("../engine").Kind} Kind
 */

const FOOT = "M210 790h580l30 100H180z";
/** A horse's head that looks to the left. */
const HORSE =
  "M250 890C250 740 320 660 450 560C400 590 340 600 300 606C280 650 240 680 190 660C140 640 130 590 150 540" +
  "C180 460 240 400 270 330C280 270 310 230 350 200L370 100L470 160C700 190 810 350 810 620V890z";
/**
 * @typedef {"pawn" | "rook" | "knight" | "bishop" | "queen" | "king"} Usual
 * @typedef {"cardinal" | "chancellor" | "amazon"} Joined
 */

/**
 * Kinds that only some games and cards have: each has an outline of its own.
 * @type {Record<Exclude<Kind, Usual | Joined>, Drawing>}
 */
const NEW = {
  prince: {
    body: `${FOOT}M260 790L200 400L360 540L500 360L640 540L800 400L740 790zM500 90L610 230L500 370L390 230z`,
    lines: "M280 680h440",
  },
  princess: {
    body:
      `${FOOT}M280 790C200 640 180 560 190 470L360 580L500 450L640 580L810 470C820 560 800 640 720 790z` +
      `M500 400C420 330 350 280 350 200C350 110 460 90 500 170C540 90 650 110 650 200C650 280 580 330 500 400z`,
    lines: "M285 700h430",
  },
  crab: {
    body:
      "M500 400C700 400 790 510 790 620C790 740 660 800 500 800C340 800 210 740 210 620C210 510 300 400 500 400z" +
      "M250 560C160 520 130 470 140 400C60 350 60 220 160 140L200 250L290 160C330 270 290 360 220 400" +
      "C230 440 260 470 320 490z" +
      "M750 560L680 490C740 470 770 440 780 400C710 360 670 270 710 160L800 250L840 140" +
      "C940 220 940 350 860 400C870 470 840 520 750 560z" +
      "M240 640L260 710L60 720L70 650zM290 740L370 800L180 920L120 860zM760 640L930 650L940 720L740 710z" +
      "M710 740L880 860L820 920L630 800z" +
      `M400 420V320h50v100zM550 420V320h50v100z${ball(420, 300, 52)}${ball(580, 300, 52)}`,
    lines: "M400 680Q500 740 600 680",
    spots: ball(420, 300, 24) + ball(580, 300, 24),
  },
  kangaroo: {
    body:
      "M180 300C190 230 250 200 310 210L300 60Q380 80 390 200L430 80Q490 140 440 250C470 330 540 380 600 430" +
      "C720 520 760 640 720 740C800 760 860 720 900 610L960 640C940 800 840 880 700 860L640 830" +
      "L560 890H250Q240 830 310 820H440" +
      "C420 760 430 700 440 650C400 640 380 610 370 570L280 660L220 610L340 490C330 440 340 410 340 370" +
      "C270 380 190 370 180 300z",
    lines: "M600 600C520 640 500 720 530 800",
    spots: ball(310, 280, 28),
  },
  camel: {
    body:
      "M60 280C60 220 120 180 200 190C260 196 290 240 280 310C270 400 270 450 300 480" +
      "C340 380 400 250 460 250C530 250 540 380 580 400" +
      "C610 380 630 250 710 250C800 250 850 420 880 520L910 700L860 700L840 600L830 890H740L730 680" +
      "C660 710 540 710 470 680L460 890H370L350 660" +
      "C240 600 190 500 190 350C140 370 60 350 60 280z",
    lines: "M340 560C420 500 760 500 830 590",
    spots: ball(180, 262, 26),
  },
};

/** Flat shapes. @type {Record<Exclude<Kind, Joined>, Drawing>} */
export const PLAIN = {
  ...NEW,
  pawn: { body: `${FOOT}M310 790C400 700 420 600 420 500H580C580 600 600 700 690 790z${ball(500, 350, 170)}` },
  rook: {
    body: `${FOOT}M210 150h140v90h80v-90h140v90h80v-90h140v210l-90 80v350H300V440l-90-80z`,
    lines: "M310 440h380M310 700h380",
  },
  knight: { body: HORSE, spots: ball(370, 350, 44) },
  bishop: {
    body:
      `${FOOT}${ball(500, 140, 64)}M500 180C650 290 730 390 730 500Q730 590 650 640L690 790H310` +
      `L350 640Q270 590 270 500C270 390 350 290 500 180z`,
    lines: "M500 350v200M410 440h180",
  },
  queen: {
    body:
      `${FOOT}M110 290L290 490L310 190L440 450L500 150L560 450L690 190L710 490L890 290L770 790H230z` +
      ball(110, 280, 52) +
      ball(310, 180, 52) +
      ball(500, 140, 52) +
      ball(690, 180, 52) +
      ball(890, 280, 52),
    lines: "M260 670h480",
  },
  king: {
    body:
      `${FOOT}M450 70h100v75h80v90h-80v110h-100v-110h-80v-90h80z` +
      "M500 400C560 320 640 290 710 290C830 290 890 370 890 460C890 580 800 660 760 790H240" +
      "C200 660 110 580 110 460C110 370 170 290 290 290C360 290 440 320 500 400z",
    lines: "M500 400V660M270 670h460",
  },
};

const BASE = "M180 890C180 830 220 805 290 795H710C780 805 820 830 820 890z";
/** The stem of a turned piece, from its collar down. @param {number} top @param {number} half of its width there */
const stem = (top, half) => {
  const [left, right] = [500 - half, 500 + half];
  return (
    `${BASE}M${right} ${top}C${right} 660 630 740 720 810H280C370 740 ${left} 660 ${left} ${top}z` +
    `M${left - 70} ${top - 40}H${right + 70}Q${right + 110} ${top - 5} ${right + 60} ${top + 30}H${left - 60}` +
    `Q${left - 110} ${top - 5} ${left - 70} ${top - 40}z`
  );
};

/** Turned shapes. @type {Record<Exclude<Kind, Joined>, Drawing>} */
export const FIGURES = {
  ...NEW,
  pawn: { body: stem(540, 60) + ball(500, 400, 130), lines: "M290 805H710" },
  rook: {
    body:
      `${BASE}M240 130h120v75h75v-75h130v75h75v-75h120v170Q760 350 700 375C690 560 700 700 750 810H250` +
      "C300 700 310 560 300 375Q240 350 240 300z",
    lines: "M305 385H695M280 745H720",
  },
  knight: {
    body: HORSE,
    lines: "M520 250C650 330 700 470 690 700M450 560C520 520 545 480 545 420M300 860H810",
    spots: ball(370, 350, 36) + ball(195, 590, 22),
  },
  bishop: {
    body:
      `${stem(590, 70)}${ball(500, 115, 52)}` +
      "M500 140C680 260 760 370 720 470Q690 540 610 570H390Q310 540 280 470C240 370 320 260 500 140z",
    lines: "M620 260L500 430M290 805H710",
  },
  queen: {
    body:
      `${stem(560, 80)}M170 210L330 350L385 150L500 330L615 150L670 350L830 210L690 540H310z` +
      ball(170, 200, 44) +
      ball(385, 140, 44) +
      ball(615, 140, 44) +
      ball(830, 200, 44),
    lines: "M325 480Q500 430 675 480M290 805H710",
  },
  king: {
    body: `${stem(560, 80)}M450 36h100v74h86v92h-86v100h-100V202h-86v-92h86zM180 330Q500 200 820 330L690 540H310z`,
    lines: "M240 412Q500 310 760 412M290 805H710",
  },
};
