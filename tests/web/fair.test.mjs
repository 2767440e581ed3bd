// Games that nobody deals, between two real engines: both play the same game, and every planted cheat is found and
// named, none where there is none. DECKMATE_FAIR sets the number of games, half of them honest.
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { test } from "node:test";
import { Chain, LINKS, rollOf } from "../../www/line/fair/chain.js";
import { FairGame } from "../../www/line/fair/fair-game.js";
import { fresh } from "../../www/line/fair/kept-game.js";
import { sealsOf } from "../../www/line/fair/seals.js";
import { sha256, toHex } from "../../www/line/fair/sums.js";
import Deckmate from "./engine.cjs";

const GAMES = Number(process.env.DECKMATE_FAIR ?? 24);
/** @typedef {import("../../www/engine").Seat} Seat */
/** @type {Seat[]} */
const SEATS = ["first", "second"];

/** Numbers below a bound, the same for the same salt. @param {number} salt */
function lots(salt) {
  let state = salt * 2654435761 + 1;
  return (/** @type {number} */ of) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * of);
  };
}

/** Sends everything as it is. @param {any} message */
const honest = (message) => message;

/** One engine for each side; they are used again. */
const engines = Promise.all(SEATS.map(() => Deckmate.connect({ where: "page" })));

/**
 * Plays a game between two sides. `plant` may change what the first seat sends, and what it opens.
 * @param {any} about @param {number} salt
 * @param {(message: any, game: FairGame) => any} [plant] gives what is sent instead
 * @param {number} [most] answers
 */
async function play(about, salt, plant = honest, most = 60) {
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
        connection: connections[at],
        post: (message) => {
          const sent = at === 0 ? [plant(structuredClone(message), sides[0])].flat() : [message];
          for (const one of sent) {
            const text = JSON.stringify(one);
            found.bytes += text.length;
            queueMicrotask(() => sides[1 - at].take(JSON.parse(text)));
          }
        },
        keep: () => {},
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
  for (let n = 0; n < most && !found.cheats.length; n++) {
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
    const others = offers.filter(({ text }) => text !== "resign");
    const last = n === most - 1;
    const text = last || !others.length ? "resign" : others[lot(others.length)].text;
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

const ABOUT = [
  { game: "doublecross", options: {} },
  { game: "deception", options: {} },
  { game: "chess", options: { start: "drawn" } },
];

test("the sum is SHA-256, links lead to the end of their chain, rolls are even", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 119, 120, 1000]) {
    const bytes = randomBytes(length);
    assert.equal(toHex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"));
  }
  const chain = new Chain(toHex(new Uint8Array(32)));
  let link = new Uint8Array(32);
  for (let n = LINKS; n > 0; n--) {
    assert.equal(chain.link(n), toHex(link));
    link = sha256(link);
  }
  assert.equal(chain.end, toHex(link));
  const counts = [0, 0, 0, 0, 0];
  for (let n = 1; n <= LINKS; n++) counts[rollOf(n, chain.link(n), chain.link(n), 5)]++;
  for (const count of counts) assert.ok(Math.abs(count - LINKS / 5) < 120, counts.join());
});

for (const about of ABOUT)
  test(`${about.game}: both sides play the same game, and find nothing where nothing is wrong`, async () => {
    const sums = { bytes: 0, answers: 0, rolls: 0 };
    for (let salt = 0; salt < GAMES / 6; salt++) {
      const found = await play(about, salt);
      assert.deepEqual(found.cheats, [], `${about.game} ${salt}`);
      assert.deepEqual([found.clear, found.same], [2, true], `${about.game} ${salt}`);
      for (const name of /** @type {const} */ (["bytes", "answers", "rolls"])) sums[name] += found[name];
    }
    console.log(`${about.game}: ${Math.round(sums.bytes / sums.answers)} bytes an answer, ${JSON.stringify(sums)}`);
  });

/** A set-up of its own, whatever came before it. */
const DEALT = ["shuffle", 0, Array(15).fill(0)];

/** A text in hex that nobody has named. */
const other = () => toHex(randomBytes(32));

/**
 * Planted cheats: the game, what is done there, what is said of it, and what the first seat sends instead.
 * @type {[string, string, RegExp, any][]}
 */
const CHEATS = [
  [
    "doublecross",
    "a swapped card: another link than its chain has",
    /none of its chain/,
    () => (m) => (m.t === "link" && m.n === 3 ? { ...m, link: other() } : m),
  ],
  [
    "doublecross",
    "a stacked deal: the first link chosen late",
    /none of its chain/,
    () => (m) => (m.t === "link" && m.n === 1 ? { ...m, link: other() } : m),
  ],
  [
    "doublecross",
    "a changed commitment: another end than its links lead to",
    /none of its chain/,
    () => (m) => (m.t === "end" ? { end: other() } : m),
  ],
  [
    "doublecross",
    "another chain opened after the game",
    /opened another chain/,
    () => (m) => (m.t === "open" ? { ...m, seed: other() } : m),
  ],
  [
    "doublecross",
    "an answer that is not offered",
    /against the rules/,
    () => (m) => (m.t === "answer" && m.n === 1 ? { ...m, text: "e1e8" } : m),
  ],
  [
    "chess",
    "an answer in another way",
    /in two ways/,
    () => (m) => (m.t === "answer" && m.n === 2 ? [m, { t: "answer", n: 0, text: "resign", thought: 0 }] : m),
  ],
  [
    "deception",
    "a swapped base: a seal opened as another kind",
    /hid something else/,
    () => (m) =>
      m.t === "opened" ? { ...m, opened: { ...m.opened, kind: m.opened.kind === "pawn" ? "queen" : "pawn" } } : m,
  ],
  [
    "deception",
    "the seal of another piece",
    /seal of another piece|hid something else|none is left/,
    () => (m, side) =>
      m.t === "opened"
        ? {
            ...m,
            opened:
              side.kept.hidden.find(({ id, kind }) => id !== m.opened.id && kind === m.opened.kind) ??
              side.kept.hidden.find(({ id }) => id !== m.opened.id),
          }
        : m,
  ],
  [
    "deception",
    "changed seals",
    /changed its seals/,
    () => (m) => (m.t === "seals" ? [m, { ...m, seals: { ...m.seals, [Object.keys(m.seals)[0]]: other() } }] : m),
  ],
  [
    "deception",
    "an army without a king, sealed and opened alike",
    /set-up that its seals|of which none is left|against the rules/,
    () => (m, side) => {
      if (m.t !== "seals") return m;
      side.kept.hidden = side.kept.hidden.map((one) => (one.kind === "king" ? { ...one, kind: "pawn" } : one));
      return { ...m, seals: sealsOf(side.kept.hidden) };
    },
  ],
  [
    "deception",
    "another set-up opened after the game",
    /set-up|against the rules|how the game goes/,
    () => (m) => (m.t === "open" ? { ...m, setup: [...m.setup.slice(0, -1), DEALT, ...m.setup.slice(-1)] } : m),
  ],
];

for (const [game, title, what, plant] of CHEATS)
  test(`${game}: ${title} is found and named`, async () => {
    const about = ABOUT.find((one) => one.game === game);
    let all = 0;
    for (let salt = 0; salt < 3 * GAMES && all < Math.ceil(GAMES / 2 / CHEATS.length); salt++) {
      let planted = false;
      const change = plant();
      const found = await play(about, 1000 + salt, (message, side) => {
        const sent = change(message, side);
        planted ||= JSON.stringify(sent) !== JSON.stringify(message);
        return sent;
      });
      // The game was over before there was anything to change.
      if (!planted) continue;
      all++;
      assert.ok(found.cheats.length, `${title} ${salt}: nothing found`);
      const [cheat] = found.cheats;
      assert.equal(cheat.by, "first");
      assert.match(cheat.what, what);
      assert.ok(JSON.stringify(cheat.proof).length > 20);
    }
    assert.ok(all > 0, "nothing was planted");
  });
