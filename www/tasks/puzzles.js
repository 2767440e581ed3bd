// The list of puzzles: the next one is near the player's own rating; one puzzle and one game a day are for everybody.
import { gameInfo } from "../context.js";
import { notLoaded } from "../extras/later.js";
import { dayOf, hasEnded, rowNow } from "../match/days.js";
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { playDaily } from "./daily.js";
import { say } from "./position.js";
import { openPuzzle } from "./puzzle.js";
import { load, WHAT } from "./puzzle-load.js";
import { following, kept } from "./solved.js";

/** @typedef {import("../engine").GameName} GameName */

/** @param {string} words @param {string} about @param {HTMLElement} act */
const row = (words, about, act) => h("li", {}, h("strong", {}, words), h("span", { class: "hint" }, about), act);

/** All puzzles: those of each game, and what is for everybody on this day. */
export async function puzzlesDialog() {
  const found = await load();
  if (found === undefined) toast(notLoaded(WHAT), "trouble");
  if (!found) return;
  const counts = found.games.map((game) => found.of[game].filter(({ drill }) => !drill).length);
  const [day, { rating, done }] = [dayOf(), kept()];
  const [daily, played] = [found.puzzleOf(day), found.gameOf(day)];
  await dialog({
    id: "puzzles",
    title: "Puzzles",
    size: "small",
    body: (close) => {
      /** @param {() => unknown} act */
      const leaving = (act) => () => {
        close();
        void act();
      };
      /** @param {GameName} game @param {number | null} number @param {{ day?: number }} [about] */
      const open = (game, number, about) => leaving(() => say(openPuzzle(game, number, about)));
      /** @param {GameName} game */
      const rated = (game) => (done[game] ?? []).filter((number) => !found.of[game][number - 1]?.drill).length;
      const games = found.games.map((game, at) => {
        const { title } = gameInfo(game);
        const act = { onclick: open(game, null), "aria-label": `Solve: ${title}`, data: { puzzles: game } };
        const { kind, hard } = found.of[game][following(game, found.of[game]) - 1];
        const next = [kind, `rated\u00a0${hard}`].filter(Boolean).join(", ");
        return row(title, `${rated(game)} of ${counts[at]} solved. Next:\u00a0${next}`, button("Solve", act, "play"));
      });
      const today = daily &&
        played && [
          row(
            "Daily puzzle",
            hasEnded(day, "puzzle") ? `Solved: ${rowNow().row} in a row` : "The same for everybody",
            button(
              "Solve",
              {
                onclick: open(daily.game, daily.number, { day }),
                "aria-label": "Solve the daily puzzle",
                "data-test": "daily",
              },
              "play",
            ),
          ),
          row(
            "Daily game",
            gameInfo(played.game).title,
            button(
              "Play",
              { onclick: leaving(playDaily), "aria-label": "Play the daily game", "data-test": "daily-game" },
              "play",
            ),
          ),
        ];
      return [
        h(
          "p",
          { class: "hint" },
          `Your rating: ${rating}. It rises where your first answer is right, and falls where it is wrong.`,
        ),
        h("ul", { class: "lessons" }, today, games),
      ];
    },
  });
}
