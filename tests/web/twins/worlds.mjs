// Pairs of setups that differ only in what one seat may not know, and when the rules themselves tell them apart.

export const SEATS = ["first", "second"];
export const other = (seat) => (seat === "first" ? "second" : "first");

const copies = (info) => info.cards.flatMap(({ name, copies: many }) => Array(many).fill(name));

/** By game: boards that were played out, to be taken again and again. */
const BOARDS = new Map();

/** A board in the middle of a game: chess played at random for a while. */
function board(engine, game, chance) {
  if (!BOARDS.has(game))
    BOARDS.set(
      game,
      Array.from({ length: 40 }, () => played(engine, game, chance)),
    );
  return chance.pick(BOARDS.get(game));
}

function played(engine, game, chance) {
  const plain = engine.newGame({ game, seed: `b${chance.below(1 << 20)}` });
  for (let left = chance.below(40); left > 0 && plain.prompt(); left--) {
    const moves = plain.legalMoves().filter(({ text }) => /^[a-p]\d[a-p]\d$/.test(text));
    if (!moves.length || !plain.apply(chance.pick(moves).text).ok) break;
  }
  const found = plain.view("watcher");
  plain.free();
  return found.result ? undefined : found.board;
}

/** A pair of setups with hands and one pile, for one eye: the other hand and the pile are dealt anew. */
function dealt(pile, chance, eye, cards, sizes, { fixed = 0 } = {}) {
  const deck = chance.shuffled(cards);
  const hands = { first: deck.splice(0, sizes.first), second: deck.splice(0, sizes.second) };
  // Now and then the twins differ in the pile alone, or in very few cards.
  const deal = () => {
    const hidden = chance.once(3) ? deck : [...hands[other(eye)], ...deck];
    const size = hidden === deck ? 0 : hands[other(eye)].length;
    const mixed = [...hidden];
    if (chance.once(2)) {
      const [a, b] = [chance.below(mixed.length || 1), chance.below(mixed.length || 1)];
      [mixed[a], mixed[b]] = [mixed[b], mixed[a]];
    } else mixed.splice(fixed, mixed.length, ...chance.shuffled(mixed.slice(fixed)));
    if (!size) return { hands, [pile]: mixed };
    return { hands: { ...hands, [other(eye)]: mixed.slice(0, size) }, [pile]: mixed.slice(size) };
  };
  return [{ hands, [pile]: deck }, deal()];
}

/** Cards of Chess Storm that are left out of the deck on some board (BO-11). */
const NOT_ON_ALL = ["meritorious", "round-robin"];
const OPEN = ["a3", "b4", "c5", "d6", "e3", "f4", "g5", "h6"];
/** What only its owner knows: where a bomb lies, and which piece of the eye's is foreseen to move. */
const HIDDEN = { trap: () => OPEN, attentat: () => OPEN, scrying: (eye) => pawns(eye) };
const pawns = (seat) => [..."abcdefgh"].map((file) => file + (seat === "first" ? 2 : 7));

/** How the game went: who is asked for what, what came of it, and how much was said. */
const went = ({ view, prompt }) => JSON.stringify([prompt?.why, prompt?.seat, view.result, view.log.length]);

/** By game: a pair of wishes for `newGame`, and whether the rules show the eye a difference. */
export const WORLDS = {
  "full-double": {
    // Nothing is hidden: two games with other seeds are the same game.
    pair: ({ engine, chance }) => {
      const at = board(engine, "full-double", chance);
      const setup = at && { board: at };
      return [1, 2].map((n) => ({ game: "full-double", seed: `s${n}-${chance.below(1000)}`, ...(setup && { setup }) }));
    },
    tells: () => false,
  },

  doublecross: {
    pair: ({ engine, chance, info }) => {
      const cards = [...copies(info)];
      const deck = chance.shuffled(cards);
      const top = 1 + chance.below(30);
      const twin = [...deck.slice(0, top), ...chance.shuffled(deck.slice(top))];
      const at = chance.once(2) ? board(engine, "chess", chance) : undefined;
      return [deck, twin].map((one) => ({
        game: "doublecross",
        seed: "twin",
        setup: { ...(at && { board: at }), deck: one },
      }));
    },
    // A card is turned over that is another one in the twin.
    tells: (one, twin) => {
      const turned = (view) =>
        JSON.stringify([view.piles.drawn, view.piles.discards, view.piles.gone, view.piles.held]);
      return turned(one.watcher) !== turned(twin.watcher);
    },
  },

  "five-card": {
    pair: ({ engine, chance, eye, info }) => {
      const at = chance.below(3) ? board(engine, "chess", chance) : undefined;
      const called = at && chance.once(5) ? chance.pick(SEATS) : undefined;
      const rest = { ...(at && { board: at }), ...(called && { called }) };
      const setups = dealt("stack", chance, eye, copies(info), { first: 5, second: 5 });
      return setups.map((setup) => ({ game: "five-card", seed: "twin", setup: { ...rest, ...setup } }));
    },
    tells: (one, twin, eye, asked) => {
      const seen = ({ view: { poker } }) => JSON.stringify([poker.hands, poker.discard, poker.flop]);
      if (seen(one) !== seen(twin)) return true;
      // FC-10, FC-11: in check, or during a call, the rules look whether a hand can be played on.
      const judged = one.view.check.length > 0 || [one, twin].some(({ view }) => view.poker.called !== null);
      return asked !== eye && judged && went(one) !== went(twin);
    },
    ends: (text, seat, eye) => text === "fold" && seat !== eye,
  },

  deception: {
    pair: ({ engine, chance, eye }) => {
      // The secret set-up itself, answered differently by the other one: see `seals`.
      if (chance.once(4)) return [1, 2].map(() => ({ game: "deception", seed: "twin" }));
      const at = board(engine, "chess", chance);
      const game = engine.newGame({
        game: "deception",
        seed: `d${chance.below(1 << 20)}`,
        setup: at ? { board: at } : {},
      });
      const bases = Object.fromEntries(
        SEATS.flatMap((seat) => {
          const { cells, files, sides } = game.view(seat);
          const squares = cells.map((cell, n) => [`${"abcdefgh"[n % files]}${1 + Math.floor(n / files)}`, cell]);
          return squares.filter(([, cell]) => cell?.side === sides[seat]).map(([square, cell]) => [square, cell.base]);
        }),
      );
      const { cells, files, sides } = game.view("watcher");
      game.free();
      const foes = Object.keys(bases).filter((square) => {
        const cell = cells["abcdefgh".indexOf(square[0]) + files * (Number(square[1]) - 1)];
        return cell.side === sides[other(eye)];
      });
      const moved = chance.shuffled(foes);
      const twin = { ...bases, ...Object.fromEntries(foes.map((square, n) => [square, bases[moved[n]]])) };
      return [bases, twin].map((one) => ({
        game: "deception",
        seed: "twin",
        setup: { ...(at && { board: at }), bases: one },
      }));
    },
    tells: (one, twin, eye, asked) => {
      const seen = ({ view }) => JSON.stringify([view.cells.map((cell) => cell?.base), view.taken]);
      if (one.view.result || twin.view.result || seen(one) !== seen(twin)) return true;
      // Whether somebody without a legal move has something to uncloak.
      return asked !== eye && !one.moves && one.prompt?.why !== "cloak";
    },
    ends: (text, seat, eye) => text.startsWith("uncloak:") && seat !== eye,
  },

  "chess-storm": {
    pair: ({ engine, chance, eye, info }) => {
      // Both decks, now and then on another board: what has no meaning there is in no hand.
      const shape = chance.once(4) ? chance.pick(["16x8", "6x6", "5x6"]) : "8x8";
      let at = shape === "8x8" && chance.below(3) ? board(engine, "chess", chance) : undefined;
      const sizes = { first: chance.below(6), second: chance.below(6) };
      const all = info.cards.map(({ name }) => name).filter((name) => shape === "8x8" || !NOT_ON_ALL.includes(name));
      const few = chance.once(4) ? chance.shuffled(all).slice(0, 20) : all;
      let pair = dealt("pile", chance, eye, few, sizes);
      if (shape === "8x8" && chance.once(4)) {
        const card = chance.pick(Object.keys(HIDDEN));
        const squares = chance.shuffled(HIDDEN[card](eye));
        const hidden = (n) => [{ card, owner: other(eye), at: squares[n] }];
        pair = pair.map((setup, n) => ({ ...dropped(setup, card), lasting: hidden(n) }));
        // The pawns stand where they began.
        if (card === "scrying") at = undefined;
      }
      return pair.map((setup) => ({
        game: "chess-storm",
        seed: "twin",
        options: { board: shape, deck: "printed/second" },
        setup: { ...(at && { board: at }), ...setup },
      }));
    },
    tells: (one, twin, eye, asked) => {
      const seen = ({ view: { storm } }) =>
        JSON.stringify([storm.hands, storm.discard, storm.stack.map(({ card }) => card)]);
      if (seen(one) !== seen(twin)) return true;
      // A bomb goes off (CS-010), or a move comes that was foreseen (CS-138), in one of them and not in the other.
      const hides = ({ view }) => view.storm.lasting.some(({ card }) => card in HIDDEN);
      const left = ({ view: { cells, storm } }) => JSON.stringify([cells.filter(Boolean).length, storm.lasting.length]);
      if ((hides(one) || hides(twin)) && left(one) !== left(twin)) return true;
      // The draw pile lies open to whoever plays Peeker.
      if (asked === eye && one.prompt?.why === "target" && one.offers.some(({ text }) => text.startsWith("card:")))
        return true;
      // CS-0.56, CS-0.57: of a player without a move the rules look into the hand.
      const isStuck = ({ view, prompt, moves }) =>
        view.result !== null || (prompt.why === "action" && prompt.seat !== eye && !moves);
      return isStuck(one) || isStuck(twin);
    },
    opens: true,
    // What was noted is shown when it comes true, or lapses; the eye may have noted something itself.
    shows: ({ game, hides }) =>
      hides &&
      !game.view("watcher").storm.lasting.some(({ card, owner }) => card === hides.card && owner === hides.owner),
    ends: (text, seat, eye) => /tabula-rasa|flush|mirror/.test(text) && seat !== eye,
  },
};

/** A setup without a card, which lies on the table. @param {any} setup @param {string} card */
function dropped({ hands, pile }, card) {
  const rest = (list) => list.filter((name) => name !== card);
  return { hands: { first: rest(hands.first), second: rest(hands.second) }, pile: rest(pile) };
}
