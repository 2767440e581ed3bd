// The chance of winning over a game, as a line.

/** Width and height of the drawing, in units of its own. */
const [WIDE, HIGH] = [600, 120];

/** A chance of ten-thousandths in words. @param {number} chance */
export const percent = (chance) => `${Math.round(chance / 100)} %`;

/** @param {string} name @param {Record<string, string | number>} about */
function shape(name, about) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(about)) node.setAttribute(key, String(value));
  return node;
}

/** @param {import("../engine").Reviewed[]} told @param {string} words */
export function chart(told, words) {
  const values = [told[0].before, ...told.map(({ after }) => after)];
  const spots = values.map((value, at) => [(at / (values.length - 1)) * WIDE, HIGH - (value / 10_000) * HIGH]);
  const line = spots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const drawing = shape("svg", {
    class: "review-chart",
    viewBox: `0 -4 ${WIDE} ${HIGH + 8}`,
    preserveAspectRatio: "none",
    role: "img",
    "aria-label": words,
  });
  drawing.append(
    shape("line", { x1: 0, y1: HIGH / 2, x2: WIDE, y2: HIGH / 2, class: "review-even" }),
    shape("polyline", { points: line, "vector-effect": "non-scaling-stroke" }),
  );
  return drawing;
}
