// A run or an evening that goes on: chips that lead back into it, by what the player file says of them.
import { playerPart } from "../match/player.js";
import { go } from "../router.js";
import { h } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { count, oneLine } from "../ui/words.js";

/** @param {"run" | "evening"} name @param {string} title @param {string} words @param {object} [about] */
const chip = (name, title, words, about) =>
  h(
    "button",
    { type: "button", class: "kept-chip", onclick: () => go(name, about), data: { test: `home-${name}-on` } },
    icon("play"),
    h("strong", {}, title),
    h("span", {}, oneLine(words)),
  );

/** The chips. */
export function seriesChips() {
  const { now: run, words } = playerPart("runs");
  const { now } = playerPart("evening");
  const { done, game } = /** @type {{ done?: { did: string }[], game?: string }} */ (now ?? {});
  const played = Array.isArray(done) && done.filter(({ did }) => did === "game").length;
  return [
    ...(run && words ? [chip("run", "The Crossing", String(words))] : []),
    ...(played !== false ? [chip("evening", "An evening", `${count(played, "game")} played`, { game })] : []),
  ];
}
