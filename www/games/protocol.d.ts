// The parts that a game may add to the page, all but the picture optional: board, prompt and log do for any game.
import type {
  CardName,
  Events,
  ExplainTarget,
  GameInfo,
  Land,
  Offer,
  OptionInfo,
  Seat,
  Setup,
  SideName,
  SquareName,
  View,
  Why,
} from "../engine";
import type { Match } from "../match/match.js";
import type { Level } from "../match/seats.js";
import type { MatchStatus } from "../match/status.js";
import type { PromptBar } from "../table/prompt.js";
import type { Table } from "../table/table.js";
import type { Child, Leaf } from "../ui/dom.js";
import type { Scene } from "./scene";

export type { CardTone, Scene } from "./scene";

type Options = Record<string, string | number | boolean>;

export interface GamePart {
  /** True if the rules book, with its ids and options, has a part for it. */
  book?: boolean;
  /** True if a game may begin with a queen in place of a rook: `table/moves/gifts.js`. */
  gift?: true;
  /** The computer's opponents with a habit, by the engine's names. */
  opponents?: string[];
  /** Those of them who bring cards to the deck for a first game. */
  brings?: string[];
  /** The options with the cards that one brings; null where it brings none to what was chosen. */
  bring?(opponent: string, options: Options): Promise<Options | null>;
  /** Several games can be played for the antes of two purses; the stake of one, as its view tells it. */
  evening?: { stakeOf(view: View): number };
  /** The length of a game, and the effort of learning it, in a few words. */
  pace?: string;
  /** True for the game to begin with: the home screen's button plays it for a player who has left no other. */
  first?: boolean;
  /** Options of a game that nobody sets up, where they are not those of the engine. */
  usual?: Options;
  /** The same as this player had them last. */
  start?(): Promise<{ options: Options; cards?: string[] }>;
  /** A game has begun as the player of the page wants it. */
  began?(options: Options | undefined, cards?: string[]): void;
  /** The subject of its picture on the home screen. */
  scene: Scene;
  /** The level beyond which none was shown to be stronger. */
  top?: Level;
  /** True if a learner stands between the first steps and the beginner. */
  learner?: true;
  /** Number of steps of its first game. */
  steps?: number;
  /** Names for armies: `{ white: "red" }`. */
  livery?: Partial<Record<SideName, "red">>;
  /** True if cards are dealt: then the text of a game that goes on tells those to come. */
  deals?: boolean;
  /** The meaning of it that nobody deals a game on two devices; without it one of them has to. */
  nobody?: string;
  /** False if no draw can be offered. */
  draws?: boolean;
  /** Returns true if the view of one player hides something from the other. */
  hides?(options: Options | undefined): boolean;
  /** Loads the names of its openings, when the page has time; null where they cannot be loaded. */
  openings?(signal: AbortSignal): Promise<OpeningNames | null>;
  /** True if it is played in runs, too. */
  runs?: boolean;
  /** True if players count by pieces who is ahead. */
  counts?: boolean;
  /** True if moves may be planned while another player is asked. */
  plans?: boolean;
  /** Loads the positions in which its printed cards can be tried. */
  practice?(): Promise<PracticePart>;
  /** Loads what it adds to a table. */
  table?(): Promise<TablePart>;
}

/** The parts that a game adds to a table, all optional. */
/** The hidden hands of a game that nobody deals. */
export interface Hidden {
  /** The names of the cards in the order in which a roll of the engine names those of a hand that is shown. */
  cards: CardName[];
  /** Cards of the deck that both devices shuffle at the start. */
  pile(view: View): number;
  /** True if an answer shows the own hand. */
  shows(why: Why, text: string): boolean;
  /** True if a card that is drawn by an answer to this question goes into a hand. */
  inHand(why: Why): boolean;
}

export interface TablePart {
  /** Hands that nobody deals, where the game has any. */
  hidden?: Hidden;
  /** The demand of the veil on a player, by the reason of the prompt: the task, and the words of its button. */
  veil?: Partial<Record<Why, VeilWords | ((view: View) => VeilWords)>>;
  /** Meets the cards of a view that are in no catalogue, before anything of it is shown. */
  meet?(view: View): void;
  /** The cards of players' own that are in the deck. */
  ownCards?(view: View): import("../cards/own.js").OwnInfo[];
  /** The reason why only people play this game, if there is one: then the computer takes no seat and gives no hint. */
  peopleOnly?(view: View): string | null;
  /** Returns true if something in force may keep pieces from their usual moves. */
  binds?(view: View): boolean;
  /** The shape of the board, where it may not be a whole one. */
  land?(view: View): Land;
  /** The panels beside the board. */
  panels?(table: Table): Panels;
  /** Pieces off the board, as this game counts them. */
  taken?(view: View, side: SideName): HTMLElement;
  /** Shows what lies face up or is known to everybody, for the menu. */
  allCards?(match: Match): void;
  /** The cards in a seat's hand, as far as whoever looks may know them. */
  hand?(view: View, seat: Seat): (CardName | null)[];
  /** Returns true if an answer has its place in the hand, not in the prompt bar. */
  atHand?(match: Match, offer: Offer): boolean;
  /** Returns true if an answer is worth a button for the player who looks. */
  pressable?(match: Match, offer: Offer): boolean;
  /** Returns true if an answer ends a task and is the expected one, though it is not the only one. */
  expected?(match: Match, offer: Offer): boolean;
  /** Other words for the button of an answer. */
  answerWords?(match: MatchStatus, offer: Offer): string | null;
  /** The gain of an answer, in few words under those of its button. */
  answerNote?(match: Match, offer: Offer): string | null;
  /** Returns true if digits lift cards of the hand instead of pressing buttons. */
  inHand?(match: Match): boolean;
  /** The question that comes before an answer that cannot be taken back, as `confirm` takes it. */
  confirmWords?(match: Match, offer: Offer): Parameters<typeof import("../ui/dialog.js").confirm> | null;
  /** The tips at the first sight of something, by the engine's names of it. */
  tips?: Record<string, string>;
  /** Those in a series, in place of all others. */
  seriesTips?: Partial<Record<import("../match/kept.js").Series, Record<string, string>>>;
  /** Pictures that some of them show where there is room. */
  tipPictures?: Record<string, (match: Match) => HTMLElement>;
  /** Names the other tips whose subjects are met, each with its place. */
  met?(view: View): [name: string, near: string][];
  /** The word for what a seat has done by these events, where an opponent may have a line for that. */
  deed?(match: Match, seat: Seat, events: Events | null): string | null;
  /** The answer that the page gives for a player who has nothing to decide. */
  autoAnswer?(match: MatchStatus): string | null;
}

/** The part of a match that knows its game. */
export type MatchPart = GamePart & TablePart;

/** All that belongs to an option as it was chosen, beside its value. */
export interface Chosen {
  /** The reason why no game can begin with it. */
  unfit?: string;
  /** The own cards that belong to it. */
  cards?: string[];
  /** Words of the summary. */
  says?: string;
  /** The reason why no computer plays with it. */
  people?: string;
}

/** The parts that a game adds to the set-up screen, the gallery and the rules, all optional. */
export interface SetUpPart {
  /** Makes the parts behind the rules: a gallery of cards, say. */
  rulesMore?(): Child[];
  /** The field of an option that the usual fields do not suit; null: the usual one will do. */
  optionField?(
    game: GameInfo,
    option: OptionInfo,
    put: (value: string | undefined, more?: Chosen) => void,
    start: string | number | boolean | undefined,
    cards?: string[],
  ): HTMLElement | null;
  /** The option that decides most: it stands above the house rules. */
  lead?: string;
  /** The heading over that; left out: Rules. */
  leadTitle?: string;
  /** Words for options (`fifty`) and their values (`fifty.fide`) whose names are no English. */
  labels?: Record<string, string>;
  /** Sentences for options in place of the engine's. */
  about?: Record<string, string>;
  /** Returns true if an option that counts cards counts this one; left out: all of them. */
  counted?(card: import("../engine").CardInfo): boolean;
  /** The shelves of the gallery of its cards. */
  shelves?: import("../cards/gallery.js").Shelf[];
  /** The beginning of its cards' ids in the rules book, if that has a ruling for each. */
  rulings?: string;
  /** The options and the deck of a game in which an own card is nearly always in hand. */
  trialOf?(card: import("../cards/own.js").OwnInfo): { options: import("../engine").Options; cards: string[] };
  /** Shows the player's decks; `play` is told the options, and the own cards, of a game with the one that is taken. */
  decks?(play: (options: Options, cards?: string[]) => void): void;
  /** Puts an own card into a deck of the player's. */
  intoDeck?(card: import("../cards/own.js").OwnInfo): Promise<unknown>;
  /** Shows a deck that came with a link. */
  sharedDeck?(deck: { name: string; value: string; cards: string[] }): void;
}

/** The names of openings. */
export interface OpeningNames {
  /** The name of the opening that these moves in short notation follow; null where none is known. */
  openingOf(moves: string[]): string | null;
}

/** The task of a player behind the veil, and the words of its button. */
export type VeilWords = [task: string, act: string];

/** The part of a game for those who try its cards. */
export interface PracticePart {
  /** A position for each printed card, in the order of the gallery. */
  practices: Practice[];
  /** Returns true if the card can only be played in a later turn. */
  isPassedBy(match: Match, card: CardName): boolean;
}

/** A position in which White's player is to bring something about. */
export interface Position {
  setup: Setup;
  options?: Options;
  /** Answers of both players, given before the task begins. */
  moves?: string[];
  /** The task, in a sentence or two. */
  task: string;
  /** The goal, as the engine writes goals. */
  goal: string;
}

/** A step of a game's first game. */
export interface Step extends Position {
  /** Answers of the player that reach the goal, for whoever has missed it. */
  way: string;
  /** The rule that it shows, for whoever has reached it. */
  done: string;
  /** The reason why another answer does not do it, for a player who has missed it; left out: the task again. */
  missed?: string;
  /** Tasks that are left once a part of the goal, itself a goal, has been reached, or this is asked; in order. */
  rest?: { goal?: string; why?: import("../engine").Why; task: string }[];
  /** The tips that it makes needless, by their names. */
  tips?: string[];
}

/** A small position in which one card is to be played. */
export interface Practice extends Position {
  card: CardName;
}

/** The parts beside the board, and their part in the prompt. */
export interface Panels {
  /** `card`: the card that the question is about; `over`: what lies over the board for a while. */
  elements: { hand?: HTMLElement; piles?: HTMLElement; over?: HTMLElement; card?: HTMLElement };
  /** True while the hand takes digits for its cards and Enter plays the one that is lifted. */
  enterPlays?: boolean;
  close?(): void;
  /** Removes what only one player may see, before the veil is raised. */
  clear?(): void;
  /** Adds what the game needs to the prompt bar, once. */
  extendPrompt?(prompt: PromptBar): void;
  /** Turns over what was drawn, before anything else tells of it; the signal ends that at once. */
  reveal?(events: Events, signal: AbortSignal): Promise<unknown> | null;
  paint(events: Events | null): void;
  /** The offers that the board takes. */
  boardOffers?(offers: Offer[]): Offer[];
  /** Several offers fit the picked squares. */
  choose?(offers: Offer[]): Promise<Offer | null>;
  picked?(square: SquareName | null): void;
  /** Puts a lifted card back. */
  letGo?(): void;
  /** Plays the lifted card; whether it could. */
  play?(): boolean;
  /** Paints what a plan changes; the hand stays as it is. */
  planned?(): void;
  /** Says why something was refused, if the panel knows better than the engine: a card is lifted, say. */
  refusal?(about: ExplainTarget): string | null | Promise<string | null>;
  /** Says what lies on a square. */
  about?(square: SquareName): string[];
  /** A long press; true when it was understood. */
  held?(square: SquareName): boolean;
  /** Makes the parts beside a player's name. */
  seatBits?(seat: Seat): Child;
  /** Before the pieces move, and after. */
  beforeMove?(events: Events | null): Promise<void>;
  afterMove?(events: Events | null): Promise<void>;
  /** Returns the moment that these events are worth, beside those that every game has. */
  moment?(events: Events): Moment | null | Promise<Moment | null>;
  /** Returns the moment of a great piece that is taken, in place of the usual one. */
  prize?(capture: import("../table/moments/seen.js").Capture): Moment;
  hint?(offer: Offer | null): void;
  resultBits?(): Leaf | Leaf[];
}

/** A moment: what is drawn over the table for half a second, and its sound. */
export interface Moment {
  kind: "stamp" | "stake" | "prize";
  build: (scenery: import("../table/moments/scenery.js").Scenery) => void;
  heard: import("../sound/names.js").Name;
  /** Milliseconds; left out: as long as any. */
  lasts?: number;
}
