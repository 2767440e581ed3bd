// Two games that differ in what one seat may not know, played on by the same answers: that seat is told the same.
import { isDeepStrictEqual } from "node:util";
import { outcome } from "./outcome.mjs";
import { other, SEATS, WORLDS } from "./worlds.mjs";

/** Answers that end a game too soon to be given often. */
const RARE = /^(resign|offer:draw|call|double|give-up|time-up|no)$/;
/** A moment in how many is listened to by setters, and by what runs somebody's code as it is read. */
const LISTENS = 6;
/** What is never offered, and never may be. */
const STRANGE = ["a1a1", "e2e9", "card:kraken", "done:", "uncloak:z5", "square:z9", ""];
/** Nodes of a suggestion: the same for both. */
const BUDGET = 12;

/** Names under which secrets travel, and whatever else a setter that every object inherits would hear of. */
const NAMES = ["text", "card", "chosen", "label", "hands", "left", "choice", "squares", "seat"];

/** Runs something while every object inherits setters; gives what they heard. @param {() => void} run */
function overheard(run) {
  /** @type {unknown[]} */
  const heard = [];
  for (const name of NAMES)
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      set(value) {
        heard.push([name, typeof value === "object" ? null : value]);
        Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
      },
    });
  try {
    run();
  } finally {
    for (const name of NAMES) Reflect.deleteProperty(Object.prototype, name);
  }
  return heard;
}

/** An object that runs something as it is read: by a getter, or as a proxy. */
const trap = (run, name, value, proxy) =>
  proxy
    ? new Proxy({ [name]: value }, { ownKeys: (target) => run() ?? Reflect.ownKeys(target) })
    : Object.defineProperty({}, name, { enumerable: true, get: () => run() ?? value });

/** The first of a list and one from its middle. */
const some = (list) => (list.length ? [list[0], list[list.length >> 1]] : []);

/** Everything that a seat is told at one moment. `leak` spoils it by what the seat may not know. */
function told(world, eye, { about, stray, line, leak }) {
  const { game, seats } = world;
  const seat = seats[eye];
  const view = seat.view();
  const found = {
    view,
    watcher: game.view("watcher"),
    prompt: seat.prompt(),
    offers: seat.legalMoves(),
    reasons: about.map((one) => game.explain(one, eye)),
    reach: about.flatMap((one) => (one.square ? seat.reach(one.square) : [])),
    ahead: some(seat.legalMoves()).map(({ text }) => seat.foresee([text])),
    back: [1, 2].map((answers) => seat.canBack(answers)),
    refusal: seat.apply(stray),
    taken: game.view("watcher").result,
    told: seat.told(),
    earlier:
      line === null
        ? []
        : [line % (view.log.length || 1), view.log.length - 1].map((at) => outcome(() => seat.lookBack(at))),
  };
  leak?.(found, world, eye);
  return found;
}

const world = (game, wish) => ({
  game,
  hides: wish.setup?.lasting?.[0] ?? null,
  seats: Object.fromEntries(SEATS.map((name) => [name, game.seat(name)])),
  events: [],
});

/** The moves on the board that whoever is asked has got. */
const moves = ({ game }) => game.legalMoves().filter(({ choice }) => choice.t === "move").length;

export class Twins {
  pairs = 0;
  moments = 0;
  suggestions = 0;
  listened = 0;
  /** @type {string | null} the first difference */
  found = null;

  /**
   * @param {import("../../../www/engine").Engine} engine
   * @param {string} name of the game
   * @param {import("../chance.mjs").Chance} chance
   * @param {any} leak what spoils what is told, or nothing
   */
  constructor(engine, name, chance, leak = null) {
    this.engine = engine;
    this.name = name;
    this.chance = chance;
    this.leak = leak;
    this.rules = WORLDS[name];
    this.info = engine.catalog().games.find((game) => game.name === name);
    this.cards = (this.info?.cards ?? []).map((card) => card.name);
  }

  /** One pair, from its setup to where the rules tell the two apart, or for so many answers. */
  pair(length) {
    const { chance, engine, info } = this;
    const eye = chance.pick(SEATS);
    let pair;
    try {
      pair = this.rules.pair({ engine, chance, eye, info }).map((wish) => world(engine.newGame(wish), wish));
    } catch (error) {
      // A board on which the player on turn could take the king, say.
      if (error.error === "bad-setup") return globalThis.DEBUG?.(error.message);
      throw error;
    }
    this.pairs++;
    const history = [];
    for (let left = length; left >= 0 && this.#same(pair, eye, history); left--) {
      if (!left) this.#back(pair, eye, history);
      else if (!this.#goOn(pair, eye, history)) break;
    }
    for (const { game } of pair) game.free();
  }

  /** Whether both tell the eye the same, and go on together. */
  #same(pair, eye, history) {
    const { chance, name } = this;
    const square = () => ({ square: `${"abcdefgh"[chance.below(8)]}${1 + chance.below(8)}` });
    const about = this.cards.length ? [square(), { card: chance.pick(this.cards) }] : [square()];
    const asked = pair[0].game.prompt()?.seat ?? null;
    const stray = asked === eye || name === "chess-storm" ? chance.pick(STRANGE) : "e2e4";
    const line = chance.once(4) ? chance.below(99) : null;
    const [one, twin] = pair.map((each) => told(each, eye, { about, stray, line, leak: this.leak }));
    this.moments++;
    if (!isDeepStrictEqual(one, twin)) {
      [one.moves, twin.moves] = pair.map(moves);
      const judged = pair.map(({ game }) => game.prompt()?.seat).find((seat) => seat !== eye) ?? asked;
      if (!this.rules.tells(one, twin, eye, judged)) this.#differs(one, twin, eye, history);
      return false;
    }
    if (asked === eye && chance.once(8)) this.#suggest(pair, eye, history);
    if (chance.once(LISTENS)) this.#listen(pair, eye, history);
    return asked !== null && !this.found;
  }

  /**
   * What hears of every value that is set, and what is looked at while it is read, tells of both worlds the same. Where
   * the eye is asked, that which is read gives an answer, so that the other seat is asked before the call is done: it
   * is tried on copies.
   */
  #listen(pair, eye, history) {
    const proxy = this.chance.once(2);
    const asked = pair[0].game.prompt()?.seat === eye;
    // The answers that both worlds take, of those that make the other seat be asked.
    const taken = asked ? pair.map(({ game }) => game.legalMoves().map(({ text }) => text)) : [[], []];
    const both = taken[0].filter((text) => taken[1].includes(text) && !RARE.test(text));
    const text = both.length ? this.chance.pick(both) : null;
    const [one, twin] = pair.map(({ game }) => {
      const open = () => {
        const copy = this.engine.loadGame(game.save());
        return { copy, own: copy.seat(eye) };
      };
      const found = {};
      const { copy, own } = open();
      found.heard = overheard(() => {
        own.prompt();
        own.legalMoves();
        own.apply("kraken");
        own.view();
      });
      copy.free();
      if (text === null) return found;
      for (const [what, ask, name, value] of [
        ["offers", "legalMoves", "square", "e2"],
        ["suggestion", "suggest", "level", "random"],
        ["step", "apply", "t", "resign"],
      ]) {
        const { copy, own } = open();
        const run = () => void own.apply(text);
        const got = outcome(() => own[ask](trap(run, name, value, proxy)));
        // What the seat is asked itself, it may be told; the worlds may part by what was answered, and one may end.
        const next = copy.prompt()?.seat ?? eye;
        found[what] = next === eye ? null : got;
        copy.free();
      }
      return found;
    });
    this.listened++;
    const comparable = Object.keys(one).filter((what) => one[what] !== null && twin[what] !== null);
    if (comparable.some((what) => !isDeepStrictEqual(one[what], twin[what]))) this.#differs(one, twin, eye, history);
  }

  /** The computer plays for the eye: it knows what the eye knows. */
  #suggest(pair, eye, history) {
    const wish = {
      level: this.chance.pick(["greedy", "beginner", "easy", "normal"]),
      budget: BUDGET,
      seed: `${history.length}`,
    };
    const [one, twin] = pair.map(({ game, seats }) => {
      const offer = seats[eye].suggest(wish);
      return this.leak?.suggestion?.(offer, game, eye) ?? offer;
    });
    this.suggestions++;
    const [here, there] = this.suggestions % 12 ? [] : pair.map(({ seats }) => seats[eye].advise({ budget: 8 }));
    if (!isDeepStrictEqual(here, there)) this.#differs({ advise: here }, { advise: there }, eye, history);
    if (!isDeepStrictEqual(one, twin))
      this.#differs({ suggest: one }, { suggest: twin }, eye, [...history, wish.level]);
  }

  /** Both are given the same answer, or sealed ones; false where the rules tell them apart by it. */
  #goOn(pair, eye, history) {
    const { rules } = this;
    const [one, twin] = pair.map(({ game }) => game.prompt());
    if (!twin || one.seat !== twin.seat || one.secret !== twin.secret) return false;
    let events;
    if (one.secret && one.seat !== eye) {
      const sealed = pair.map((each) => this.#seal(each, eye));
      history.push(sealed.map(({ texts }) => texts.join("+")).join("|"));
      // What was sealed comes out as soon as nobody can answer it any more.
      if (rules.opens && pair.some(({ game }) => game.prompt()?.why !== "reply")) return false;
      events = sealed.map((each) => each.events);
    } else {
      const text = this.#answer(pair[0].game);
      if (rules.ends?.(text, one.seat, eye)) return false;
      if (!pair[1].game.legalMoves().some((offer) => offer.text === text)) return false;
      // A choice that was sealed differently is over.
      if (rules.opens && history.some((entry) => entry.includes("|"))) return false;
      history.push(text);
      events = pair.map(({ game }) => game.apply(text)).map((step) => (step.ok ? step.events : step));
    }
    if (isDeepStrictEqual(events[0], events[1])) return true;
    if (rules.shows && pair.some(rules.shows)) return false;
    return this.#toldApart(pair, eye, events, history);
  }

  /** One world's sealed choices to their end: until they are, the eye sees nothing of them. */
  #seal({ game, seats }, eye) {
    const { seat } = game.prompt();
    const before = seats[eye].view();
    /** @type {{ texts: string[], events: object[] }} */
    const found = { texts: [], events: [] };
    for (let prompt = game.prompt(); prompt?.secret && prompt.seat === seat; prompt = game.prompt()) {
      const done = found.texts.length > 3 && game.legalMoves().some((offer) => offer.text === "done");
      const text = done ? "done" : this.#answer(game);
      const step = game.apply(text);
      found.texts.push(text);
      found.events.push(...step.events);
      const still = game.prompt();
      if (!still?.secret || still.seat !== seat) break;
      const now = seats[eye].view();
      if (!isDeepStrictEqual(before, now)) this.#differs({ view: before }, { view: now }, eye, found.texts);
    }
    return found;
  }

  /** Events that differ: by the rules, or as a leak. */
  #toldApart(pair, eye, events, history) {
    const [one, twin] = pair.map((each) => told(each, eye, { about: [], stray: "", line: null, leak: null }));
    [one.moves, twin.moves] = pair.map(moves);
    const judged = pair.map(({ game }) => game.prompt()?.seat).find((seat) => seat !== eye) ?? null;
    if (!this.rules.tells(one, twin, eye, judged))
      this.#differs({ events: events[0] }, { events: events[1] }, eye, history);
    return false;
  }

  /** The last answer of the eye is taken back, or not: in both. */
  #back(pair, eye, history) {
    const [one, twin] = pair.map(({ game }) => game.back(eye));
    if (!isDeepStrictEqual({ ...one, prompt: null }, { ...twin, prompt: null }))
      this.#differs({ back: one }, { back: twin }, eye, history);
  }

  #answer(game) {
    const { chance } = this;
    const offers = game.legalMoves().map(({ text }) => text);
    const done = offers.includes("done") && chance.once(4);
    if (done) return "done";
    const cards = offers.filter((text) => text.startsWith("card:"));
    if (cards.length && chance.once(2)) return chance.pick(cards);
    const mild = offers.filter((text) => !RARE.test(text));
    return chance.pick(mild.length && !chance.once(60) ? mild : offers);
  }

  #differs(one, twin, eye, history) {
    const part = Object.keys(one).find((key) => key !== "moves" && !isDeepStrictEqual(one[key], twin[key])) ?? "";
    const [a, b] = [one, twin].map((each) => JSON.stringify(each[part]) ?? "nothing");
    let at = 0;
    while (a[at] === b[at] && at < a.length) at++;
    const near = (text) => text.slice(Math.max(0, at - 80), at + 200);
    this.found ??= `${this.name}, ${eye}, ${part} after ${history.join(" ")}:\n${near(a)}\n${near(b)}`;
  }
}

export { other };
