// Clicks of several tests: a move, and giving up.
import type { Frame } from "@playwright/test";

/** The squares of a move, one after the other. */
export const move = async (frame: Frame, ...squares: string[]) => {
  for (const name of squares) await frame.click(`#board [data-square="${name}"]`);
};

/** The game is given up by the menu. */
export const resign = async (frame: Frame) => {
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-resign"]');
  await frame.click('[data-test="confirm-yes"]');
};
