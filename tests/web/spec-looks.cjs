// What a spec sees of a game, is offered and is told: each of these refuses a part of a step that is not so.
"use strict";

const { isDeepStrictEqual } = require("node:util");
const { readTerms } = require("./spec-grammar.cjs");

const ALWAYS = ["offer:draw", "resign", "time-up"];
const EYES = ["first", "second", "watcher"];

let known;
/** The words for what a view of this game shows. */
const termsOf = (game) => (known ??= readTerms())[game];

const differs = (seen, expected) => !isDeepStrictEqual(seen, expected);
const names = (words) => words.filter((word) => word !== "none");
const someOf = (words, length) => words.slice(0, Math.max(1, length));
const COVERED = "?";

function see(game, part) {
  const words = part.split(" ");
  if (words[0] === "same") return sameViews(game, words.slice(1));
  const eye = words[0].endsWith(":") ? words.shift().slice(0, -1) : undefined;
  const about = words.shift();
  const asked = () => (eye ? game.seat(eye) : game).prompt();
  if (about === "question") return lines([asked()?.text ?? ""], part, words);
  if (about === "about") return compare(part, [asked()?.about].filter(Boolean), names(words), false);
  const view = game.view(eye ?? "watcher");
  const term = termsOf(view.game).find(({ word }) => word === about);
  if (term?.reads === "lines") return lines(termRead(term, view), part, words);
  const expected = words.filter((word) => word !== "none" && word !== "empty");
  if (!term) return compare(part, looked(about, expected, view, game.prompt()), expected, UNORDERED.includes(about));
  const name = term.path.includes("*") ? expected.shift() : undefined;
  if (term.reads === "hand" && !eye) return ownHand(game, part, term, name, expected);
  const wanted = expected.map((word) => less(word, view) ?? word);
  compare(part, termRead(term, view, name), wanted, !["word", "number", "list"].includes(term.reads));
}

// An own card as a spec calls it: without its hash, unless the spec tells hashes.
const called = (name, expected) =>
  expected.some((word) => word.includes("~")) ? String(name) : String(name).replace(/~.*$/, "");

function compare(part, seen, expected, inAnyOrder) {
  const [one, other] = [seen.map((name) => called(name, expected)), expected].map((words) =>
    inAnyOrder ? [...words].sort() : words,
  );
  if (differs(one, other)) throw new Error(`see ${part}: it is ${seen.length ? seen.join(" ") : "none"}`);
}

// What a word stands for in a view; `*` in its path is the name that follows it.
function termRead({ word, path, reads }, view, name) {
  return path.split(" ").flatMap((one) => {
    let at = view;
    for (const step of one.split(".")) {
      const field = step === "*" ? name : step;
      if (field === undefined) throw new Error(`see ${word}: whose?`);
      if (!(field in at)) {
        if (step === "*" && reads === "number") return [0];
        throw new Error(`see ${word}: there is no ${field} here`);
      }
      at = at[field];
      if (at === null) return reads === "number" ? [0] : [];
    }
    if (reads === "counts") return Object.entries(at).flatMap(([kind, count]) => Array(count).fill(kind));
    if (reads === "lines") return at.map(({ text }) => text);
    if (reads === "names") return Object.keys(at).filter((field) => at[field] === true);
    return Array.isArray(at) ? at.map(said) : [said(at)];
  });
}

// One word for one thing.
function said(thing) {
  if (thing === null) return COVERED;
  if (typeof thing === "boolean") return thing ? "yes" : "no";
  if (Array.isArray(thing)) return thing.map(said).join("");
  if (typeof thing !== "object") return thing;
  return thing.card ?? `${thing.side}-${thing.kind}${thing.base ? `=${thing.base}` : ""}`;
}

// `deck-10` is what `deck` reads as, but ten.
function less(word, view) {
  const [, name, number = ""] = /^([a-z]+)-(\d+)$/.exec(word) ?? [];
  const term = termsOf(view.game).find((term) => term.word === name && term.reads === "word");
  return term && String(termRead(term, view, undefined) - Number(number));
}

// `hand first rook wild`: the others see as many covered cards.
function ownHand(game, part, term, owner, cards) {
  compare(part, termRead(term, game.view(owner), owner), cards, true);
  for (const other of EYES.filter((eye) => eye !== owner)) {
    const seen = termRead(term, game.view(other), owner);
    if (seen.length !== cards.length || seen.some((card) => card !== COVERED)) {
      throw new Error(`see ${part}: ${other} sees ${seen.join(" ")}`);
    }
  }
}

// The squares of the pieces that wear a cloak, or of those that wear none.
function wearing(view, cloaked) {
  const square = (at) => `${String.fromCharCode(97 + (at % view.files))}${Math.floor(at / view.files) + 1}`;
  return view.cells.flatMap((piece, at) => (piece && piece.cloaked === cloaked ? [square(at)] : []));
}

// `has WORDS` and `lacks WORDS`: whether some line holds these words.
function lines(texts, part, [how, ...words]) {
  const has = texts.some((text) => text.includes(words.join(" ")));
  if (how !== "has" && how !== "lacks") throw new Error(`see ${part}: \`${how}\` is not one of has, lacks`);
  if (has !== (how === "has")) throw new Error(`see ${part}: it is ${texts.join(" / ")}`);
}

// The words that are about a question, an end or a square.
const UNORDERED = ["marks", "cloaked", "uncloaked", "duty"];

function looked(about, expected, view, prompt) {
  const [count, at] = [expected.length, expected[0]];
  switch (about) {
    case "board":
      return someOf(view.board.split(" "), count);
    case "turn":
      return someOf([view.turn.seat, view.turn.number], count);
    case "prompt":
      if (!prompt) return [];
      return count === 1 ? [prompt.why] : someOf([prompt.seat, prompt.why, prompt.card], count);
    case "result":
      return view.result ? [view.result.winner ?? "draw", view.result.how] : [];
    case "left":
      return prompt?.left === undefined || prompt.left === null ? [] : [prompt.left];
    case "chosen":
      return (prompt?.chosen ?? []).map(({ text }) => text);
    case "duty": {
      const { squares, cards, left } = prompt?.duty ?? { squares: [], cards: [], left: null };
      return [...squares, ...cards, ...(left === null ? [] : [`left-${left}`])];
    }
    case "cloaked":
      return wearing(view, true);
    case "uncloaked":
      return wearing(view, false);
    case "base":
      return [at, cellAt(view, at)?.base ?? "hidden"];
    case "marks":
      return [at, ...somebody(view, at).marks];
    case "lodger":
      return [at, ...words(somebody(view, at).lodger)];
    default:
      return words(cellAt(view, about));
  }
}

const words = (piece) => (piece ? [piece.side, piece.kind] : []);

function somebody(view, square) {
  const found = cellAt(view, square);
  if (!found) throw new Error(`nobody stands on ${square}`);
  return found;
}

function cellAt(view, square) {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  if (square.length !== 2 || !(file >= 0 && file < view.files && rank >= 0 && rank < view.ranks)) {
    throw new Error(`\`see ${square}\` is not known, nor is it a square of this board`);
  }
  return view.cells[rank * view.files + file];
}

function sameViews(game, eyes) {
  const views = eyes.map((eye) => ({ ...game.view(eye), eye: null }));
  if (views.some((view) => differs(view, views[0]))) throw new Error(`see same ${eyes.join(" ")}: the views differ`);
}

function legal(game, part) {
  const [, said, rest] = /^"(.*)" (.*)$/.exec(part) ?? [undefined, undefined, part];
  let words = rest.split(" ");
  let offers = game.legalMoves(said === undefined ? said : { said });
  if (!["has", "lacks", "only", "count"].includes(words[0])) {
    const [about, card] = [words[0], /^card:(.+)/.exec(words.shift())?.[1]];
    offers = offers.filter((offer) =>
      card ? offer.card && called(offer.card, [card]) === card : offer.squares[0] === about,
    );
  }
  const how = words.shift();
  words = names(words);
  const all = offers.map((offer) => called(offer.text, words));
  const plain = all.filter((text) => !ALWAYS.includes(text));
  const missing = words.filter((text) => !all.includes(text));
  const extra = plain.filter((text) => !words.includes(text));
  const tail = `(offered: ${all.join(" ")})`;
  if (how === "has" && missing.length) throw new Error(`legal ${part}: ${missing.join(" ")} is not offered ${tail}`);
  if (how === "lacks" && missing.length < words.length) throw new Error(`legal ${part}: is offered ${tail}`);
  if (how === "only" && missing.length + extra.length) {
    throw new Error(`legal ${part}: missing [${missing.join(" ")}], too many [${extra.join(" ")}]`);
  }
  if (how === "count" && String(plain.length) !== words.join(" "))
    throw new Error(`legal ${part}: ${plain.length} are offered`);
  if (!["has", "lacks", "only", "count"].includes(how)) throw new Error(`legal ${part}: \`${how}\` is not known`);
}

// `e4 "pinned"`, `e1-g1 "castle"`, `second card:stall "hold"`, `text:Nf6 "no knight"`, `e2 none`: these words are in
// it, or there is none.
function explain(game, part) {
  const [, seat, kind, about, words] = /^(?:(first|second) )?(?:(card|text):)?(\S+) (?:none|"(.*)")$/.exec(part) ?? [];
  if (about === undefined) throw new Error(`explain ${part}: it cannot be read`);
  const [square, from] = about.split("-").reverse();
  const said = game.explain(kind ? { [kind]: about } : { square, ...(from && { from }) }, seat);
  if (words === undefined ? said !== null : !said?.includes(words)) throw new Error(`explain ${part}: it is ${said}`);
}

// `reached check:black`, or with the seat that is judged, `second missed won by:1`: the goal stands so.
function goal(game, part) {
  const [, seat, expected, wanted] = /^(?:(first|second) )?(\S+) (.+)$/.exec(part) ?? [];
  if (wanted === undefined) throw new Error(`goal ${part}: it cannot be read`);
  let found;
  try {
    found = game.judge(wanted, seat);
  } catch (fault) {
    found = fault.error ?? `${fault}`;
  }
  if (found !== expected) throw new Error(`goal ${part}: it is ${found}`);
}

module.exports = { EYES, differs, explain, goal, legal, see };
