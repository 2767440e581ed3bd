// The operations of a session, by their names.
import { recalls } from "./readers.js";
import { dealt, studied } from "./studied.js";

/**
 * @typedef {import("../engine").Calls} Calls
 * @typedef {{ [Op in keyof Calls]: (...args: Parameters<Calls[Op]>) => unknown }} Operations
 */

/**
 * Returns the operations on a session. What only the asked player may know is null for other viewers.
 * @param {import("./session.js").Session} session @returns {Operations}
 */
export const operations = (session) => ({
  catalog: () => session.engine.catalog(),
  counts: (o) => session.engine.counts(o),
  checkCard: (card) => session.engine.checkCard(card),
  cardWords: () => session.engine.cardWords(),
  printedCard: (name) => session.engine.printedCard(name),
  evening: (done) => session.engine.evening(done),
  readPgn: (text) => session.engine.readPgn(text),
  tryCard: (card, number) => session.engine.tryCard(card, number),
  rateCard: (card, number) => session.engine.rateCard(card, number),
  findWin: (o, wishes) => session.engine.findWin(o, wishes),
  stormRun: (o) => session.engine.stormRun(o),
  editSetup: (o, step) => session.engine.editSetup(o, step),
  newGame: (o) => session.open(session.engine.newGame(o)),
  probe: (o) => {
    session.engine.newGame(o).free();
    return true;
  },
  loadGame: (save, shown) => session.open(session.engine.loadGame(save), shown),
  prompt: () => session.game.prompt(),
  legalMoves: (about) => session.game.legalMoves(about),
  apply: (choice, thought, rolls) => session.apply(choice, thought, rolls),
  back: (seat, answers) => session.game.back(seat, answers),
  canBack: (seat, answers) => session.game.canBack(seat, answers),
  view: (eye) => session.game.view(eye),
  suggest: (o, viewers) => (session.mayHear(viewers) && !recalls(session.game.prompt()) ? session.suggest(o) : null),
  advise: (o, viewers) => (session.mayHear(viewers) && !recalls(session.game.prompt()) ? session.game.advise(o) : null),
  foresee: (answers, viewers) => (session.mayHear(viewers) ? session.game.foresee(answers) : null),
  reach: (square, viewers) => session.game.reach(square, session.eyeOf(viewers)),
  survey: (viewers) => session.game.survey(session.eyeOf(viewers)),
  rays: (square, viewers) => session.game.rays(square, session.eyeOf(viewers)),
  plans: (seat) => session.game.seat(seat).plans(),
  explain: (about, viewers) => (session.mayHear(viewers) ? session.game.explain(about) : null),
  /** Judges for the one player of the page; null where players share it. */
  judge: (goal, viewers) => {
    const { people = [] } = typeof viewers === "string" ? {} : viewers;
    return people.length === 1 ? session.game.judge(goal, people[0]) : null;
  },
  /** Judges for a player of the page once the game is over: until then it might tell what is hidden. */
  judgeAll: (goals, beside, viewers) => {
    const { people = [] } = typeof viewers === "string" ? {} : viewers;
    const may = people.includes(beside.seat) && !session.game.prompt();
    return may ? session.game.judgeAll(goals, beside) : null;
  },
  save: () => session.game.save(),
  free: () => session.free(),
  act: (choice, viewers, thought, rolls) => session.look(viewers, session.apply(choice, thought, rolls)),
  undo: (viewers, seat, answers) => session.look(viewers, session.game.back(seat, answers)),
  /** Tells whether a player of the page can take back; null for the answers of another player. */
  canUndo: (viewers, seat, answers) => {
    const may = typeof viewers === "string" || seat === undefined || viewers.people.includes(seat);
    return may ? session.game.canBack(seat, answers) : null;
  },
  state: (viewers) => session.look(viewers),
  lookBack: (line, viewers) => session.game.lookBack(line, session.eyeOf(viewers) ?? "watcher"),
  told: () => session.game.told(),
  compact: (answers) => session.compact(answers),
  pgn: (tags) => session.pgn(tags),
  played: (o, answers) => session.played(o, answers),
  viewOf: (save, eye) => session.viewOf(save, eye),
  acts: () => (session.closed ? session.game.acts() : null),
  past: (answers, eye, instead) => session.past(answers, eye, instead),
  review: (o) => session.game.review(o),
  study: (o, answers) => {
    const { game, step } = studied(session.engine, o, answers);
    session.open(game);
    const acts = session.game.acts();
    return { ...session.look("all", step), acts, deal: dealt(session.game, acts.length) };
  },
  think: (o) => {
    session.plan(o);
    return true;
  },
  follow: (viewers, thought) => session.follow(viewers, thought),
});
