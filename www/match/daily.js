// The daily game by its seed, which says the day: table, result and home know it by that alone.

/** The beginning of a daily game's seed. */
export const DAILY = "daily-";

/** The day whose daily game this is; null if it is none. @param {{ state: { save: string } }} match */
export function dailyOf({ state }) {
  const found = new RegExp(`"seed":"${DAILY}(\\d+)"`).exec(state.save);
  return found && Number(found[1]);
}
