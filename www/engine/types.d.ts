// Types that the modules of the engine share: the classes of the wasm as wasm-bindgen makes them, session, connection.
import type {
  Act,
  Advice,
  CanBack,
  CardDefinition,
  CardWords,
  Catalog,
  CheckedCard,
  Choice,
  EditedSetup,
  ErrorCode,
  EveningSheet,
  Events,
  Eye,
  Foreseen,
  FoundWin,
  Game,
  JudgeBeside,
  LookBack,
  Offer,
  PgnGame,
  Prompt,
  RatedCard,
  Ray,
  Reviewed,
  Seat,
  SquareName,
  Step,
  SteppedRun,
  Survey,
  TriedCard,
  Verdict,
  View,
} from "../engine";

/** A copy of what a caller has passed: data and nothing else. The wasm judges what it means. */
export type Plain = string | number | boolean | null | undefined | Plain[] | { [name: string]: Plain };
export type PlainObject = { [name: string]: Plain };

/** A thrown value of the wasm, or of anything else. */
export type Thrown = { error?: ErrorCode; message: string; option?: string; of?: number } | null | undefined;

/** The calls of a game that a seat may make for itself alone; without a seat for whoever is asked. */
export interface SeatCalls {
  prompt(seat?: Seat): Prompt | null;
  legalMoves(about?: Parameters<Game["legalMoves"]>[0], seat?: Seat): Offer[];
  apply(choice: Choice | string, thought?: number, seat?: Seat, rolls?: number[]): Step;
  view(eye: Eye): View;
  suggest(o: Parameters<Game["suggest"]>[0], seat?: Seat): Offer;
  advise(o?: { budget?: number; hinted?: string }, seat?: Seat): Advice;
  explain(about: Parameters<Game["explain"]>[0], seat?: Seat): string | null;
  reach(square: SquareName, eye?: Eye): SquareName[];
  survey(eye?: Eye): Survey;
  rays(square: SquareName, eye?: Eye): Ray[];
  plans(seat: Seat): Offer[];
  foresee(answers: (Choice | string)[], seat?: Seat): Foreseen;
  canBack(answers?: number, seat?: Seat): CanBack;
  judge(goal: string, seat?: Seat): Verdict;
  judgeAll(goals: string[], beside: JudgeBeside): Verdict[];
  lookBack(line: number, eye: Eye): LookBack | null;
  told(): Events;
}

/** A game in the wasm. It throws `{ error, message }`, or traps. */
export interface RawGame {
  prompt(seat?: string): Prompt | null;
  legal_moves(about: PlainObject | undefined, seat?: string): Offer[];
  apply(choice: string | PlainObject, thought?: number, seat?: string, rolls?: Uint32Array): Step;
  back(seat?: string, answers?: number): Step;
  can_back(seat?: string, answers?: number): number;
  acts(): Act[];
  after(answers: number): RawGame;
  look_back(line: number, eye: string): LookBack | null;
  told(): Events;
  lay_open(): void;
  review(wanted: PlainObject): Reviewed;
  view(eye: string): View;
  explain(about: PlainObject, seat?: string): string | null;
  reach(square: string, eye?: string): SquareName[];
  survey(eye?: string): Survey;
  rays(square: string, eye?: string): Ray[];
  plans(seat: string): Offer[];
  foresee(answers: Plain[], seat?: string): Foreseen;
  judge(goal: string, seat?: string): Verdict;
  judge_all(goals: Plain[], beside: PlainObject): Verdict[];
  suggest(wanted: PlainObject, seat?: string): Offer;
  shows(habit: string, answer: string): boolean;
  advise(wanted: PlainObject, seat?: string): Advice;
  save(): Plain;
  compact(): string;
  pgn(tags: PlainObject): string;
  free(): void;
  __destroy_into_raw?(): void;
}

export interface Wasm {
  catalog(): Catalog;
  counted(wanted: PlainObject): [string, number][];
  fresh_seed(): string;
  check_card(card: Plain): CheckedCard;
  card_words(): CardWords;
  printed_card(name: string): CardDefinition | null;
  evening(done: PlainObject): EveningSheet;
  read_pgn(text: string): PgnGame[];
  edit_setup(wanted: PlainObject, step: PlainObject): EditedSetup;
  find_win(wanted: PlainObject, wishes: PlainObject): FoundWin;
  try_card(card: Plain, number: number): TriedCard;
  rate_card(card: Plain, number: number): RatedCard;
  storm_run(wanted: PlainObject): SteppedRun;
  Game: { create(wanted: PlainObject): RawGame; load(kept: Plain): RawGame; expand(text: string): RawGame };
}

/** The reason why a worker or an engine could not answer; "stopped" when it was restarted meanwhile. */
export type Failure = { error: ErrorCode | "stopped"; message: string; option?: string };
/** A question over a connection, as the names and arguments of `Calls`. */
export type Ask = (op: string, args: unknown[]) => Reply;
/** The answer, and what to load after a restart: undefined when that is as before. */
export interface Reply {
  // biome-ignore lint/suspicious/noExplicitAny: its type is in Calls, by the name of what was asked
  out: any;
  save?: string | null;
  /** With the answer to `init`: whether the worker holds the lock that comes free when it ends. */
  lives?: boolean;
}

/** The asking side of an engine in a worker, or beside the page. */
export interface Client {
  call(op: string, args: unknown[]): Promise<Reply>;
  stop(error: Failure["error"], message: string): void;
  /** True if it answers nothing any more. */
  readonly ended?: boolean;
}
/** The parts of a connection: script of the worker, compiled wasm, a session beside the page, where it should be. */
export interface Means {
  source: string;
  /** The compiled engine; a worker is started while it is still being made. */
  module: WebAssembly.Module | Promise<WebAssembly.Module>;
  /** Fetches the whole engine, where `module` is the small one. */
  whole?: () => Promise<WebAssembly.Module>;
  build(module: WebAssembly.Module): Ask;
  wanted?: "worker" | "page";
}
