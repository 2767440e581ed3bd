// A game as one seat may know and answer it, to be given away: nothing of the other seat can be had from it. Every call
// goes to the engine with the seat's name, and the engine looks who is asked after it has read what was passed.

/**
 * @param {import("../engine").Seat} seat
 * @param {import("./types").SeatCalls} calls
 * @returns {import("../engine").SeatGame}
 */
export function seatGame(seat, calls) {
  /** @type {import("../engine").SeatGame} */
  const own = {
    prompt: () => calls.prompt(seat),
    legalMoves: (about) => calls.legalMoves(about, seat),
    drawCard: () => calls.apply("draw", undefined, seat),
    apply: (choice, thought) => calls.apply(choice, thought, seat),
    view: () => calls.view(seat),
    suggest: (o) => calls.suggest(o, seat),
    advise: (o) => calls.advise(o, seat),
    explain: (about) => calls.explain(about, seat),
    reach: (square) => calls.reach(square, seat),
    survey: () => calls.survey(seat),
    rays: (square) => calls.rays(square, seat),
    plans: () => calls.plans(seat),
    foresee: (answers) => calls.foresee(answers, seat),
    canBack: (answers) => calls.canBack(answers, seat),
    judge: (goal) => calls.judge(goal, seat),
    lookBack: (line) => calls.lookBack(line, seat),
    told: () => calls.told(),
  };
  return Object.freeze(own);
}
