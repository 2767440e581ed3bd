// A session: one current game behind named operations; a page asks it for all that it shows, beside it or in a worker.
import { EngineError } from "./error.js";
import { operations } from "./operations.js";
import { Planned } from "./planned.js";
import { inTheOpen, readerOf, recalls } from "./readers.js";

/**
 * @typedef {import("../engine").Viewers} Viewers
 * @typedef {import("../engine").Prompt} Prompt
 * @typedef {import("../engine").Step} Step
 * @typedef {import("../engine").Choice} Choice
 */

/** The operations after which the other end must load another save after a restart. */
const CHANGING = new Set(["newGame", "loadGame", "apply", "back", "act", "undo", "follow", "study"]);

/**
 * Returns the eye that looks, and whether the open question is for a player here who may see it.
 * @param {Exclude<Viewers, string>} viewers @param {Prompt | null} prompt
 * @returns {{ eye: import("../engine").Eye, mine: boolean }}
 */
function access({ people, veil, open }, prompt) {
  const asked = prompt?.seat ?? null;
  const reader = readerOf(prompt);
  const opened = !veil || reader === open;
  const lone = people.length === 1 && reader !== "watcher" ? people[0] : null;
  const eye = (veil ? opened && reader : lone) || "watcher";
  return { eye, mine: asked !== null && people.includes(asked) && (opened || inTheOpen(prompt)) };
}

export class Session {
  /** @type {import("../engine").Game | null} */
  #game = null;
  /** The options of the current game. @type {import("../engine").Options} */
  #options = {};
  /** True while the game is only shown again: nobody plays it. */
  #shown = false;
  #planned = new Planned();

  /** @param {import("../engine").Engine} engine */
  constructor(engine) {
    this.engine = engine;
  }

  get game() {
    if (!this.#game) throw new EngineError("freed", "No game is open.");
    return this.#game;
  }

  /** Makes a game the current one; its save. @param {import("../engine").Game} next @param {boolean} [shown] */
  open(next, shown = false) {
    this.#game?.free();
    this.#game = next;
    this.#shown = shown;
    this.#planned.drop();
    const save = next.save();
    this.#options = JSON.parse(save).options;
    return save;
  }

  free() {
    this.#game?.free();
    this.#game = null;
    this.#planned.drop();
  }

  /** @param {Choice | string} choice @param {number} [thought] @param {number[]} [rolls] */
  apply(choice, thought, rolls) {
    this.#planned.drop();
    return this.game.apply(choice, thought, rolls);
  }

  /** The computer chooses an answer, which stays here until `follow`. @param {import("../engine").SuggestOptions} o */
  plan(o) {
    this.#planned.think(this.game, o);
  }

  /**
   * Returns the computer's answer. With `after` it is the answer once these are given; null if the next question is
   * another player's, or comes only when others know of them.
   * @param {import("../engine").SuggestOptions & { after?: string[] }} o
   */
  suggest({ after, ...o }) {
    const { game } = this;
    if (!after) return game.suggest(o);
    const ahead = game.foresee(after);
    const next = ahead.ok ? ahead.prompt : null;
    if (!next?.secret || next.seat !== game.prompt()?.seat || recalls(next)) return null;
    const then = this.engine.loadGame(game.save());
    for (const text of after) then.apply(text);
    const offer = then.suggest(o);
    then.free();
    return offer;
  }

  /** Gives the answer that the computer has chosen. @param {Viewers} viewers @param {number} [thought] */
  follow(viewers, thought) {
    const { text, signs } = this.#planned.take();
    return { ...this.look(viewers, this.apply(text, thought)), ...(signs && { signs }) };
  }

  /**
   * Returns true if a caller may hear of the question: one that names no viewers keeps secrets by itself.
   * @param {Viewers | undefined} viewers
   */
  mayHear(viewers) {
    return viewers === undefined || typeof viewers === "string" || access(viewers, this.game.prompt()).mine;
  }

  /** Returns the eye that looks for these viewers; none without viewers. @param {Viewers | undefined} viewers */
  eyeOf(viewers) {
    return typeof viewers === "object" ? access(viewers, this.game.prompt()).eye : viewers;
  }

  /**
   * True while the game's earlier points are open: it is over, or nobody plays it. Before its end a watcher alone sees
   * them.
   */
  get closed() {
    return this.#shown || this.game.prompt() === null;
  }

  /**
   * Returns what an eye saw after so many answers, what the last of them brought about, the question then, and the
   * save; null while the game is played. With `instead`, as if that had been the last of these answers.
   * @param {number} answers @param {import("../engine").Eye} wanted @param {string} [instead]
   */
  past(answers, wanted, instead) {
    const { game } = this;
    if (!this.closed) return null;
    const eye = game.prompt() ? "watcher" : wanted;
    let then = game.after(Math.max(0, answers - 1));
    try {
      const act = answers > 0 ? game.acts()[answers - 1] : null;
      const step = act && then.apply(instead ?? act.text, act.thought);
      let events = step?.ok ? step.events : null;
      if (step?.ok === false && step.error === "needs-roll" && instead === undefined) {
        // Its rolls came from outside: they are in the record alone.
        const told = then.told().length;
        then.free();
        then = game.after(answers);
        events = then.told().slice(told);
      }
      return { view: then.view(eye), prompt: then.prompt(), events, save: then.save() };
    } finally {
      then.free();
    }
  }

  /** The compact text of the game, or of its beginning. @param {number} [answers] */
  compact(answers) {
    const { game } = this;
    if (answers === undefined) return game.compact();
    const then = game.after(answers);
    try {
      return then.compact();
    } finally {
      then.free();
    }
  }

  /** The game as PGN; null where it is of another kind. @param {Record<string, string>} [tags] */
  pgn(tags) {
    const { game } = this;
    return ["chess", "full-double"].includes(game.view("watcher").game) ? game.pgn(tags) : null;
  }

  /**
   * The save of a game that is played so; the open game stays. Throws what is wrong with it.
   * @param {import("../engine").NewGame} o @param {[answer: string, thought: number, rolls?: number[]][]} answers
   */
  played(o, answers) {
    const game = this.engine.newGame(o);
    try {
      answers.forEach(([answer, thought, rolls], at) => {
        const step = game.apply(answer, thought, rolls);
        if (!step.ok) throw new EngineError(step.error, `Answer ${at + 1} does not fit: ${step.message}`);
      });
      return game.save();
    } finally {
      game.free();
    }
  }

  /**
   * An eye's view of the game of a save; the open game stays.
   * @param {string} save @param {import("../engine").Eye} eye
   */
  viewOf(save, eye) {
    const game = this.engine.loadGame(save);
    try {
      return game.view(eye);
    } finally {
      game.free();
    }
  }

  /**
   * Everything that a page shows after an answer, in one go, and nothing that the players before it may not know.
   * `viewers` says who they are: `people` (seats with a human player), `veil` (two players with secrets share the
   * screen) and `open` (the seat whose veil is open). Offers, and the sentence of the prompt, are for the asked player
   * alone. An eye instead is for callers that keep secrets by themselves: it gives that eye's view, and the
   * offers whoever is asked.
   * @param {Viewers} viewers @param {Step | null} [step]
   */
  look(viewers, step = null) {
    const { game } = this;
    const prompt = game.prompt();
    const kept = { save: game.save(), options: this.#options };
    if (typeof viewers === "string")
      return { step, view: game.view(viewers), prompt, offers: game.legalMoves(), ...kept };
    const { eye, mine } = access(viewers, prompt);
    // To everybody else it is what the player who is not asked may know of it.
    const shown = mine ? prompt : game.seat(prompt?.seat === "first" ? "second" : "first").prompt();
    // A refusal says what is asked, and what could be answered.
    const refused =
      mine || step?.ok !== false || step.error !== "not-offered" ? {} : { message: "This is not offered." };
    return {
      step: step && { ...step, ...(step.ok ? { prompt: shown } : refused) },
      view: game.view(eye),
      prompt: shown,
      offers: mine ? game.legalMoves() : [],
      ...kept,
    };
  }
}

/**
 * Opens a session; gives what answers one request. `save` tells the other end what to load after a restart; undefined:
 * as before.
 * @param {import("../engine").Engine} engine @returns {import("./types").Ask}
 */
export function openSession(engine) {
  const session = new Session(engine);
  const known = operations(session);
  return (op, args) => {
    if (!Object.hasOwn(known, op)) throw new EngineError("bad-input", `The engine knows no operation "${op}".`);
    const run = /** @type {(...args: unknown[]) => unknown} */ (
      known[/** @type {keyof import("./operations.js").Operations} */ (op)]
    );
    const out = /** @type {{ save?: string }} */ (run(...args));
    if (op === "free") return { out, save: null };
    return { out, save: CHANGING.has(op) ? (out.save ?? session.game.save()) : undefined };
  };
}
