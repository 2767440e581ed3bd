// One current game behind named operations: what a page asks of the engine, in the worker or beside the page.
import { inTheOpen, readerOf, recalls } from "./readers.js";

/**
 * @typedef {import("../engine").Glance} Glance
 * @typedef {import("../engine").Prompt} Prompt
 * @typedef {import("../engine").Step} Step
 * @typedef {import("../engine").Choice} Choice
 * @typedef {import("../engine").Calls} Calls
 * @typedef {{ [Op in keyof Calls]: (...args: Parameters<Calls[Op]>) => unknown }} Ops
 */

/** @param {import("../engine").Engine} engine @returns {import("./types").Ask} */
export function desk(engine) {
  /** @type {import("../engine").Game | null} */
  let game = null;
  /** The options of the current game. @type {import("../engine").Options} */
  let options = {};
  /** The computer's choice between thinking and moving; it stays here. @type {string | null} */
  let planned = null;

  /** @param {import("../engine").ErrorCode} error @param {string} message */
  function refusal(error, message) {
    return Object.assign(new Error(message), { error });
  }

  function current() {
    if (!game) throw refusal("freed", "No game is open.");
    return game;
  }

  /** @param {import("../engine").Game} next */
  function seat(next) {
    game?.free();
    game = next;
    planned = null;
    const save = game.save();
    options = JSON.parse(save).options;
    return save;
  }

  /**
   * Whose eye looks, and whether what is asked is asked of a player here who may see it.
   * @param {Exclude<Glance, string>} glance @param {Prompt | null} prompt
   * @returns {{ eye: import("../engine").Eye, mine: boolean }}
   */
  function sight({ people, veil, open }, prompt) {
    const asked = prompt?.seat ?? null;
    const reader = readerOf(prompt);
    const opened = !veil || reader === open;
    const lone = people.length === 1 && reader !== "watcher" ? people[0] : null;
    const eye = (veil ? opened && reader : lone) || "watcher";
    return { eye, mine: asked !== null && people.includes(asked) && (opened || inTheOpen(prompt)) };
  }

  /**
   * Everything that a page shows after an answer, in one go, and nothing that the players before it may not know.
   * A glance tells who they are: `people` (seats with a human player), `veil` (two players with secrets share the
   * screen) and `open` (the seat whose veil is open). Offers, and the sentence of the prompt, are for the asked player
   * alone. An eye instead of a glance is for callers that keep secrets by themselves: it gives that eye's view, and the
   * offers whoever is asked.
   * @param {Glance} glance @param {Step | null} [step]
   */
  function look(glance, step = null) {
    const now = current();
    const prompt = now.prompt();
    if (typeof glance === "string")
      return { step, view: now.view(glance), prompt, offers: now.legalMoves(), save: now.save(), options };
    const { eye, mine } = sight(glance, prompt);
    // To everybody else it is what the player who is not asked may know of it.
    const shown = mine ? prompt : now.seat(prompt?.seat === "first" ? "second" : "first").prompt();
    // A refusal says what is asked, and what could be answered.
    const refused =
      mine || step?.ok !== false || step.error !== "not-offered" ? {} : { message: "This is not offered." };
    return {
      step: step && { ...step, ...(step.ok ? { prompt: shown } : refused) },
      view: now.view(eye),
      prompt: shown,
      offers: mine ? now.legalMoves() : [],
      save: now.save(),
      options,
    };
  }

  /**
   * Whether a caller may hear of what is asked: one without a glance keeps secrets by itself.
   * @param {Glance | undefined} glance
   */
  const may = (glance) => glance === undefined || typeof glance === "string" || sight(glance, current().prompt()).mine;

  /** @param {Choice | string} choice @param {number} [thought] */
  function carry(choice, thought) {
    planned = null;
    return current().apply(choice, thought);
  }

  /** What is asked of the asked player alone is null when the page may not know it. @type {Ops} */
  const ops = {
    catalog: () => engine.catalog(),
    counts: (o) => engine.counts(o),
    newGame: (o) => seat(engine.newGame(o)),
    loadGame: (save) => seat(engine.loadGame(save)),
    prompt: () => current().prompt(),
    legalMoves: (about) => current().legalMoves(about),
    apply: (choice, thought) => carry(choice, thought),
    back: (asked) => current().back(asked),
    view: (eye) => current().view(eye),
    suggest: (o, glance) => (may(glance) && !recalls(current().prompt()) ? current().suggest(o) : null),
    explain: (about, glance) => (may(glance) ? current().explain(about) : null),
    /** For the player whose page this is; players who share it are told nothing. */
    judge: (goal, glance) => {
      const { people = [] } = typeof glance === "string" ? {} : glance;
      return people.length === 1 ? current().judge(goal, people[0]) : null;
    },
    save: () => current().save(),
    free: () => {
      game?.free();
      game = planned = null;
    },
    act: (choice, glance, thought) => look(glance, carry(choice, thought)),
    undo: (glance, asked) => look(glance, current().back(asked)),
    state: (glance) => look(glance),
    /** The computer makes up its mind, and tells nobody. */
    think: (o) => {
      planned = current().suggest(o).text;
      return true;
    },
    /** It does what it had in mind. */
    follow: (glance, thought) => {
      if (planned === null) throw refusal("bad-input", "Nothing has been thought of.");
      return look(glance, carry(planned, thought));
    },
  };
  const changing = new Set(["newGame", "loadGame", "apply", "back", "act", "undo", "follow"]);

  /** Answers one request. `save` tells the other end what to reload after a restart; undefined: as before. */
  return (op, args) => {
    if (!Object.hasOwn(ops, op)) throw refusal("bad-input", `The engine knows no operation "${op}".`);
    const run = /** @type {(...args: unknown[]) => unknown} */ (ops[/** @type {keyof Ops} */ (op)]);
    const out = /** @type {{ save?: string }} */ (run(...args));
    if (op === "free") return { out, save: null };
    return { out, save: changing.has(op) ? (out.save ?? current().save()) : undefined };
  };
}
