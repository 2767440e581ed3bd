// A tiny engine for the simulation: a game is the list of its answers, and three answers are always offered.

const refuse = (error, message) => {
  throw Object.assign(new Error(message), { error });
};
const SEATS = ["first", "second"];
const SIDES = { first: "white", second: "black" };

class Game {
  constructor({ game, options = {}, seed = "0", answers = [] }) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.answers = answers;
  }
  get #over() {
    return this.answers.at(-1) === "resign";
  }
  prompt() {
    if (this.#over) return null;
    const seat = SEATS[this.answers.length % 2];
    return {
      seat,
      side: SIDES[seat],
      why: "move",
      text: "Make a move.",
      card: null,
      chosen: [],
      secret: false,
      left: null,
    };
  }
  /** Nothing is secret here: every seat has the same question. */
  seat() {
    return this;
  }
  legalMoves() {
    if (this.#over) return [];
    const texts = [`${"abc"[this.answers.length % 3]}${this.answers.length}`, `x${this.answers.length}`, "resign"];
    return texts.map((text) => ({ choice: { t: "move" }, text, label: text, squares: ["a1"] }));
  }
  apply(text) {
    if (!this.legalMoves().some((offer) => offer.text === text))
      return { ok: false, error: "not-offered", message: `${text} is not offered` };
    this.answers = [...this.answers, text];
    const events = this.#over ? [{ t: "over" }] : [];
    return { ok: true, events, prompt: this.prompt() };
  }
  back() {
    if (!this.answers.length) return { ok: false, error: "nothing-to-take-back", message: "nothing was answered" };
    this.answers = this.answers.slice(0, -1);
    return { ok: true, events: [], prompt: this.prompt() };
  }
  view(eye) {
    const result = this.#over ? { winner: "first", how: "resign" } : null;
    return {
      game: this.game,
      eye,
      files: 8,
      sides: SIDES,
      turn: { number: 1 + (this.answers.length >> 1) },
      log: this.answers,
      result,
    };
  }
  suggest() {
    return this.legalMoves()[0];
  }
  explain() {
    return null;
  }
  reach() {
    return [];
  }
  foresee() {
    return { ok: true, events: [], prompt: null, offers: [] };
  }
  save() {
    return JSON.stringify({
      format: 2,
      game: this.game,
      options: this.options,
      seed: this.seed,
      answers: this.answers,
    });
  }
  free() {}
}

/** The Engine of engine.d.ts, as far as the page's keeping needs it. */
export const standIn = {
  isStandIn: true,
  version: "0",
  catalog: () => ({
    version: "0",
    games: ["chess", "five-card"].map((name) => ({ name, title: name, about: "", author: "", options: [], cards: [] })),
  }),
  newGame: (request) => new Game(request),
  loadGame: (save) => {
    let found;
    try {
      found = JSON.parse(save);
    } catch {
      refuse("bad-save", "This is not the text of a save.");
    }
    if (!Array.isArray(found?.answers)) refuse("bad-save", "This is not the text of a save.");
    return new Game(found);
  },
};
