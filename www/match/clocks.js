// The clock that the player of this page chose last for a game, which its next one has, too; none at first.
import { isObject } from "../ui/fit.js";
import { read, write } from "../ui/storage.js";

/** The clocks that are kept, by game. @returns {Record<string, unknown>} */
function kept() {
  try {
    const found = JSON.parse(read("clocks") ?? "{}");
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
}

/** Signs that a control is written with. */
const WRITTEN = /^\d{1,4}(\+\d{1,2})?(-[a-z]+)?$/;

/** The option for the clock that is kept for a game; nothing where none is. @param {string} game */
export function clockOf(game) {
  const all = kept();
  const clock = Object.hasOwn(all, game) ? all[game] : null;
  return typeof clock === "string" && WRITTEN.test(clock) ? { clock } : {};
}

/**
 * The player has chosen a clock, or none.
 * @param {import("../engine").GameInfo} game @param {import("../engine").Options} options
 */
export function keepClock({ name, options: all }, options) {
  const info = all.find(({ type }) => type === "clock");
  if (!info) return;
  const clock = options[info.name] ?? info.default;
  const { [name]: _, ...others } = kept();
  const now = clock === "none" ? others : { ...others, [name]: clock };
  if (JSON.stringify(now) !== JSON.stringify(kept())) write("clocks", JSON.stringify(now));
}
