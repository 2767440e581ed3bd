// The strength of a level in words, by the matches that the project has played.
import measured from "../../src/bots/measured.json";
import { levelWords } from "../match/seats.js";
import { capital } from "../ui/words.js";

/** Shares of a thousand: of nearly all games, and of half of them. */
const [ALL, HALF] = [950, 500];

/** @param {string} game @param {import("../match/seats.js").Level} level */
export function strength(game, level) {
  // The lowest levels of the page are told against moves by lot.
  const rows = measured.filter((it) => it.game === game && it.level === level);
  const row = rows.find((it) => it.below === "random") ?? rows[0];
  if (!row) return "How strong it is has not been measured yet.";
  const { below, score, games, low } = row;
  const whom = below === "random" ? "random moves" : capital(levelWords(below));
  const tenths = Number((score / 100).toFixed(1));
  // A score whose interval holds one half shows no difference.
  if (low <= HALF) return `Not shown to be stronger than ${whom}, in ${games} games.`;
  if (score >= ALL) return `Beats ${whom} nearly always, measured in ${games} games.`;
  return `Wins about ${tenths} of 10 games against ${whom}, measured in ${games} games. A draw counts as half a win.`;
}
