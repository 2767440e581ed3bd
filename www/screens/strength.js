// How strong a level is, in words, by the matches that the project has played.
import measured from "../../src/bots/measured.json";
import { capital } from "../ui/words.js";

/** Shares of a thousand that count as all games, and as half of them. */
const [ALL, MORE] = [970, 550];

/** @param {string} game @param {import("../match/seats.js").Level} level */
export function strength(game, level) {
  // The lowest level of the page is told against moves by lot.
  const rows = measured.filter((it) => it.game === game && it.level === level);
  const row = rows.find((it) => it.below === "random") ?? rows[0];
  if (!row) return "How strong it is has not been measured yet.";
  const { below, score, games } = row;
  const whom = below === "random" ? "random moves" : capital(below);
  const tenths = Math.round(score / 100);
  const words =
    score >= ALL
      ? `Beats ${whom} nearly always`
      : score < MORE
        ? `About as strong as ${whom}`
        : `Beats ${whom} in about ${tenths} of 10 games`;
  return `${words}, measured in ${games} games.`;
}
