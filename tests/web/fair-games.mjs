// Games that nobody deals, between two real engines in one program; what the first side sends can be changed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { apart } from "../../www/games/five-card/apart.js";
import { FairGame } from "../../www/line/fair/fair-game.js";
import { fresh } from "../../www/line/fair/kept-game.js";
import Deckmate from "./engine.cjs";

/** The number of games, half of them honest. */
export const GAMES = Number(process.env.DECKMATE_FAIR ?? 24);
/** @typedef {import("../../www/engine").Seat} Seat */
/** @type {Seat[]} */
const SEATS = ["first", "second"];

/** Answers by which cards may decide a game, once it should end. */
const DRAWS = 60;

/** Numbers below a bound, the same for the same salt. @param {number} salt */
export function lots(salt) {
  let state = salt * 2654435761 + 1;
  return (/** @type {number} */ of) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * of);
  };
}

/** Sends everything as it is. @param {any} message */
export const honest = (message) => message;

/** The wasm that shuffles, as the build has made it. */
function shuffle() {
  const folder = join(import.meta.dirname, "../../target/web");
  const glue = readFileSync(join(folder, "shuffle/shuffle.js"), "utf8");
  const wasm = new Function(`const document = undefined; ${glue}; return wasm_bindgen;`)();
  wasm.initSync({ module: new WebAssembly.Module(readFileSync(join(folder, "shuffle.wasm"))) });
  return wasm;
}
export const shuffler = shuffle();

/** One engine for each side; they are used again. */
const engines = Promise.all(SEATS.map(() => Deckmate.connect({ where: "page" })));

/**
 * The engine of a side; its games begin on the board that is given, if any.
 * @param {import("../../www/engine").Connection} connection @param {string} [board]
 */
const onBoard = (connection, board) => ({
  call: (/** @type {any} */ op, /** @type {any[]} */ ...[first, ...more]) => {
    const begins = board && ["newGame", "played"].includes(op);
    return connection.call(op, begins ? { ...first, setup: { ...first.setup, board } } : first, ...more);
  },
});

/**
 * Plays a game between two sides, from the board and with the moves that `about` may wish for. `plant` may change what
 * the first seat sends, and what it opens.
 * @param {any} about @param {number} salt
 * @param {(message: any, game: FairGame) => any} [plant] gives what is sent instead
 * @param {number} [most] answers
 */
export async function play(about, salt, plant = honest, most = 60) {
  const lot = lots(salt);
  const connections = await engines;
  /** @type {any} */
  const found = { cheats: [], clear: 0, bytes: 0, answers: 0, rolls: 0 };
  /** @type {FairGame[]} */
  const sides = [];
  for (const [at, own] of SEATS.entries()) {
    const kept = fresh({ ...about, own });
    sides.push(
      new FairGame(kept, {
        connection: /** @type {any} */ (onBoard(connections[at], about.board)),
        post: (message) => {
          const sent = at === 0 ? [plant(structuredClone(message), sides[0])].flat() : [message];
          for (const one of sent) {
            const text = JSON.stringify(one);
            found.bytes += text.length;
            queueMicrotask(() => sides[1 - at].take(JSON.parse(text)));
          }
        },
        keep: () => {},
        shuffler: async () => shuffler,
        hidden: about.game === "five-card" ? apart : null,
        hand: (/** @type {any} */ view) => view.poker.hands[own],
        // An accusation by the device that cheats does not count.
        cheat: ({ what, proof }) => {
          if (at === 1 || plant === honest) found.cheats.push({ by: SEATS[1 - at], what, proof });
        },
        clear: (save) => {
          found.clear++;
          found.save ??= save;
          found.same = found.save === save;
        },
      }),
    );
  }
  for (const [at, side] of sides.entries()) sides[1 - at].kept.links.push(plantedEnd(side, at, plant));
  /** Does work that a cheat may keep from its end. @param {Promise<any>} work */
  const within = async (work) => {
    /** @type {any} */
    let timer;
    const stopped = new Promise((done) => {
      timer = setInterval(() => found.cheats.length && done(null), 2);
    });
    const done = await Promise.race([work, stopped]);
    clearInterval(timer);
    return done;
  };
  if (!(await within(Promise.all(sides.map((side) => side.deal()))))) return found;
  const viewers = SEATS.map((seat) => ({ people: [seat], veil: false, open: null }));
  for (let n = 0; n < most + DRAWS && !found.cheats.length; n++) {
    const prompts = await Promise.all(connections.map((connection) => connection.call("prompt")));
    if (!prompts[0] && !prompts[1]) break;
    const [asked] = prompts.filter(Boolean);
    const by = asked.seat === "first" ? 0 : 1;
    if (asked.secret) {
      const text = lot(3) ? (lot(4) ? "swap:a1d1" : "shuffle") : "done";
      const offers = await connections[by].call("legalMoves");
      const chosen = offers.find((offer) => offer.text === text) ?? offers.find((offer) => offer.text === "done");
      const reply = await sides[by].act(chosen.text, viewers[by]);
      if (reply.prompt?.secret && reply.prompt.seat === SEATS[by]) continue;
      await within(sides[1 - by].sealed());
      if (found.cheats.length) break;
      await sides[1 - by].act("sealed", viewers[1 - by]);
      continue;
    }
    const offers = (await connections[by].call("legalMoves")).filter(({ text }) => !text.startsWith("offer"));
    // Answers that mostly end a game soon are rare.
    const calm = (/** @type {string} */ text) => !["call", "double"].includes(text) || lot(12) === 0;
    const others = offers.filter(({ text }) => !["resign", "time-up"].includes(text) && calm(text));
    // Nobody gives up while cards decide.
    const ends = n >= most - 1 && offers.some(({ text }) => text === "resign");
    // New hands are drawn more often than by lot among all answers.
    const fold = others.find(({ text }) => text === "fold");
    const wished = others.find(({ text }) => about.wishes?.includes(text));
    const next = wished || (fold && lot(5) === 0 ? fold : others[lot(others.length)]);
    const text = ends || !next ? "resign" : next.text;
    if (by === 0) Object.assign(sides[0], { seen: await connections[0].call("view", "first") });
    const given = sides[by].act(text, viewers[by]);
    while (!sides[1 - by].next && !found.cheats.length && !found.clear) await new Promise((done) => setImmediate(done));
    if (found.cheats.length || !sides[1 - by].next) break;
    const heard = sides[1 - by].next[0];
    await within(Promise.all([given, sides[1 - by].act(heard, viewers[1 - by])]));
    found.answers++;
  }
  for (let n = 0; n < 400 && found.clear < 2 && !found.cheats.length; n++)
    await new Promise((done) => setTimeout(done, 5));
  found.rolls = sides[0].kept.rolled;
  return found;
}

/** @param {FairGame} side @param {number} at @param {any} plant */
const plantedEnd = (side, at, plant) =>
  at === 0 ? (plant({ t: "end", end: side.end }, side)?.end ?? side.end) : side.end;
