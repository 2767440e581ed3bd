// The pot as chips: one stack, of the fewest chips that make up the sum; chips that fly to it and away.
import { added } from "../../cards/added.js";
import { h } from "../../ui/dom.js";

/** The values of chips, the largest first. */
const WORTHS = [25, 5, 1];

/** @param {number} sum @returns {HTMLElement} */
function stackOf(sum) {
  let left = sum;
  const chips = WORTHS.flatMap((worth) => {
    const number = Math.floor(left / worth);
    left -= number * worth;
    return Array.from({ length: number }, () => h("i", { class: `poker-chip poker-chip-${worth}` }));
  });
  return h("span", { class: "chip-stack" }, chips);
}

/** The chips of a pot; decoration, the sum stands beside it. @param {number} pot */
export const chipStack = (pot) => h("span", { class: "chips", "aria-hidden": "true" }, stackOf(pot));

/** Returns the place of a chip in the middle of something. @param {string} selector */
function chipAt(selector) {
  const { left, top, width, height } = /** @type {NonNullable<typeof added.flights>} */ (added.flights).boxOf(
    document.querySelector(selector),
  );
  return { left: left + width / 2 - 16, top: top + height / 2 - 9, width: 32, height: 17 };
}

/**
 * So many chips fly between a player and the pot, one after the other.
 * @param {import("../../engine").Seat} seat @param {"in" | "out"} way @param {number} number
 */
export async function moveChips(seat, way, number) {
  const { flights } = added;
  if (!flights?.flightTime()) return;
  const ends = [chipAt(`.seat-panel[data-seat="${seat}"] .army`), chipAt(".pot .chips")];
  const [from, to] = way === "in" ? ends : ends.reverse();
  const chips = Array.from({ length: Math.min(number, 5) }, (_, nth) =>
    flights.fly(stackOf(1), from, to, { delay: nth * 90 }),
  );
  await Promise.all(chips);
}
