// The types of engine.js and engine.mjs: rules for chess games with cards, by `import { load }`, by `import Deckmate`,
// by `require`, and in a page's script as `Deckmate`.

/** The games of this version. */
export type GameName = "chess" | "full-double" | "doublecross" | "five-card" | "deception" | "chess-storm";
/** A player at the table; `first` owns White at the start. */
export type Seat = "first" | "second";
/** The eye that looks: a player, somebody who knows only what is public, or everything (only when the game is over). */
export type Eye = Seat | "watcher" | "all";
/** An army. */
export type SideName = "white" | "black" | "neutral";
/** `a1` to `h8`, on the wide board `a1` to `p8`. */
export type SquareName = string;
export type Kind =
  | "pawn"
  | "knight"
  | "bishop"
  | "rook"
  | "queen"
  | "king"
  | "cardinal"
  | "chancellor"
  | "amazon"
  | "prince"
  | "princess"
  | "crab"
  | "kangaroo"
  | "camel";
/** DoubleCross: `white-pawn` to `black-king`, and the seven Joust cards. 5 Card Chess: `pawn` to `queen`, `wild`. */
export type CardName = string;
/** The ways in which the computer chooses. */
export type Level = "random" | "greedy" | "novice" | "learner" | "beginner" | "easy" | "normal" | "strong";

/** Compiles the wasm that this script carries; later calls give the same engine. */
export function load(): Promise<Engine>;
/**
 * An engine of the caller's own behind asynchronous calls: in a worker where the browser allows one, else beside the
 * page ("page" wants it there).
 */
export function connect(o?: { where?: "worker" | "page" }): Promise<Connection>;
/** A classic worker script with this engine: takes `{id, op, args}`, answers `{id, out, save}` or `{id, err}`. */
export function workerSource(): string;

/** All of these in one: what `require` gives, the default of an import, and `Deckmate` in a page. */
export interface Deckmate {
  load: typeof load;
  connect: typeof connect;
  workerSource: typeof workerSource;
}

/**
 * A connection to an engine with one current game. A call rejects with an EngineError; after `restart`, what was asked
 * before with "stopped".
 */
export interface Connection {
  /** The place where the engine works. */
  where: "worker" | "page";
  call<Op extends keyof Calls>(op: Op, ...args: Parameters<Calls[Op]>): Promise<ReturnType<Calls[Op]>>;
  /** Ends a busy engine, starts another one and gives it the last save. */
  restart(): Promise<void>;
}

/**
 * The people before a page, for the calls that look: an eye, or the seats of its players, whether a veil parts them,
 * and for whom it is open.
 */
export type Viewers = Eye | { people: Seat[]; veil: boolean; open: Eye | null };

/** Everything that a page shows. For viewers, prompt and offers tell nothing to whoever is not asked. */
export interface Snapshot {
  view: View;
  prompt: Prompt | null;
  offers: Offer[];
  save: string;
  /** The game's own options, those that were chosen: whatever a record beside the save may say. */
  options: Options;
}
export interface Answered extends Snapshot {
  step: Step;
  /** After `follow`: the computer's habit is known by what it did. */
  signs?: boolean;
}

/** The questions that can be asked over a connection. */
export interface Calls {
  catalog(): Catalog;
  counts(o: Count): Record<string, number>;
  checkCard(card: CardDefinition | BlankDefinition | string): CheckedCard;
  cardWords(): CardWords;
  printedCard(name: CardName): CardDefinition | null;
  /** The score sheet of an evening of 5 Card Chess. Throws what cannot have been done. */
  evening(done: Evening): EveningSheet;
  readPgn(text: string): PgnGame[];
  tryCard(card: CardDefinition | string, number?: number): TriedCard;
  rateCard(card: CardDefinition | string, number?: number): RatedCard;
  stormRun(o: RunStep): SteppedRun;
  /** As `Engine.editSetup`; the open game stays. */
  editSetup(o: NewGame, step: SetupStep): EditedSetup;
  /** As `Engine.findWin`; the open game stays. */
  findWin(o: NewGame, wishes: WinWishes): FoundWin;
  /** Throws what `newGame` would throw, and leaves the open game alone. */
  probe(o: NewGame): true;
  /** Both open a game in place of the one before, and give its save. */
  newGame(o: NewGame): string;
  /** `shown`: nobody plays it on; its earlier points are open before it is over, as a watcher saw them. */
  loadGame(save: string, shown?: boolean): string;
  prompt(): Prompt | null;
  legalMoves(about?: About): Offer[];
  apply(choice: Choice | string, thought?: number, rolls?: number[]): Step;
  back(seat?: Seat, answers?: number): Step;
  canBack(seat?: Seat, answers?: number): CanBack;
  view(eye: Eye): View;
  /**
   * Null where the player's own memory is asked (`recall`); `think` and `follow` answer that for a computer. `after`:
   * answers that would be given before; null where the next question is another player's, or comes only when others
   * know of them.
   */
  suggest(o: SuggestOptions & { after?: string[] }, viewers?: Viewers): Offer | null;
  /** As `Game.advise`; null as for `suggest`. */
  advise(o: AdviseOptions, viewers?: Viewers): Advice | null;
  /** With viewers, to the asked player alone: null, too, when the page may not know what is asked. */
  explain(about: ExplainTarget, viewers?: Viewers): string | null;
  /** With viewers, by what the page may show; it answers whoever is asked. */
  reach(square: SquareName, viewers?: Viewers): SquareName[];
  /** As `Game.survey` and `Game.rays`, with viewers by what the page may show. */
  survey(viewers?: Viewers): Survey;
  rays(square: SquareName, viewers?: Viewers): Ray[];
  /** As `SeatGame.plans`. */
  plans(seat: Seat): Offer[];
  /** As `Game.foresee`; null when the page may not know what is asked. */
  foresee(answers: (Choice | string)[], viewers?: Viewers): Foreseen | null;
  /** Says how a goal stands for the one player of the page; null where two share it. */
  judge(goal: string, viewers: Viewers): Verdict | null;
  /** As `Game.judgeAll`, once the game is over, for a player of the page; null before. */
  judgeAll(goals: string[], beside: JudgeBeside, viewers: Viewers): Verdict[] | null;
  save(): string;
  free(): void;
  /** `apply`, `back` or nothing, and then everything that the page shows. */
  act(choice: Choice | string, viewers: Viewers, thought?: number, rolls?: number[]): Answered;
  undo(viewers: Viewers, seat?: Seat, answers?: number): Answered;
  /** As `Game.canBack`; null with the seat of a player who does not sit before the page. */
  canUndo(viewers: Viewers, seat?: Seat, answers?: number): CanBack | null;
  state(viewers: Viewers): Snapshot;
  /** As `Game.lookBack`, by what the page may show. */
  lookBack(line: number, viewers: Viewers): LookBack | null;
  /** As `Game.told`. */
  told(): Events;
  /** Of a game that is over or only shown; null else. */
  acts(): Act[] | null;
  /** As `Game.review`. */
  review(o: ReviewOptions): Reviewed;
  /** As `Game.compact`, of the game after so many answers, or as it is. */
  compact(answers?: number): string;
  /** As `Game.pgn`; null where the open game is neither chess nor Full Double Chess. */
  pgn(tags?: Record<string, string>): string | null;
  /**
   * The save of a game that is played so, answer by answer with its milliseconds and, where they come from outside, the
   * rolls that it leads to; the open game stays.
   */
  played(o: NewGame, answers: [answer: string, thought: number, rolls?: number[]][]): string;
  /** An eye's view of the game of a save; the open game stays. */
  viewOf(save: string, eye: Eye): View;
  /**
   * After so many answers of a game that is over: what this eye saw, what the last answer brought about, what was
   * asked, and the save. Null before it is over, but for one that is only shown. With `instead`, as if that
   * had been the last of these answers.
   */
  past(
    answers: number,
    eye: Eye,
    instead?: string,
  ): (Pick<Snapshot, "view" | "prompt" | "save"> & { events: Events | null }) | null;
  /**
   * Opens a game that nobody plays, as it stands after these answers, with everything in sight, and with what the last
   * of them has brought about; `deal`: the lines of the log before the first of them.
   */
  study(o: NewGame, answers: string[]): Snapshot & { step: Step | null; acts: Act[]; deal: number };
  /** The computer chooses an answer for the asked seat and keeps it to itself; `follow` gives that answer. */
  think(o: SuggestOptions): true;
  follow(viewers: Viewers, thought?: number): Answered;
}

/**
 * An evening of 5 Card Chess as it is kept: what each buys in for, and what was done, in order. The players are 0
 * and 1; the first has Red in the first game.
 */
export interface Evening {
  buy_in: number;
  done?: EveningEntry[];
}
/** A game with its winner (null: none) and the stake that its cube shows; a player who buys in again, or stands up. */
export interface EveningEntry {
  did: "game" | "rebuy" | "stand";
  player?: number | null;
  stake?: number;
  /** The word of its ending, such as `checkmate`. */
  how?: string;
  /** The first player's last use of the cube. */
  mark?: CubeMark | null;
}
/** A use of the cube, and the chance of winning then, in parts of ten thousand. */
export interface CubeMark {
  did: "double" | "yes" | "no";
  chance: number;
}
/** A game on the score sheet. */
export interface EveningRow {
  ante: number;
  /** The value of the cube at its end. */
  cube: number;
  stake: number;
  player: number | null;
  purses: [number, number];
  how: string | null;
  mark: CubeMark | null;
  /** Hundredths of an ante that it gave up. */
  cost: number;
  rebuy: number | null;
}
export interface EveningSheet {
  purses: [number, number];
  /** Times that each has bought in. */
  bought: [number, number];
  rows: EveningRow[];
  /** The next game; null where the evening is over, or waits for a player who is broke. */
  next: {
    number: number;
    ante: number;
    /** Pot and purses once both have put in their ante. */
    pot: number;
    left: [number, number];
    doubles: boolean;
    all_in: boolean;
    bankroll: number;
    /** The most that the cube can come to. */
    cube: number;
    red: number;
  } | null;
  may_rebuy: [boolean, boolean];
  over: "broke" | "stood" | null;
  /** The player with more than was paid in. */
  ahead: number | null;
  /** The largest pot. */
  best: number;
  /** The first player's hand with the cube, from 0 to 100; null while it was not used. */
  hand: number | null;
  /** The chances of winning from which a double pays, to offer and to take. */
  pays: [number, number];
}

/** The value of an option that counts something. */
export interface Count {
  game: GameName;
  option: string;
  value: string | number;
}

export interface About {
  square?: SquareName;
  card?: number;
  said?: string;
  text?: string;
}
/** The state of a goal: it can still be reached, has been reached, or cannot be reached any more. */
export type Verdict = "open" | "reached" | "missed";
/**
 * A square or card to be explained; `from`: the square that was picked before, whose piece does not go there.
 * Or a `text` that was typed and means no answer.
 */
export type ExplainTarget = ({ square: SquareName; from?: SquareName } | { card: CardName } | { text: string }) & {
  /** Answers of the asked seat that would be given before. */
  after?: (Choice | string)[];
};
/** `budget`: nodes to search; the same seed and budget give the same choice. `cap`: stop after so many milliseconds. */
export interface SuggestOptions {
  level: Level;
  budget?: number;
  seed?: string;
  cap?: number;
  /** An opponent of the game, who plays the level in a way of its own: `src/bots/habits.json` names them. */
  habit?: string;
}

/** Whose goals are judged, and what is so beside the record: `level` of the computer that has the other seat. */
export interface JudgeBeside {
  seat: Seat;
  level?: Level;
  /** No hint and no take-back. */
  unhelped?: boolean;
}

/**
 * `budget`: nodes for each judgement, of which there are dozens; `hinted`: the text of what `suggest` has answered,
 * which is then not searched for again; `cap`: stop after so many milliseconds, with what has been judged until then.
 */
export interface AdviseOptions {
  budget?: number;
  hinted?: string;
  cap?: number;
}

export interface Engine {
  /** Games, options, cards and versions: everything a set-up screen or a card gallery needs. */
  catalog(): Catalog;
  /** Counts each thing that a value of an option makes: the cards of a deck. Throws if the value does not fit. */
  counts(o: Count): Record<string, number>;
  /**
   * Looks at an own card of Chess Storm: an object, JSON, or a packed text. It says what the card does, or what is
   * wrong with it and where; it keeps nothing.
   */
  checkCard(card: CardDefinition | BlankDefinition | string): CheckedCard;
  /** The words that own cards are made of, with what may stand where: `docs/cards.md` as data. */
  cardWords(): CardWords;
  /** A printed card of Chess Storm as an own one would say it; null for one that the language does not say. */
  printedCard(name: CardName): CardDefinition | null;
  /**
   * Looks for a position in which an own card of Chess Storm can be played, in games of the computer. The same card and
   * number give the same one; other numbers give others.
   */
  tryCard(card: CardDefinition | string, number?: number): TriedCard;
  /**
   * Plays a game of the computer (`easy`) against itself in which one seat begins with the own card. The same card and
   * number give the same game; even numbers give it to the first seat, odd ones to the second.
   */
  rateCard(card: CardDefinition | string, number?: number): RatedCard;
  /**
   * A run of Chess Storm after a step: a new one from a seed or of a day, a choice, or its next game, which is over.
   * Throws an EngineError for what is not offered, and for another game.
   */
  stormRun(o: RunStep): SteppedRun;
  /**
   * The setup of a game after a step, with all that can be chosen about it, and why no game can begin there. Throws an
   * EngineError for a text that says no position, and for a step that says too little; nothing is kept.
   */
  editSetup(o: NewGame, step: SetupStep): EditedSetup;
  /**
   * Looks whether the seat that is asked first in a game wins in so many of its turns at most, whatever the other one
   * answers, the shortest way first.
   */
  findWin(o: NewGame, wishes: WinWishes): FoundWin;
  /** Deals a new game. Throws an EngineError for an unknown game, option or value, or an impossible setup. */
  newGame(o: NewGame): Game;
  /**
   * Reads a save, a compact text, the file that the page writes around a save (a SavedFile as JSON), or the text of a
   * game that *Share* gives. Throws an EngineError if it is broken or newer than this engine.
   */
  loadGame(save: string): Game;
  /**
   * Reads PGN of chess, Chess960 and Full Double Chess: games in their order, each with its tags, and with what
   * `loadGame` takes, or with what is wrong with it and on which line. Comments and variations are passed over and
   * counted.
   */
  /** The score sheet of an evening of 5 Card Chess. Throws what cannot have been done. */
  evening(done: Evening): EveningSheet;
  readPgn(text: string): PgnGame[];
  version: string;
}

/** A game of a text of PGN: `game` where it can be played, else `error` and `message`. */
export interface PgnGame {
  tags: Record<string, string>;
  /** The comments beside its moves that are for people, and the variations: they are passed over. */
  skipped: { comments: number; variations: number };
  game?: string;
  error?: ErrorCode;
  message?: string;
}

/** A search for a position: how many were looked at, and the game that leads to it; null if there was none. */
export interface TriedCard {
  looked: number;
  /** `newGame` with this seed and setup, and the option `open_hands`, comes to it by these moves. */
  found: { seed: string; setup: Setup; moves: string[]; turn: number } | null;
}

/** The bounds of a search for a win: turns of the seat, answers tried for each number of turns, milliseconds. */
export interface WinWishes {
  turns: number;
  tried?: number;
  cap?: number;
}

/** A win that cannot be prevented, as far as it was looked for. */
export interface FoundWin {
  /** In so many turns of its own the seat wins at the latest; null: no such win was found. */
  turns: number | null;
  /** The answer that it begins with. */
  first: Offer | null;
  /** True if it is shown only for the cards as they are dealt: for what is hidden, and for what is drawn. */
  dealt: boolean;
  /** In so many turns there is certainly none. */
  never: number;
}

/** Part that a card had in a game. */
export interface RatedCard {
  /** Turns (of whom it is played in) in which its holder was asked and had it; those in which it could be played. */
  held: number;
  playable: number;
  /** The number of times that its holder played it with effect. */
  played: number;
  /** True if the game ended in a turn in which it was played. */
  ended: boolean;
  /** The points of its holder: 1, 0.5 or 0. */
  score: number;
  /** The turns of the game. */
  turns: number;
}

/** The file that the page writes with *Save to a file*, as JSON: the save, and who sat where. */
export interface SavedFile {
  deckmate: 1;
  game: GameName;
  title: string;
  /** A save, which `loadGame` takes, too. */
  save: string;
  seats: Record<Seat, { kind: "human" | "computer"; name: string; level?: Level }>;
}

/** Every error thrown by the engine carries a stable code and a sentence that names the culprit. */
export interface EngineError extends Error {
  error: ErrorCode;
  message: string;
  /** With `unknown-option` and `bad-option`: the name of the option that there is not, or whose value does not fit. */
  option?: string;
  /** With `needs-roll`: the number of outcomes of the roll that is missing. */
  of?: number;
}

export type ErrorCode =
  | "unknown-game"
  | "unknown-option"
  | "bad-option"
  | "bad-setup"
  | "bad-save"
  | "newer-save"
  | "bad-seed"
  | "needs-roll"
  | "unknown-eye"
  | "unknown-level"
  | "unknown-square"
  | "unknown-card"
  | "bad-card"
  | "bad-input"
  | "not-offered"
  | "game-over"
  | "nothing-to-take-back"
  | "revealed"
  | "not-over"
  | "people-only" // a card is carried out by hand: the computer takes no seat and judges nothing
  | "freed"
  | "crashed";

/** Options by their names; one that is left out is as in the catalogue. */
export type Options = Record<string, string | number | boolean>;

export interface NewGame {
  game: GameName;
  /** 1 to 64 letters, digits, `-` or `_`; left out, or null: a fresh one. */
  seed?: string | null;
  /** Rolls of the deal, each from 0, where rolls come from outside: with this field, be it empty, no seed makes any. */
  rolls?: number[] | null;
  options?: Options;
  setup?: Setup;
  /** Chess Storm: own cards that are in the deck, too; packed with copies behind a colon or without, or as objects. */
  cards?: (CardDefinition | BlankDefinition | string)[];
}

/** An own card of Chess Storm, as `docs/cards.md` tells. */
export interface CardDefinition {
  /** The form of the language. */
  v: number;
  title: string;
  when: "before" | "instead" | "end" | "during" | "after" | "reply" | "any";
  /** A verb with what it is about, and further parts. */
  do: Record<string, unknown>[];
  /** Its maker's own words for its face. */
  text?: string;
  /** Its maker's own signs for its face. */
  art?: string;
  counsel?: "plain" | "prized" | number;
  by?: string;
}

/** A blank card: people carry out by hand what its text says. */
export interface BlankDefinition {
  v: number;
  title: string;
  when: CardDefinition["when"];
  do: "by-hand";
  text: string;
  art?: string;
  by?: string;
}

/** An own card that a game takes: how it is written, what it is called, what it does. */
export interface AcceptedCard {
  ok: true;
  card: CardDefinition | BlankDefinition;
  /** The slug of its title and a hash of all that it is: its name in hands and decks. */
  name: CardName;
  title: string;
  /** The sentence of what it does, generated. */
  text: string;
  /** The words on its face: its maker's own, or that sentence. */
  face: string;
  glyphs: string;
  /** The window in words, and its letters. */
  window: string;
  family: string;
  lasts: boolean;
  /** At most so many ways to play it. */
  ways: number;
  /** Advice for the computer: its maker's, or what follows from it. */
  counsel: "plain" | "prized" | number;
  by: string | null;
  /** The card as links have it. */
  packed: string;
  /** A blank card: its `do` is the word "by-hand", and only people play with it. */
  by_hand?: true;
  /** Things that its maker may have overlooked, a sentence each. */
  warnings: string[];
}

/** A card that no game takes: the first fault, and all of them. `at` is a place such as `do[1].mark`, "" the whole. */
export interface RefusedCard {
  ok: false;
  error: "bad-card";
  message: string;
  at: string;
  wrongs: { at: string; message: string }[];
}

export type CheckedCard = AcceptedCard | RefusedCard;

/** The grammar of own cards. */
export interface CardWords {
  form: number;
  limits: { bytes: number; steps: number; depth: number; choices: number; ways: number };
  /** The parts of a card that must be there, and those that may. */
  must: CardField[];
  may: CardField[];
  /** Those of a blank card. */
  blank: { must: CardField[]; may: CardField[] };
  windows: { word: CardDefinition["when"]; family: string; about: string }[];
  /** Groups in which verbs are offered. */
  groups: { title: string; verbs: string[] }[];
  verbs: CardVerb[];
  /** The closed lists, by what their words are for. */
  lists: Record<string, { word: string; about: string }[]>;
  /** The sorts that others name with `is`; `yes` is true, `step` an object with a verb. */
  sorts: Record<string, CardSort>;
  /** The printed cards in which a verb is found, by verb; and all that the language says. */
  known: Record<string, CardName[]>;
  printed: CardName[];
}

export interface CardField {
  word: string;
  about: string;
  sort: CardSort;
}

/** A verb: its own value (`says`, `sort`), other parts, and flags, which are true or are left out. */
export interface CardVerb {
  word: string;
  group: string;
  about: string;
  says: string;
  sort: CardSort;
  must: CardField[];
  may: CardField[];
  flags: CardField[];
}

/** A part of a card. `word` and `kinds` name a list of `lists`, as `bases` does. */
export type CardSort =
  | { is: string }
  | { number: [least: number, most: number] }
  | { word: string }
  | { name: string[] }
  | { kinds: string }
  | { bases: string; kinds: string; all: boolean; names: string[] }
  | { letters: number }
  | { signs: string[]; sides: string[]; kinds: string }
  | { list: CardSort; least: number; most: number; what: string }
  | { row: CardSort[]; what: string }
  | { one: CardField[]; what: string }
  | { must: CardField[]; may: CardField[] }
  | { either: CardSort[]; what: string };

/** Any position; what is left out is dealt from the seed out of what is left over. Piles are listed top card first. */
export interface Setup {
  /**
   * The first four FEN fields: placement, side to move, castling, en passant. Castling and en passant that cannot be
   * are left out, and the log says so.
   */
  board?: string;
  deck?: CardName[];
  discards?: Partial<Record<Seat, CardName[]>>;
  held?: Partial<Record<Seat, CardName[]>>;
  taken?: { kind: Kind; side: SideName }[];
  /** 5 Card Chess. */
  hands?: Partial<Record<Seat, CardName[]>>;
  stack?: CardName[];
  discard?: CardName[] | Partial<Record<Seat, CardName[]>>;
  cube?: { value: number; owner: Seat | null };
  /** The antes of each player in the pot. */
  stake?: number;
  /** The player who has called. */
  called?: Seat | null;
  /** The player whose hand lies on another device, where rolls come from outside. */
  sealed?: Seat | null;
  /** Deception Chess: the base under each piece; pieces that are left out get theirs from the seed. */
  bases?: Record<SquareName, Kind>;
  uncloaked?: SquareName[];
  /** Chess Storm: the draw pile, top card first; the pieces in the pools; effects that last.
   *  With own decks a pile may be a list for each seat. */
  pile?: CardName[] | Partial<Record<Seat, CardName[]>>;
  pool?: { white?: Kind[]; black?: Kind[] };
  lasting?: { card: CardName; owner: Seat; at?: SquareName | Kind | `${SquareName}${SquareName}`; more?: string }[];
  /** Chess Storm: own cards that are in the deck, too: packed, with copies behind a colon or without, or as objects. */
  cards?: (CardDefinition | BlankDefinition | string)[];
}

/** A step in putting a setup together. */
export type SetupStep =
  | { t: "look" | "clear" | "start" }
  | { t: "put"; at: SquareName; kind: Kind; side: SideName }
  | { t: "take"; at: SquareName }
  | { t: "move"; at: SquareName; to: SquareName }
  | { t: "side"; side: SideName }
  /** A right of castling, by its letter. */
  | { t: "right"; text: string; on: boolean }
  /** A square has just been passed over, or none. */
  | { t: "pass"; at?: SquareName }
  | { t: "paste"; text: string };

/** A part of a setup beside the board. */
export interface SetupField {
  /** The way to it through the setup, name by name. */
  path: string[];
  title: string;
  /** Says what it means, or in which order it is. */
  about: string;
  /** Says what holds where it is left out; empty where that needs no word. */
  left_out: string;
  /** True if lot decides where it is left out. */
  by_lot: boolean;
  holds: "cards" | "pieces" | "armies" | "number" | "word" | "bases" | "squares" | "effects";
  /** The words that it takes; empty: any of that form. */
  of: string[];
  least: number;
  /** The largest number, or the length of the longest list. */
  most: number;
}

/** A setup, and everything that there is to choose about it. */
export interface EditedSetup {
  setup: Setup;
  files: number;
  ranks: number;
  /** The pieces by square, a1 first. */
  cells: ({ side: SideName; kind: Kind } | null)[];
  /** The kinds that can be put on the board. */
  kinds: Kind[];
  /** The side to move. */
  side: SideName;
  /** The rights of castling: whether their pieces are at home, and whether they are there. */
  rights: { letter: string; words: string; may: boolean; on: boolean }[];
  /** The square just passed over, and those that may have been. */
  passed: SquareName | null;
  passable: SquareName[];
  fields: SetupField[];
  /** The needs of each lasting effect beside card and owner, as far as they can be laid out. */
  needs: { at: boolean; more: boolean }[];
  /** The reason why no game can begin there, and the squares on which that is seen; null if one can. */
  fault: string | null;
  squares: SquareName[];
  /** The beginning of a game from there, in a sentence or two. */
  said: string;
  /** The parts of a pasted position that were left out, a sentence each. */
  left_out: string[];
}

export interface Game {
  /** For JSON.stringify: the watcher's view; null of a game that is freed or has crashed. */
  toJSON(): View | null;
  /** Makes it a game that nobody plays: from now on nothing of it is hidden, and `view("all")` shows everything. */
  layOpen(): void;
  /** Returns the open question and the player who is asked; null when the game is over. */
  prompt(): Prompt | null;
  /**
   * Exactly the answers that the open prompt takes; with `square`, those that touch it. With `said`, a line that the
   * asked player has typed (its first 400 characters count): the one answer that it amounts to, or none. Only
   * Chess Storm has such answers: the name of a kind (`say:bishop`), or a complaint about the card game (`grumble`).
   * With `text`: those that it may mean, in notation or as chess players write moves (`Nf3`, `exd5`, `O-O`); several
   * where it does not say enough.
   */
  legalMoves(about?: About): Offer[];
  /** Short for `apply({ t: "draw" })`. */
  drawCard(): Step;
  /**
   * Answers the prompt with a Choice, or with the text of an Offer; moves are read as chess players and UCI write them,
   * too (`Nf3`, `O-O`, `a7a8q`), where that means one answer. A refusal changes nothing. `thought` is the time in
   * milliseconds that the player took: left out, it is none. A time beyond what the clock has left makes the flag fall
   * instead; in the skill games of
   * Chess Storm the answer counts, and a late player answers `time-up`. `rolls`: those that the answer leads to, in a
   * game whose rolls come from outside; refused with `needs-roll` where one is missing.
   */
  apply(choice: Choice | string, thought?: number, rolls?: number[]): Step;
  /** Everything that eye may know, nothing else. */
  view(eye: Eye): View;
  /**
   * Takes back the asked seat's last answer and what followed it, or, when that seat has not answered yet or the game
   * is over, the last answer given; with a seat, that seat's last answer. With `answers`: so many answers of
   * that seat with what followed, all of it or nothing. Refused once anything was revealed since.
   */
  back(seat?: Seat, answers?: number): Step;
  /** Says whether `back` would take that back now, or how it would refuse. */
  canBack(seat?: Seat, answers?: number): CanBack;
  /**
   * The computer's choice from the asked seat's own view. `budget`: nodes to search; the same seed and budget give the
   * same choice. `cap`: stop after so many milliseconds. A question of memory (`recall`) it answers as well as its
   * level remembers, right or wrong, and every time alike.
   */
  suggest(o: { level: Level; budget?: number; seed?: string; cap?: number; habit?: string }): Offer;
  /** True if an answer to the open question is what an opponent of this game is known by, whoever gives it. */
  shows(habit: string, answer: string): boolean;
  /**
   * The best answers of the asked seat from its own view, three at most, each with its chance of winning and a reason
   * in words. Fewer where fewer can be judged; a double, which changes no chance, is never among the others.
   * The first is what `suggest` would answer at level normal, which is searched for first and has a budget of its own,
   * or `hinted`. Without `cap` the same game, budget and hint give the same advice.
   */
  advise(o?: AdviseOptions): Advice;
  /**
   * Says in one sentence to the asked seat, or to the named one, why the square or card cannot be chosen now; null if
   * it can. Of a card that can only be discarded: why it cannot be played. With `after`: why not once the asked seat
   * has given these answers; throws what `foresee` refuses. It tells nothing that this seat may not know.
   */
  explain(about: ExplainTarget, seat?: Seat): string | null;
  /**
   * Returns the squares to which the piece on the square, of either side, could go if its side were to move: under all
   * effects in force, by what the asked seat, or the named eye, may know. Cloaks move as they look; which cards are
   * held plays no part. None from an empty square.
   */
  reach(square: SquareName, eye?: Eye): SquareName[];
  /** Surveys the board as the asked seat, or the named eye, sees it. */
  survey(eye?: Eye): Survey;
  /** Returns the lines from a square to the rim of the board as it is now, by what that eye sees. */
  rays(square: SquareName, eye?: Eye): Ray[];
  /**
   * Foresees what these answers of the asked seat, in order, would lead to before any of them is given: as far as
   * neither chance nor the other player decides, and from what that seat may know. It changes nothing. The other player
   * is taken to pass where that is possible. Without an answer: the open question.
   */
  foresee(answers: (Choice | string)[]): Foreseen;
  /**
   * Says how a goal stands for a seat, the first unless another is named: from the beginning of the game to now, by
   * what that seat may know. `docs/notation.md` tells how goals are written.
   */
  judge(goal: string, seat?: Seat): Verdict;
  /** The states of several goals of one seat, with what is so beside the record: the game is played again once. */
  judgeAll(goals: string[], beside: JudgeBeside): Verdict[];
  /** The answers that were given, in order, secret ones, too. */
  acts(): Act[];
  /**
   * Another game, as this one stood after so many answers; 0: before the first. Once a game is over its earlier points
   * hide nothing: they give the view of `all`, too.
   */
  after(answers: number): Game;
  /**
   * Returns what this eye saw before and after the answer that brought a line (counted from 0) into the log; null for a
   * line of the deal.
   */
  lookBack(line: number, eye: Eye): LookBack | null;
  /** Everything that was told so far, in order; its sentences are the log. */
  told(): Events;
  /**
   * Reviews an answer of a game that is over: what it changed for a seat, and by what; one answer a call. `not-over`
   * before. The same game, answer, seat and budget give the same numbers.
   */
  review(o: ReviewOptions): Reviewed;
  /** The whole game as text: seed, options and every answer. It tells the order of the deck to whoever can read it. */
  save(): string;
  /** The whole game as a word that an address can hold, which `loadGame` reads. As a save, it tells everything. */
  compact(): string;
  /** As `compact`; of a game that was freed a word about that. */
  toString(): string;
  /**
   * Chess and Full Double Chess as PGN: tags, moves in short notation, and the position where the game did not begin
   * at the start. Tags that are given stand beside those that follow from the game.
   */
  pgn(tags?: Record<string, string>): string;
  free(): void;
  /** The game for one seat alone, to be given away: nothing of the other seat can be had from it. */
  seat(seat: Seat): SeatGame;
}

/** The board as an eye sees it. */
export interface Survey {
  /** The pieces by army and kind as it is seen, kings first. */
  pieces: { side: SideName; kind: Kind; cloaked: boolean; squares: SquareName[] }[];
  white: Control;
  black: Control;
  /** Squares of pieces that could be captured and are not guarded, or are worth more than who captures them. */
  hanging: SquareName[];
}

/** An army's hold of the board: the squares that its pieces attack, whoever stands there; captures it could make. */
export interface Control {
  squares: SquareName[];
  takes: [from: SquareName, of: SquareName][];
}

/** A line from a square, along a rank or a file, or aslant; the nearest square first; `met`: who stands on it. */
export interface Ray {
  straight: boolean;
  squares: SquareName[];
  met: SquareName[];
}

/** A game as one seat may know and answer it. Of a question for somebody else it tells only who is asked and why. */
export interface SeatGame {
  prompt(): Prompt | null;
  /** Nothing while somebody else is asked. */
  legalMoves(about?: About): Offer[];
  drawCard(): Step;
  /** Refused with `not-offered` while somebody else is asked. */
  apply(choice: Choice | string, thought?: number): Step;
  view(): View;
  /** Throws `not-offered` while somebody else is asked. */
  suggest(o: { level: Level; budget?: number; seed?: string; cap?: number; habit?: string }): Offer;
  /** Throws `not-offered` while somebody else is asked. */
  advise(o?: AdviseOptions): Advice;
  explain(about: ExplainTarget): string | null;
  reach(square: SquareName): SquareName[];
  survey(): Survey;
  rays(square: SquareName): Ray[];
  /**
   * Answers that this seat may plan while the other one is asked, from what everybody sees and from its own hand: where
   * its pieces could go if the way were free, and in Chess Storm its cards, too. None at its own question, and in
   * DoubleCross Chess, where a drawn card decides what may move.
   */
  plans(): Offer[];
  /** Refused with `not-offered` while somebody else is asked. */
  foresee(answers: (Choice | string)[]): Foreseen;
  /** Says whether `Game.back` would take this seat's last answer back now, or the last so many. */
  canBack(answers?: number): CanBack;
  judge(goal: string): Verdict;
  /** As `Game.lookBack`, with this seat's eye. */
  lookBack(line: number): LookBack | null;
  told(): Events;
}

export type Step =
  | { ok: true; events: Event[]; prompt: Prompt | null }
  | { ok: false; error: ErrorCode; message: string; of?: number };

/** An answer that was given: by whom, in which turn, its text, and how many lines the log had after it. */
export interface Act {
  seat: Seat;
  turn: number;
  text: string;
  /** In milliseconds, where a clock runs. */
  thought: number;
  lines: number;
}

/** The best answers to the open question, the best first. Chances of winning are told in ten-thousandths. */
export interface Advice {
  /** The chance before anything is answered. */
  now: number;
  best: Advised[];
}

/** One of the best answers. */
export interface Advised {
  offer: Offer;
  /** The chance after it, what it changes against now, and how much less it is than that of the best answer. */
  chance: number;
  change: number;
  behind: number;
  /**
   * The agreement of the estimates: over the worlds that agree with what the seat sees, or over two depths of search.
   * While pieces wear cloaks, only what is decided is `sure`; a mate that hidden cards may prevent is not.
   */
  firm: "sure" | "likely" | "guess";
  /**
   * The effect of the answer, as a phrase without a subject: `captures the rook on d5 for nothing`. A phrase that
   * counts the seat's next answer in the same turn says so: `…, with “Play Derby” after it`.
   */
  why: string;
}

/** The sight of an eye before an answer and after it, and what was told in between. */
export interface LookBack {
  before: View;
  after: View;
  events: Events;
}

/** The answer that is reviewed (from 1), the seat, whether all cards lie open, and the nodes of a judgement. */
export interface ReviewOptions {
  answer: number;
  seat: Seat;
  open: boolean;
  budget?: number;
  /** False: a better answer comes without `why` and `fault`, in half the time. */
  reasons?: boolean;
}

/**
 * An answer of a game that is over, and what it changed in the chance of the seat that looks, in ten-thousandths:
 * `luck + mine + other + mind` is always `after - before`, and `before` the `after` of the answer before it.
 */
export interface Reviewed {
  seat: Seat;
  text: string;
  label: string;
  /** As that of an offer: who resigns makes no dear choice of play. */
  role: Offer["role"];
  before: number;
  after: number;
  /** The part of chance: a draw, a roll, something hidden that was shown. */
  luck: number;
  /**
   * The cost of the seat's own choice against the best one it could know: never above 0. A set-up of several answers is
   * one choice, made with the last of them.
   */
  mine: number;
  /** The part of the other seat's choice. */
  other: number;
  /** The rest: the estimate saw further than before. */
  mind: number;
  /** True if a look ahead with more nodes saw a danger before this answer that the estimate saw only after it. */
  late: boolean;
  /** An answer that would have been better for who gave it: the chance after it, and after the one that was given. */
  better: Better | null;
}

/** An answer that would have been better. */
export interface Better {
  text: string;
  label: string;
  /** As those of an offer. */
  squares: SquareName[];
  chance: number;
  /** The chance after the answer that was given. */
  given: number;
  /** The effect of the answer, as a phrase without a subject; null if no reason is seen, or the other seat chose. */
  why: string | null;
  /** The effect of the answer that was given instead, if that is seen at once. */
  fault: string | null;
  /**
   * The cost of the given answer as it would be in an even game: where a game is lost or won, the chance hides what a
   * choice was worth. 0 where that is nothing clear, or the other seat chose.
   */
  even: number;
  /** The mate, in at most three moves, that the seat that looks missed or let in; null where it chose no such thing. */
  mate: { missed: number } | { allowed: number } | null;
}

/** The answer whether something can be taken back, or why not. */
/** `lines`: those that the log keeps. */
export type CanBack = { ok: true; lines: number } | { ok: false; error: ErrorCode; message: string };

/** The outcome of answers: what would happen, and what the same seat would be asked next, if it is asked next. */
export type Foreseen =
  | { ok: true; events: Event[]; prompt: Prompt | null; offers: Offer[] }
  | { ok: false; error: ErrorCode; message: string };

/** The subject of a prompt; the page chooses its controls by it. */
export type Why =
  | "move" // make a move
  | "draw" // turn over the top card (or claim a punishment first)
  | "play" // carry out the drawn card: a move
  | "call" // say "check", or be done
  | "punish" // which offending piece to remove
  | "save-king" // play Save King, or let the King go
  | "return-man" // which captured piece comes back
  | "return-square" // where it is put
  | "remove-pawn" // which Pawn leaves
  | "promote-man" // which waiting Pawn is promoted (delayed promotion)
  | "promote-kind" // to what
  | "answer-draw" // a draw is offered
  | "claim-move" // the move with which a draw is claimed
  | "hand" // 5 Card Chess: play a card and move, move the King, fold, call, double
  | "answer-double" // take the double or give the game up
  | "flop" // draw a card of the tie-break
  | "able" // say whether the own hand answers the check, where no device knows both hands
  | "cloak" // Deception Chess: put the bases under the cloaks, in secret
  | "action" // Chess Storm: make a move, or play a card before it or in its place
  | "end" // a card at the end of the own turn, or pass
  | "during" // a card against a take that the other has declared, or pass
  | "after" // a card in answer to the other's turn, or pass
  | "reply" // a card in answer to the card just declared, or pass
  | "target" // what the declared card is about, in secret until it takes effect
  | "by-hand" // the deeds of a blank card, which its player carries out by hand
  | "admit" // the opponent claims that the asked player named a piece, or has played a blank card: admit or deny it
  | "return" // where a king comes back that was off the board for a turn
  | "forfeit" // which piece is lost for a word
  | "penalty" // which of the opponent's pawns is lost for a complaint
  | "balance" // the balancing game, with the gusts of the view and the milliseconds of `left`: word:stood or word:fell
  | "recall" // which piece of one's own is missing: first its square, then its kind, or time-up; `left` runs over both
  | "bystander"; // somebody who is neither player moves for the asked seat: show him the watcher's view, behind a veil

export interface Prompt {
  seat: Seat;
  /** The army the asked seat owns now. */
  side: SideName;
  why: Why;
  /** One sentence for the prompt bar, to the asked player. */
  text: string;
  /** Square of the piece that the question is about; null where it is about none. */
  about: SquareName | null;
  /** The card that is being carried out. */
  card: CardName | null;
  /** The attributes that the card has already got, in order: for the asked player alone. */
  chosen: Chosen[];
  /** True if the answer is hidden from the other seat. */
  secret: boolean;
  /** Milliseconds that the asked player has left, delay included; null without a clock. The page counts them down,
   *  answers `time-up` where that is offered, and says with each answer how long it took. */
  left: number | null;
  /** The demand of the question on the asked player, as `text` says it; null if it only asks, and for all others. */
  duty: Duty | null;
}

/** A demand on a player: only these pieces and cards meet it. */
export interface Duty {
  /** The squares of the pieces. */
  squares: SquareName[];
  /** Cards of the hand. */
  cards: CardName[];
  /** The number of cards still to be played, if that is demanded. */
  left: number | null;
}

export type Choice =
  | { t: "move"; from: SquareName; to: SquareName; becomes?: Kind } // e2e4, e7e8=queen, castling e1g1
  | { t: "draw" } // draw
  | { t: "pass" }
  | { t: "done" }
  | { t: "sealed" }
  | { t: "undo" } // undo, the last deed of a blank card is put back
  | { t: "yes" }
  | { t: "no" } // pass, done, yes, no
  | { t: "claim"; claim: "check" | "late-check" | "punish" | "draw" } // claim:check ...
  | { t: "offer"; offer: "draw" } // offer:draw
  | { t: "resign" } // resign
  | { t: "card"; card: CardName } // card:save-king
  | { t: "square"; at: SquareName } // square:e4
  | { t: "piece"; at: SquareName } // piece:e4
  | { t: "kind"; kind: Kind } // kind:knight
  | { t: "man"; side: SideName; kind: Kind } // man:white-knight
  | { t: "move"; from: SquareName; to: SquareName; becomes?: Kind; card: CardName } // e2e4:wild, e4d5:pawn
  | { t: "fold" }
  | { t: "call" }
  | { t: "double" }
  | { t: "give-up" }
  | { t: "time-up" }
  | { t: "uncloak"; at: SquareName } // uncloak:d2
  | { t: "swap"; from: SquareName; to: SquareName } // swap:a1b1, two own cloaks swap their bases
  | { t: "place"; from: SquareName; to: SquareName } // place:a1e1, a piece is told where to go, together with others
  | { t: "border"; from: SquareName; to: SquareName } // border:d4d5, the border between two squares
  | { t: "turn"; turn: "clockwise" | "anticlockwise" } // turn:clockwise, a quarter turn of the board
  | { t: "shuffle" }
  | { t: "identical" }
  | { t: "dump"; dump: CardName } // dump:crab, discard a card without effect
  | { t: "word"; word: string } // word:dice
  | { t: "trigger"; trigger: CardName } // trigger:pass
  | { t: "grumble" } // a complaint about the card game, said beside it
  | { t: "accuse" } // the claim that the opponent has made one
  | { t: "say"; say: Kind } // say:bishop, said beside the game; the question is put again
  | { t: "heard"; heard: Kind } // heard:bishop, the claim that the opponent said it
  | { t: "lodger"; at: SquareName } // lodger:c3, the second piece on a square
  | { t: "move"; from: SquareName; to: SquareName; becomes?: Kind; lodger: true }; // c3d5:lodger

export interface Offer {
  choice: Choice;
  /** Unique in the list, stable between versions, ASCII without spaces. */
  text: string;
  /** For buttons and screen readers: "Knight g1 to f3". */
  label: string;
  /** 5 Card Chess: the card that pays for a move; null if none does. Cards of Chess Storm are in `choice`. */
  card: CardName | null;
  /** The squares that it touches, in the order of picking: from, to. */
  squares: SquareName[];
  /** The piece that may be picked in place of the last square: the one with which a king castles. */
  onto?: SquareName;
  /**
   * The part of an answer in the game: `play` plays it on; `ends` ends it beside the board, or offers to (resign,
   * draw); `clock` belongs to the clock; `aside` is said beside the game. A player who plays at random takes `play`.
   */
  role: "play" | "ends" | "clock" | "aside";
}

/** A choice that a card has already got. */
export interface Chosen {
  choice: Choice;
  text: string;
  squares: SquareName[];
}

/** Events are public. Those with `text` are the log; the others are what a page animates, in order. */
export type Events = Event[];
export type Event =
  | { t: "shift"; id: number; from: SquareName; to: SquareName }
  | { t: "lift"; id: number; from: SquareName }
  | { t: "place"; id: number; at: SquareName; kind: Kind; side: SideName }
  | { t: "recast"; id: number; at: SquareName | null; kind: Kind }
  | { t: "defect"; id: number; at: SquareName; side: SideName } // a piece has changed sides
  /** card is null when nobody else may know it. */
  | { t: "draw"; seat: Seat; card: CardName | null }
  | { t: "uncloak"; id: number; at: SquareName; kind: Kind }
  | { t: "flop"; seat: Seat; card: CardName }
  | { t: "cube"; value: number; owner: Seat }
  | { t: "discard"; seat: Seat; card: CardName }
  | { t: "play"; seat: Seat; card: CardName }
  | { t: "dump"; seat: Seat; card: CardName } // laid down without effect, to be discarded
  | { t: "cancel"; seat: Seat; card: CardName; by: CardName } // whose card was cancelled, and by which
  | { t: "effect"; seat: Seat; card: CardName; had: boolean } // a declared card was carried out, or came to nothing
  | { t: "lasting"; seat: Seat; card: CardName; begins: boolean }
  | { t: "land"; land: Land } // the board has changed its shape
  /** A piece came to a square while a hidden bomb of the other player lay somewhere, and whether it exploded. */
  | { t: "tread"; seat: Seat; square: SquareName; bomb: boolean }
  /** A player had noted which piece the other would move: now everybody knows whether that move is taken back. */
  | { t: "foreseen"; seat: Seat; hit: boolean }
  | { t: "undone"; seat: Seat } // what this seat has done is taken back
  | { t: "throw"; seat: Seat } // the lot was cast for this seat's card
  | { t: "bystander"; seat: Seat } // the engine has moved as a bystander for this seat
  | { t: "hold"; seat: Seat; card: CardName }
  /** "Check!", or the claim of a missed check; and whether a king is newly attacked, or a piece to be removed. */
  | { t: "claim"; seat: Seat; claim: "check" | "late-check" | "punish"; right: boolean }
  | { t: "judged"; seat: Seat; admitted: boolean } // this seat has judged what was done by hand
  | { t: "task"; seat: Seat; done: boolean } // a task against the clock is over
  | { t: "hands" } // the players have swapped their hands
  | { t: "shuffle"; deck: number; cards: number }
  | { t: "sides"; first: SideName; second: SideName }
  | ({ t: "say" } & LogEntry)
  | { t: "over"; result: Result };

export interface Result {
  /** null: drawn. */
  winner: Seat | null;
  how:
    | "checkmate"
    | "king-taken"
    | "king-removed"
    | "resignation"
    | "stalemate"
    | "repetition"
    | "fifty-moves"
    | "points"
    | "dead-position"
    | "agreement"
    | "deck-limit"
    | "no-cards"
    | "time"
    | "refused-double"
    | "tie-break"
    | "failed-call";
  /** "White wins: the black King is checkmated." */
  text: string;
}

export interface Cell {
  id: number;
  side: SideName;
  kind: Kind;
  /**
   * Chess Storm: the effects on it. `asleep` and `stuck` (pinned down, exiled, or beside a magnet): it does not move,
   * and attacks nothing; `peaceful`: it does not capture, nor is it captured, but it gives check; `shielded`: Shield
   * lies on it; `poisoned`: what captures it is removed, too; `magnet`: it is one; `royal`: it counts as a king;
   * `lifted`: it is off the board until the move is made; `as-knight` and the like: it is fused with such a piece.
   */
  marks: string[];
  /** Deception Chess: whether the piece wears a cloak; `base` is what is under it, if this eye may know. */
  cloaked?: boolean;
  base?: Kind | null;
  /** Chess Storm: a neutral piece's own army, and a second piece on the square. */
  of?: SideName;
  lodger?: Cell;
}

/** The shape of the board of Chess Storm. Squares outside the corners, and removed ones, are no squares; names stay. */
export interface Land {
  /** The lower left and the upper right corner. */
  corners: [SquareName, SquareName];
  removed: SquareName[];
  /** The walls, each as the two squares it parts, the lower one or the one nearer to the a-file first. */
  walls: [SquareName, SquareName][];
  /** The squares that lend a way of moving, each with the kind that it is. */
  lent: [SquareName, Kind][];
  /** The pairs of squares that are connected: a piece on either may move to the other. */
  tunnels: [SquareName, SquareName][];
  /** True if turns have swapped light and dark squares: a1, if there, is light then. */
  swapped: boolean;
  /** True if the left and the right side are joined for the move of this turn. */
  joined: boolean;
}

/** A card that was declared. */
export interface Declared {
  card: CardName;
  seat: Seat;
  /** `waiting`: a copy, carried out after the card that it copies; `failed`: without effect. */
  fate: "open" | "waiting" | "cancelled" | "worked" | "failed";
  /** The card whose effect it has as a copy. */
  copies?: CardName;
  /** The place in the stack of the card that it cancels, copies, takes or interrupts. */
  about: number | null;
  /** True if it is carried out next, if nobody responds to it. */
  next: boolean;
}

/** Hands, piles, pools and lasting effects of Chess Storm. */
export interface Storm {
  /** Card by card; null for a card this eye may not know. */
  hands: Record<Seat, (CardName | null)[]>;
  pile: number;
  /** Last card first. */
  discard: CardName[];
  /** The players' own decks, where each has one: `list` has all its cards, wherever they are. */
  decks?: Record<Seat, { pile: number; discard: CardName[]; list: CardName[] }>;
  /** The turn after which points decide. */
  dusk?: number;
  /** A sentence on the points that decide then. */
  counts?: string;
  /** Turns that each player still has before dusk, the present one among them. */
  turns_left?: Record<Seat, number>;
  /** Points of what stands, such as "12.5", in the last turns before dusk. */
  points?: Record<Seat, string>;
  pool: { white: Kind[]; black: Kind[] };
  /** Pieces out of the game. */
  gone: { kind: Kind; side: SideName }[];
  /** Kings that have left the board for a turn. */
  away: { kind: Kind; side: SideName }[];
  /**
   * `squares`: the piece or square that it is about. Coup d'État has the new king and then the old one, a wormhole its
   * two ends, a barrier the two squares that each of its walls parts. `secret`: where it lies, only its owner knows;
   * for everybody else it has no squares.
   */
  lasting: { card: CardName; owner: Seat; text: string; squares: SquareName[]; kind?: Kind; secret?: true }[];
  /** Declared and not yet resolved, the last one last. */
  stack: Declared[];
  /** From where to where a declared take goes that may still be interrupted; null if there is none. */
  taking: [SquareName, SquareName] | null;
  /** The players who have played a card in this turn. */
  spent: Record<Seat, boolean>;
  /** The words that the viewing seat could say in this turn and would pay for: kinds, and "grumble" for a complaint. */
  costly: (Kind | "grumble")[];
  extra: boolean;
  /** The gusts of the balancing game that is played, one after the other and all of the same length: from -100 to 100,
   *  to the left below 0; null if none is. */
  gusts: number[] | null;
  land: Land;
  /** The cards of the game in all. */
  deck: number;
  /** A blank card being carried out by hand; left out while none is. */
  by_hand?: ByHand;
  /** The own cards among them; left out where there are none. */
  own?: OwnCard[];
}

/** A blank card being carried out by hand, as both players see it. */
export interface ByHand {
  seat: Seat;
  card: CardName | null;
  /** The tool in use. */
  tool: Tool;
  /** True while the other player judges the deeds. */
  judged: boolean;
  /** The deeds in order; of a move the two squares. */
  deeds: { tool: Tool; text: string; squares: SquareName[] }[];
}
export type Tool = "move" | "take" | "put" | "change" | "draw" | "drop";

/** An own card of Chess Storm, as the catalogue has printed ones. */
export interface OwnCard {
  name: CardName;
  title: string;
  /** The words on its face: its maker's, or those that follow from what it does. */
  text: string;
  /** The sentence of what it does, generated. */
  does: string;
  window: string;
  family: string;
  glyphs: string;
  lasts: boolean;
  by: string | null;
  /** For links and setups. */
  packed: string;
  /** A blank card: people carry it out by hand, and the computer takes no seat. */
  by_hand?: true;
}

/** Everything that an eye may know; what only one game has is told apart by `game`. */
export type View = PlainView | DoubleCrossView | FiveCardView | DeceptionView | StormView;
export interface PlainView extends ViewBase {
  game: "chess" | "full-double";
}
export interface DoubleCrossView extends ViewBase {
  game: "doublecross";
  piles: Piles;
}
export interface FiveCardView extends ViewBase {
  game: "five-card";
  poker: Poker;
}
export interface DeceptionView extends ViewBase {
  game: "deception";
  cloaks: Cloaks;
}
export interface StormView extends ViewBase {
  game: "chess-storm";
  storm: Storm;
}

export interface ViewBase {
  game: GameName;
  eye: Eye;
  files: number;
  ranks: number;
  /** The position as four FEN fields; the second is the side of the army whose player is on turn. */
  board: string;
  /** `files * ranks` squares, a1 first, then b1 and so on, row by row. */
  cells: (Cell | null)[];
  turn: { number: number; seat: Seat };
  sides: Record<Seat, SideName>;
  /** Squares of Kings that are in check; in DoubleCross, in which it is announced, of those that were announced. */
  check: SquareName[];
  /** Squares of the pieces that give these checks. */
  checkers: SquareName[];
  /** Squares of the last change on the board: [from, to], or one square. */
  last: SquareName[];
  /** Pieces off the board, in the order of ids. */
  taken: { kind: Kind; side: SideName; base?: Kind }[];
  /** The clocks; null where time does not count. */
  clock: ClockView | null;
  /** The log so far. */
  log: LogEntry[];
  result: Result | null;
}

/** A line of the log. */
export interface LogEntry {
  /** 0 is the deal. */
  turn: number;
  /** The seat that acted. */
  seat: Seat | null;
  /** The army it is about: that of who acted, at that moment, the one in check, or the winner's. */
  side: SideName | null;
  text: string;
  squares: SquareName[];
  /** The card it speaks of. */
  card: CardName | null;
  /** The place in the text where the title of that card begins; null if the text does not name it. */
  named: number | null;
  /** The piece of the move that it tells, from the first square to the second; null if it tells none. */
  moved: Moved | null;
  /** The sign of the turn's play in a list of moves: check, or mate. Only if all are told of check. */
  sign: "+" | "#" | null;
}

export interface Moved {
  kind: Kind;
  side: SideName;
  /** The pieces that leave the board for it. */
  takes: { kind: Kind; side: SideName }[];
  /** The kind that it is promoted to. */
  becomes: Kind | null;
  /** The castling that it is: towards the last file, or towards the first. */
  castles: "O-O" | "O-O-O" | null;
  /** The move in short notation, such as `Nxf3+`: in chess and Full Double Chess. */
  short?: string;
}

export interface Piles {
  /** Cards left in the deck. */
  deck: number;
  /** The number of the deck that is played: 1, then one more after each reshuffle. */
  number: number;
  /** The drawn card that lies on the table. */
  drawn: CardName | null;
  /** Face up, last card first. */
  discards: Record<Seat, CardName[]>;
  /** Save King cards put aside. */
  held: Record<Seat, CardName[]>;
  /** The cards that the deck still holds, as anybody could count from the open cards: card names with their numbers. */
  unseen: Record<CardName, number>;
  /**
   * The number of cards left in the deck with which a player captures the other's king, by the attacks that were
   * announced.
   */
  strikes: Record<Seat, number>;
  /** Cards that left the game. */
  gone: CardName[];
}

/** 5 Card Chess. Money is counted in antes. */
export interface Poker {
  /** null for a card that this eye may not know. */
  hands: Record<Seat, (CardName | null)[]>;
  /** Cards left in the stack. */
  stack: number;
  /** Face up, last card first. */
  discard: CardName[];
  cube: { value: number; owner: Seat | null };
  /** The stake of each player in the pot. */
  stake: number;
  pot: number;
  /** The next double's cube, stakes and pot; null: nobody may double any more. */
  doubled: { value: number; stake: number; pot: number } | null;
  /** The buy-in of each player; null: unlimited. */
  bankroll: number | null;
  /** A running CALL, with the moves without a card that the caller has left. */
  called: { by: Seat; moves: number } | null;
  /** The cards of the tie-break so far. */
  flop: Record<Seat, CardName[]>;
}

/** The clocks of both players, in milliseconds. */
export interface ClockView {
  /** Time that each has left, without what is free in this turn. */
  left: Record<Seat, number>;
  /** Time of this turn that is still free. */
  free: Record<Seat, number>;
  /** False where time does not count: before the first turn, in a part that has no clock, at the end. */
  runs: boolean;
  pace: "delay" | "increment" | "move" | "hourglass";
  /** Time that is free in each turn, that is added after it, or that each move has. */
  each: number;
  /** Time of each at the start. */
  time: number;
}

/** Deception Chess. */
export interface Cloaks {
  /** True for a player who has finished the secret set-up. */
  ready: Record<Seat, boolean>;
  /** The bases still hidden, as they follow from what everybody has seen. */
  hidden: Record<Seat, Partial<Record<Kind, number>>>;
  /** The fate of every cloak; null before the end. */
  fates: Fates | null;
}
/** The pieces of Deception Chess by what became of their cloaks. A bluff is a cloak over another base. */
export interface Fates {
  /** Bluffs that nobody has seen through. */
  held: Fate[];
  /** Bluffs by which whoever captured was fooled: the piece was less than it looked. */
  fooled: Fate[];
  /** Bluffs that were caught: the captured piece was no less than it looked. */
  caught: Fate[];
  /** Bluffs that their owners ended by uncloaking. */
  shown: Fate[];
  /** Cloaks over their own kind. */
  plain: Fate[];
}
export interface Fate {
  id: number;
  side: SideName;
  /** The kind that it looked like. */
  kind: Kind;
  /** The kind that it was. */
  base: Kind;
  /** The square on which the cloak came off, or on which it stands at the end. */
  at: SquareName;
  /** The turn in which it came off; null where it never did. */
  turn: number | null;
}

export interface Catalog {
  version: string;
  format: number;
  games: GameInfo[];
  kinds: KindInfo[];
}
export interface KindInfo {
  kind: Kind;
  letter: string;
  title: string;
  about: string;
}
export interface GameInfo {
  name: GameName;
  title: string;
  about: string;
  author: string;
  files: number;
  ranks: number;
  /** Raised when the same answers would play differently. */
  rules: number;
  /** The start position. */
  board: string;
  options: OptionInfo[];
  cards: CardInfo[];
}
export type OptionInfo = OptionBase &
  (
    | { type: "switch"; default: boolean }
    | { type: "number"; default: number }
    | { type: "counts"; default: number }
    | { type: "choice"; default: string }
    | { type: "clock"; default: string }
  );
interface OptionBase {
  name: string;
  /** For "choice"; for "clock" what the seconds of `10+5` are: "delay" or "increment". */
  values: string[];
  /** For "number" and "counts". */
  least: number;
  most: number;
  about: string;
}
export interface CardInfo {
  name: CardName;
  title: string;
  number: number;
  text: string;
  /** The time at which it is played. */
  window: string;
  /** The number of its copies in the usual deck; a card with 0 is in a game whose option `deck` names it. */
  copies: number;
  /** Chess Storm: the deck that it belongs to, by its name in the option `deck`; no other game has several. */
  deck?: "printed" | "second";
  /** In Chess Storm the letters of its window. */
  family: "piece" | "joust" | "hand" | "BT" | "TR" | "ET" | "OT" | "AT" | "OC" | "ANY";
  side: SideName | null;
  kind: Kind | null;
  /** Chess Storm: what its effect touches, kinds of pieces or one of the others. */
  touches?: (Kind | "piece" | "card" | "board" | "turn")[];
  /** Chess Storm: words for the picture on its face, and whether it stays beside the board. */
  glyphs?: string;
  lasts?: boolean;
}

declare global {
  var Deckmate: Deckmate;
}

/** A run as it is kept: its seed and what was chosen. */
export interface KeptRun {
  run: number;
  seed: string;
  free: number;
  first?: boolean;
  choices: string[];
}

/** A step of a run. Without `run` a new one begins; without `choice` and `game` it is only looked at. */
export interface RunStep {
  run?: KeptRun;
  /** `LEVEL-WIND-LETTERS` such as `easy-0-k3f9`, or `run-DAY-RULES`. */
  seed?: string;
  day?: number;
  /** The number of decks that are free to begin with. */
  free?: number;
  /** True for the player's first run. */
  first?: boolean;
  choice?: string;
  /** The save of the game that is over. */
  game?: string;
  /** The save of a game of the run that is over, and has been counted: its cards are judged. */
  judge?: string;
}

export interface SteppedRun {
  run: KeptRun;
  view: RunView;
  /**
   * The cards that the player has played in the game to be judged: by how much each has changed the chance of winning,
   * in ten-thousandths, and the number of log lines before it.
   */
  gains?: { card: CardName; line: number; gain: number }[];
}

export interface RunGift {
  name: string;
  title: string;
  /** The gift of its owner, as a phrase. */
  about: string;
}

export type RunAsks =
  | {
      what: "deck";
      decks: { choice: string; title: string; about: string; cards: CardName[] }[];
      /** Those that are not free yet, and how each is won. */
      locked: { title: string; about: string; how: string }[];
    }
  | {
      what: "game";
      number: number;
      game: { game: "chess-storm"; seed: string; options: Options; setup: Setup };
      seat: Seat;
      /** Turns of each player before points decide. */
      turns: number;
      /** Cards in hand, the player's and the opponent's. */
      hands: [mine: number, theirs: number];
      /** The opponent's deck. */
      deck: CardName[];
      mine: RunGift[];
      theirs: RunGift[];
      /** True if both hands lie open. */
      open: boolean;
    }
  /** The choice is `take:CARD,OUT`, or `skip`. */
  | { what: "reward"; cards: { card: CardName; row: "yours" | "any" | "bright" }[]; skip: boolean }
  | { what: "pair"; pairs: { choice: string; mine: RunGift; theirs: RunGift }[] };

/** All that is shown of a run. */
export interface RunView {
  seed: string;
  rung: Level;
  wind: number;
  /** The day of a day's run, and the rules of runs for which it was made. */
  day: { day: number; rules: number } | null;
  /** True for a day's run by the rules of this engine: its first try counts. */
  of_day: boolean;
  first: boolean;
  hearts: number;
  /** Hearts at the start. */
  hearts_of: number;
  deck: CardName[];
  stops: {
    foe: string;
    /** The habit with which it plays, by the engine's name; null where it plays as its level does. */
    habit: string | null;
    title: string;
    about: string;
    level: Level;
    outcome: "mate" | "points" | "draw" | "lost" | null;
    /** The card that was taken after it. */
    taken: CardName | null;
  }[];
  gifts: RunGift[];
  burdens: RunGift[];
  /** `game`: the number of the game to which a line belongs. */
  lines: { game?: number; text: string; points: number }[];
  score: number;
  crossed: boolean;
  /** The number of decks that are free from now on. */
  free: number;
  /** The burden of each hard wind, beyond those before it. */
  winds: string[];
  /** The wind that a run which has crossed leads to. */
  next: { wind: number; about: string } | null;
  asks: RunAsks | null;
}
