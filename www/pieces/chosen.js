// Applies the looks of board and pieces that the settings name. All but the usual ones are an extra.
import { extra } from "../extras/extra.js";
import { onSettings, settings, tell } from "../ui/settings.js";
import { grains } from "./grain.js";
import { classic, look } from "./looks.js";
import { drawAgain } from "./picture.js";

/** The board whose colours the core has. */
const USUAL = "wood";

/** Applies the looks, and resolves when they are in use; if they cannot be loaded, the usual ones are. */
async function use() {
  const { dataset } = document.documentElement;
  const wanted = () => `${settings.board} ${settings.pieces}`;
  const shown = () => `${dataset.board} ${look.set.name}`;
  const [asked, before] = [wanted(), shown()];
  if (asked === before) return;
  const looks = asked === `${USUAL} classic` ? null : await extra("looks").catch(() => null);
  if (asked !== wanted()) return;
  dataset.board = looks ? settings.board : USUAL;
  look.grain = grains[dataset.board];
  look.set = looks?.sets[settings.pieces] ?? classic;
  // If the load failed, nothing has changed, and telling the listeners would start it again at once.
  if (shown() === before) return;
  drawAgain();
  tell();
}

/** Applies the looks now, and again after every change of the settings. */
export const useChosen = () => {
  onSettings(use, new AbortController().signal);
  return use();
};
