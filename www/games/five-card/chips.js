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
  for (const [nth, chip] of chips.entries()) chip.style.setProperty("--nth", String(nth));
  return h("span", { class: "chip-stack" }, chips);
}

/** The chips of a pot; decoration, the sum stands beside it. @param {number} pot */
export const chipStack = (pot) => h("span", { class: "pot-chips", "aria-hidden": "true" }, stackOf(pot));

/** The chips of the pot; where there is no room for them, its sum. */
const potPlace = () =>
  [...document.querySelectorAll(".pot .pot-chips, #pot")].find((node) => node.clientWidth > 0) ?? null;

/** The place of a player's own chips. @param {import("../../engine").Seat} seat */
const seatPlace = (seat) =>
  [".army", ""].map((part) => document.querySelector(`.seat-panel[data-seat="${seat}"] ${part}`)).find(Boolean) ?? null;

/** Returns the place of a chip in the middle of something. @param {Element | null} node */
function chipAt(node) {
  const { left, top, width, height } = /** @type {NonNullable<typeof added.flights>} */ (added.flights).boxOf(node);
  return { left: left + width / 2 - 16, top: top + height / 2 - 9, width: 32, height: 17 };
}

/**
 * A player pays so many chips: they slide to the pot, one after the other.
 * @param {import("../../engine").Seat} seat @param {number} number
 */
export async function payChips(seat, number) {
  const { flights } = added;
  if (!flights?.flightTime()) return;
  const [from, to] = [chipAt(seatPlace(seat)), chipAt(potPlace())];
  const chips = Array.from({ length: Math.min(number, 5) }, (_, nth) =>
    flights.fly(stackOf(1), from, to, { delay: nth * 70 }),
  );
  await Promise.all(chips);
}

/** The whole pot slides to its winner. @param {import("../../engine").Seat} seat @param {number} pot */
export async function slidePot(seat, pot) {
  const { flights } = added;
  const place = potPlace();
  if (!flights?.flightTime() || !place) return;
  const ms = flights.flightTime();
  if (place.id !== "pot") place.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  await flights.fly(stackOf(pot), chipAt(place), chipAt(seatPlace(seat)), { ms });
}
