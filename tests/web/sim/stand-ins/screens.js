// Screens of the simulated page: home shows what is kept, as the real one does.
/* global tab */
import { context } from "../../../../www/context.js";
import { keptGames } from "../../../../www/match/kept.js";
import { h } from "../../../../www/ui/dom.js";
import { refused } from "../../../../www/ui/storage.js";

export const home = (/** @type {{ notice?: string }} */ { notice } = {}) => {
  const kept = keptGames(context.catalog.games.map((info) => info.name));
  if (refused()) tab.told("toast", "Your browser won't save games and settings here.");
  for (const { game, record } of kept) if (!record?.save) tab.told("unreadable", game);
  tab.atHome(kept);
  if (notice) tab.told("notice", notice);
  return h("main", { id: "home" });
};
export const laterScreens = async () => ({
  setup: () => h("main", { id: "setup" }),
  gallery: () => h("main", { id: "gallery" }),
});
export const analysis = () => {};
export const learn = () => {};
export const opening = async () => null;
export const overLine = async () => null;
export const replay = () => {};
export const shownAgain = async () => null;
export const rulesDialog = () => {};
