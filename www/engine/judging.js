// The questions of a game about what was: how goals stand, and how it stood at a line of the log.
import { checkCount, list, optionalText, request, text } from "./requests.js";

/**
 * @param {<T>(run: (game: import("./types").RawGame) => T) => T} use
 * @returns {Pick<import("./types").SeatCalls, "judge" | "judgeAll" | "lookBack">}
 */
export const judging = (use) => ({
  judge: (goal, seat) => {
    const whose = optionalText(seat, "A seat");
    const what = text(goal, "bad-input", "A goal");
    return use((game) => game.judge(what, whose));
  },
  judgeAll: (goals, beside) => {
    const wanted = list(goals, "judgeAll");
    const so = request(beside, "judgeAll");
    return use((game) => game.judge_all(wanted, so));
  },
  lookBack: (line, eye) => {
    const whose = text(eye, "unknown-eye", "An eye");
    checkCount(line, "The place of a line", 0);
    return use((game) => game.look_back(line, whose));
  },
});
