// The pictures on the cards of Chess Storm: a piece of a board and what the card does there. The engine plays each
// card's practice position when the page is built, and the picture is what it tells: nothing is drawn by hand.
import { LETTERS, SIGNS } from "../www/games/chess-storm/pictures/letters.js";
import { practices } from "../www/games/chess-storm/practice/practice.js";
import solutions from "../www/games/chess-storm/solutions.js";
import { bounce, hops, isDiagonal, lines, place, short, square, ways } from "./ways.mjs";

const GAME = "chess-storm";
/** Windows that answer what has just been done: it belongs to the picture. */
const ANSWERS = ["OT", "AT", "ANY"];
/** Cards that speak of white and black: their pieces keep their colours. */
const FIXED = ["apartheid"];
/** Words of a card's old picture that can lie on a square. */
const LYING = ["skull", "star"];

/** Cards whose pictures stay words, each with the reason why its practice position has nothing to show on a board. */
export const WORDS = {
  "tabula-rasa": "hand",
  respect: "talk",
  omerta: "talk",
  starving: "duty",
  origins: "cancel",
  ceasefire: "duty",
  "fair-trade": "sides",
  pass: "turn",
  diktat: "duty",
  nope: "cancel",
  niet: "cancel",
  no: "cancel",
  negative: "cancel",
  provocation: "duty",
  vulture: "hand",
  flush: "hand",
  swap: "hand",
  peeker: "hand",
  "trash-can": "cancel",
  chronometer: "clock",
  ingerence: "turn",
  "ransom-note": "hand",
  "tea-break": "duty",
  eavesdropper: "hand",
  rummage: "hand",
};

/** A piece as a token: its letter, in capitals if it belongs to whoever plays the card; a neutral one after a tilde. */
function token({ side, kind }) {
  const letter = LETTERS[kind];
  return side === "neutral" ? `~${letter}` : side === "white" ? letter.toUpperCase() : letter;
}

/** Returns the pieces by square. */
const standing = (view) =>
  new Map(
    view.cells.flatMap((cell, at) => (cell ? [[square(at % view.files, Math.floor(at / view.files)), cell]] : [])),
  );

/** Plays the position and its solution: what stood before the card, what led to it, what it did, what stands then. */
export function played(engine, practice) {
  const { card, setup, options, moves } = practice;
  const game = engine.newGame({ game: GAME, seed: "practice", options, setup });
  const steps = [];
  const give = (text) => {
    const { seat } = game.prompt();
    const before = game.view("first");
    const step = game.apply(text);
    if (!step.ok) throw new Error(`the picture of ${card}: ${step.message}`);
    steps.push({ text, seat, before, events: step.events });
  };
  for (const text of moves) give(text);
  const asked = steps.length;
  for (const text of solutions[card].split(" ")) {
    for (let n = 0; n < 20 && steps.length > asked && game.prompt()?.seat === "second"; n++)
      give(game.suggest({ level: "beginner", budget: 200, seed: card }).text);
    give(text);
  }
  while (game.judge(practice.goal) === "open" && game.prompt()?.seat === "second")
    give(game.suggest({ level: "beginner", budget: 200, seed: card }).text);
  const after = game.view("first");
  game.free();
  const plays = steps.findIndex(({ text }) => text === `card:${card}`);
  const works = steps.findIndex(({ events }) => events.some((one) => one.t === "effect" && one.card === card));
  return { steps, asked, plays, works, after };
}

/** The changes of the board among events. */
const onBoard = (events) => events.filter((event) => "id" in event);

/** The picture of a card as a line of tokens; null where its position changes nothing on the board. */
export function pictureOf(engine, practice, info) {
  const { steps, asked, plays, works, after } = played(engine, practice);
  const { before } = steps[plays];
  const acts = onBoard(steps.slice(plays).flatMap(({ events }) => events));
  const stood = standing(before);
  const stands = standing(after);
  const whose = new Map([...stood].map(([at, cell]) => [cell.id, { ...cell, at }]));
  // The answers that led to it: the move that is answered, or the own one before the card.
  const own = steps.slice(asked, plays);
  const answered = steps.slice(0, asked).findLast(({ events }) => onBoard(events).some(({ t }) => t === "shift"));
  const led = onBoard((own.length ? own : answered ? [answered] : []).flatMap(({ events }) => events));
  const first = standing((own[0] ?? answered ?? steps[plays]).before);
  const leads = ways(led, new Map([...first].map(([at, cell]) => [cell.id, at])));
  for (const cell of [...first.values(), ...stands.values()])
    if (!whose.has(cell.id)) whose.set(cell.id, { ...cell, at: null });

  const squares = new Set();
  const tokens = [];
  const told = new Set();
  const say = (word, ...at) => {
    tokens.push(word);
    for (const one of at) squares.add(one);
  };
  const arrows = [];
  const moves = ways(acts, new Map([...whose].map(([one, { at }]) => [one, at])));
  const taken = new Set([...moves].flatMap(([, { way }]) => (way.at(-1) === null && way[0] ? [way[0]] : [])));
  for (const [id, { way, changed }] of moves) {
    const piece = whose.get(id);
    const lead = leads.get(id)?.way ?? [];
    let path = short(way);
    told.add(id);
    // A piece that was captured before comes back from there.
    if (path[0] === null) path = [lead[0] ?? null, ...path.slice(1)];
    // A piece that takes a move back and makes another starts where it stood.
    if (path.length > 2 && path[1] === lead[0]) {
      say(`-${token(piece)}${path[0]}`, path[0]);
      path = path.slice(1);
    }
    const [start, end] = [path[0], path.at(-1)];
    const now = end && stands.get(end);
    if (end === null) {
      const lodged = [...stands].find(([at, cell]) => cell.lodger && !stood.get(at)?.lodger);
      const instead = start && stands.get(start);
      // Of who comes from another square an arrow says it.
      const from = instead && moves.get(instead.id)?.way[0] === null && leads.get(instead.id)?.way[0];
      const comesElse = from && from !== start;
      if (lodged && start) {
        say(`-${token(piece)}${start}`, start);
        say(`o${token(piece)}${lodged[0]}`, lodged[0]);
        arrows.push([start, lodged[0]]);
      } else if (start && piece.kind === "king") {
        say(`-${token(piece)}${start}`, start);
        say(`*${start}promote`, start);
      } else if (start && comesElse) squares.add(start);
      else if (start && instead && moves.get(instead.id)?.way[0] === null) say(`<${token(piece)}${start}`, start);
      else if (start) say(`x${token(piece)}${start}`, start);
      continue;
    }
    if (!now) continue;
    const moved = start !== null && start !== end;
    // A piece that comes back in place of another.
    if (way[0] === null && taken.has(end)) {
      say(`+${token(now)}${end}`, end);
      if (moved) arrows.push([start, end]);
      continue;
    }
    // A capturing piece is shown where it starts.
    if (moved && taken.has(end)) say(`${token(piece)}${start}`, start, end);
    else {
      say(`${start === null ? "+" : changed || !moved ? "^" : ""}${token(now)}${end}`, end);
      if (changed && !moved && !lead.length) say(`<${token(piece)}${end}`, end);
      if (moved && !stands.has(start)) say(`-${token(piece)}${start}`, start);
    }
    if (!moved) continue;
    squares.add(start);
    const hopped = hops(steps.slice(plays).map(({ text }) => text));
    const straight = path.filter(Boolean);
    if (hopped.length > 2 && hopped[0] === start && hopped.at(-1) === end) arrows.push(hopped);
    else
      arrows.push(
        piece.kind === "bishop" && straight.length === 2 && !isDiagonal(straight) ? bounce(straight) : straight,
      );
  }
  // The things on squares and pieces, and the chosen ones.
  for (const [at, cell] of stands) {
    const had = stood.get(at)?.id === cell.id ? stood.get(at) : undefined;
    const marks = cell.marks.filter((mark) => !had?.marks.includes(mark));
    for (const mark of marks) say(`*${at}${SIGNS[mark] ?? mark}`, at);
    if (had && had.side !== cell.side && !told.has(cell.id)) {
      say(`^${token(cell)}${at}`, at);
      say(`<${token(had)}${at}`, at);
      told.add(cell.id);
    }
  }
  const [was, is] = [before.storm.land, steps[works + 1]?.before.storm.land ?? after.storm.land];
  // Things on the same file, which a removed square parts.
  const across = (at) => [...stands.keys()].filter((one) => one[0] === at[0]);
  const fresh = (name) => is[name].filter((one) => !was[name].some((old) => String(old) === String(one)));
  if (String(is.corners) !== String(was.corners)) say(`[${is.corners.join("")}`, ...was.corners);
  for (const at of fresh("removed")) say(`#${at}`, at, ...across(at));
  for (const [one, two] of fresh("walls")) say(`|${one}${two}`, one, two, ...across(one));
  for (const [one, two] of fresh("tunnels")) say(`%${one}${two}`, one, two);
  for (const [at, kind] of fresh("lent")) say(`*${at}as-${kind}`, at);
  const seen = after.storm.lasting.filter(
    (one) => !before.storm.lasting.some(({ card, owner }) => card === one.card && owner === one.owner),
  );
  const lies = seen.flatMap((one) => one.squares).filter((at) => !squares.has(at));
  const sign = info.glyphs.split(" ").findLast((word) => LYING.includes(word));
  for (const at of lies) say(sign ? `*${at}${sign}` : `@${at}`, at);
  const chosen = steps
    .slice(plays, works + 1)
    .flatMap(({ text, seat }) => (seat === "first" ? /^(?:piece|square):([a-h][1-8])$/.exec(text)?.[1] : null) ?? [])
    .filter((at) => !squares.has(at));
  for (const at of new Set(chosen)) {
    say(`@${at}`, at);
    if (stood.get(at)?.side === "white") for (const one of taken) arrows.push([at, one]);
  }
  for (const at of taken) {
    const bound = steps.slice(plays, works + 1).some(({ text }) => text === `piece:${at}`);
    if (bound && stood.get(at)?.side === "white") for (const one of taken) if (one !== at) arrows.push([at, one]);
  }
  if (!squares.size) return null;

  for (const at of before.check) squares.add(at);

  // The move before it, where the card speaks of it.
  const trails = [];
  for (const { way } of leads.values()) {
    const path = short(way);
    const [start, end] = [path[0], path.at(-1)];
    if (!start || !end || arrows.some((one) => one[0] === end && one.at(-1) === start)) continue;
    if (
      info.family === "OC" ||
      (!own.length && !ANSWERS.includes(info.family) && !/\bjust (?!that)|\bmoved\b/.test(info.text))
    )
      continue;
    trails.push([start, end]);
    if (!stands.has(start) && first.get(start) && !tokens.some((one) => one.endsWith(start)))
      say(`-${token(first.get(start))}${start}`, start);
  }
  if (before.storm.taking) trails.push(before.storm.taking);
  for (const way of trails) say(`:${way.join("")}`, ...way);
  for (const way of arrows) {
    const back = arrows.some((one) => way.length === 2 && one[0] === way[1] && one.at(-1) === way[0]);
    if (back && way[0] > way[1]) continue;
    say(`${back ? "=" : ">"}${way.join("")}`, ...way);
  }
  if (is.joined && !was.joined) say("&", "a1", "h1");
  const turned = is.swapped !== was.swapped;
  if (turned) for (const one of ["a1", "h8"]) squares.add(one);
  const swaps = (way) => arrows.some((one) => one[0] === way[1] && one.at(-1) === way[0]);
  const spare =
    ![...arrows, ...trails].some((way) => isDiagonal(way) && !swaps(way)) &&
    !turned &&
    !tokens.some((one) => "%[&".includes(one[0]));
  const twice = tokens.some((one) => one[0] === "<");
  const shown = [0, 1].map((axis) => lines([...squares].map(place), axis, spare, twice));
  const within = (at) => place(at).every((one, axis) => shown[axis].includes(one));
  const others = [...stands].filter(([at, cell]) => within(at) && !told.has(cell.id));
  const quiet = others.map(([at, cell]) => `${token(cell)}${at}`);
  const box = shown[0].map((x) => square(x, 0)[0]).join("") + shown[1].map((y) => y + 1).join("");
  const fixed = FIXED.includes(practice.card) ? ["w"] : [];
  return [box, ...fixed, ...quiet, ...new Set(tokens)].join(" ");
}

/** All pictures, a line for each card that has one: its name and its tokens. */
export function cardPictures(engine) {
  const { cards } = engine.catalog().games.find(({ name }) => name === GAME);
  const infos = new Map(cards.map((card) => [card.name, card]));
  const all = practices.flatMap((practice) => {
    const { card } = practice;
    if (card in WORDS) return [`${card} !${WORDS[card]}`];
    const picture = pictureOf(engine, practice, infos.get(card));
    if (!picture) throw new Error(`the picture of ${card}: nothing changes on the board`);
    return [`${card} ${picture}`];
  });
  return all.join("\n");
}
