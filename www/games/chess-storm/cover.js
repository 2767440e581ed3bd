// CS-113: the board is covered while a piece is lifted, where no veil does that; a countdown says for how long.
import { reading, spoken } from "../../ui/clock-words.js";
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";

/** Milliseconds between two readings of the clock. */
const TICK = 100;

/**
 * Covers the board for as long as the answer will have; resolves when it is to be seen again.
 * @param {number} time milliseconds @param {string} kidnapper @param {AbortSignal} signal the table is left
 */
export async function coverBoard(time, kidnapper, signal) {
  const began = performance.now();
  const left = h("span", { class: "countdown-time" }, reading(time));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  await dialog({
    id: "cover",
    title: "A piece of yours is being lifted",
    size: "small",
    body: (close) => {
      signal.addEventListener("abort", () => close(), { once: true });
      timer = setInterval(() => {
        const rest = time - (performance.now() - began);
        left.textContent = reading(rest);
        if (rest <= 0) close();
      }, TICK);
      return [
        h(
          "p",
          {},
          `${kidnapper} lifts one of your pieces. When you see the board again, you have ${spoken(time)} to tell `,
          "which one is missing, and where it stood.",
        ),
        h("p", { class: "countdown", role: "timer", "aria-live": "off" }, "Covered for: ", left),
      ];
    },
    actions: (close) =>
      button("Show the board now", { class: "button primary", "data-test": "uncover", onclick: () => close() }),
  });
  clearInterval(timer);
}
