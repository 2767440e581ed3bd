// Games that nobody deals, between two real engines: both play the same game, and every planted cheat is found and
// named, none where there is none. DECKMATE_FAIR sets the number of games, half of them honest.
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { test } from "node:test";
import { apart } from "../../www/games/five-card/apart.js";
import { Chain, LINKS, rollOf } from "../../www/line/fair/chain.js";
import { secretOf } from "../../www/line/fair/decks.js";
import { sealsOf } from "../../www/line/fair/seals.js";
import { sha256, toHex } from "../../www/line/fair/sums.js";
import { GAMES, play, shuffler } from "./fair-games.mjs";

const ABOUT = [
  { game: "doublecross", options: {} },
  { game: "deception", options: {} },
  { game: "chess", options: { start: "drawn" } },
  { game: "five-card", options: {} },
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

/** A bishop moves, and a check comes that only another bishop's card answers: the first seat is asked for that. */
const ASKED = {
  game: "five-card",
  options: { check_without_card: "loss" },
  board: "4r1k1/8/8/8/8/2B5/5PPP/6K1 w - -",
  wishes: ["c3b4", "e8e1"],
};

for (const about of [...ABOUT, ASKED])
  test(`${about.game}${"wishes" in about ? ", asked to answer" : ""}: both play alike, and find nothing`, async () => {
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
    "doublecross",
    "a peeked pile: another answer once the card is known",
    /in two ways/,
    () => (m, side) =>
      m.t === "link" && m.n === 2 ? [m, { t: "answer", n: side.kept.answers.length, text: "resign", thought: 0 }] : m,
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

/**
 * The cards of a deck as it goes over the line, some of them elsewhere.
 * @param {any} m @param {(cards: string[]) => string[]} change
 */
const changed = (m, change) => ({ ...m, cards: change(m.cards.match(/.{64}/g)).join("") });

CHEATS.push(
  [
    "five-card",
    "a stacked deck: another order than its secret gives",
    /not shuffled as its secret says/,
    () => (m) => (m.t === "deck" && m.round === 0 ? changed(m, ([one, two, ...more]) => [two, one, ...more]) : m),
  ],
  [
    "five-card",
    "a deck with one card twice",
    /no deck/,
    () => (m) => (m.t === "deck" && m.round === 0 ? changed(m, ([, two, ...more]) => [two, two, ...more]) : m),
  ],
  [
    "five-card",
    "cards put elsewhere once they have keys",
    /not shuffled as its secret says/,
    () => (m) =>
      m.t === "deck" && m.round === 2
        ? changed(m, (cards) => [...cards.slice(0, -2), ...cards.slice(-2).toReversed()])
        : m,
  ],
  [
    "five-card",
    "a changed deck",
    /changed its deck/,
    () => (m) => (m.t === "deck" && m.round === 2 ? [m, changed(m, (cards) => cards.toReversed())] : m),
  ],
  [
    "five-card",
    "another key",
    /opens no card/,
    () => (m) => (m.t === "key" ? { ...m, key: `${"12".repeat(31)}00` } : m),
  ],
  [
    "five-card",
    "a peeked pile: the key of a card that nobody has drawn",
    /nobody has drawn/,
    () => (m, side) => {
      if (m.t !== "key") return m;
      const { decks } = side.kept.hands;
      const place = m.place + 9;
      const key = toHex(shuffler.key(secretOf(side.kept.seed, m.deck), decks[m.deck - 1].count, place));
      return [m, { ...m, place, key }];
    },
  ],
  [
    "five-card",
    "able falsely: yes, and the hand has no play",
    /against the rules|hidden how the game goes/,
    () => {
      let lied = false;
      return (m) => {
        if (m.t === "hand" && lied) return [];
        if (m.t !== "answer" || m.text !== "no") return m;
        lied = true;
        return { ...m, text: "yes" };
      };
    },
  ],
  [
    "five-card",
    "able falsely: no, and the hand has a play",
    /against the rules|hidden how the game goes/,
    () => (m, side) => {
      if (m.t !== "answer" || m.text !== "yes") return m;
      const cards = side.seen.poker.hands.first.map((card) => apart.cards.indexOf(card));
      return [
        { ...m, text: "no" },
        { t: "hand", n: m.n, cards },
      ];
    },
  ],
  [
    "five-card",
    "a swapped card: another one shown in a fold",
    /hidden how the game goes|cannot have held|against the rules/,
    () => (m) => (m.t === "hand" ? { ...m, cards: m.cards.map((card, at) => (at ? card : (card + 1) % 6)) } : m),
  ],
);

for (const [game, title, what, plant] of CHEATS)
  test(`${game}: ${title} is found and named`, async () => {
    const about = title.startsWith("able") ? ASKED : ABOUT.find((one) => one.game === game);
    let all = 0;
    for (let salt = 0; salt < 3 * GAMES && all < Math.ceil(GAMES / 2 / CHEATS.length); salt++) {
      let planted = false;
      const change = plant();
      const cheat = (/** @type {any} */ message, /** @type {any} */ side) => {
        const sent = change(message, side);
        planted ||= JSON.stringify(sent) !== JSON.stringify(message);
        return sent;
      };
      const found = await play(about, 1000 + salt, cheat, game === "five-card" ? 14 : 60);
      // The game was over before there was anything to change.
      if (!planted) continue;
      all++;
      assert.ok(found.cheats.length, `${title} ${salt}: nothing found`);
      const [named] = found.cheats;
      assert.equal(named.by, "first");
      assert.match(named.what, what);
      assert.ok(JSON.stringify(named.proof).length > 20);
    }
    assert.ok(all > 0, "nothing was planted");
  });
