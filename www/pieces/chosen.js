// Puts on the board and the pieces that the settings name; other ones than the usual are an extra.
import { extra } from "../extras/extra.js";
import { onSettings, settings, tell } from "../ui/settings.js";
import { classic, look } from "./looks.js";
import { drawAgain } from "./picture.js";

/** Resolves once they are there; where they cannot be loaded, the usual ones stay. */
async function use() {
  const { dataset } = document.documentElement;
  const wanted = () => `${settings.board} ${settings.pieces}`;
  const shown = () => `${dataset.board} ${look.set.name}`;
  const [asked, before] = [wanted(), shown()];
  if (asked === before) return;
  const looks = asked === "slate classic" ? null : await extra("looks").catch(() => null);
  if (asked !== wanted()) return;
  dataset.board = looks ? settings.board : "slate";
  look.grain = looks?.grains[settings.board];
  look.set = looks?.sets[settings.pieces] ?? classic;
  // A load that failed has changed nothing, and nobody asks for it again at once.
  if (shown() === before) return;
  drawAgain();
  tell();
}

/** Now and after every change. */
export const useChosen = () => {
  onSettings(use, new AbortController().signal);
  return use();
};
