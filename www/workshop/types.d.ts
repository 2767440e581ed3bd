// The cards of the workshop: as they are made, and as the engine has taken them.
import type { OwnInfo } from "../cards/own";
import type { CardDefinition } from "../engine";

/** A card as data, as `docs/cards.md` tells: title, window, steps. */
export type Design = CardDefinition;

/** A step: a verb with its value, and the parts of that verb. */
export type Step = Record<string, unknown>;

/** A card that the engine takes. */
export interface Made {
  design: Design;
  /** The card packed, as links hold it. */
  packed: string;
  /** The card as its face shows it. */
  info: OwnInfo;
  /** The sentence of what it does. */
  does: string;
}

/** What can be done with a card that is made; the maker shows a button for each that there is. */
export interface Ways {
  /** A board on which it can be played. */
  openTry(card: Made): unknown;
  /** Games of the computer against itself with it. */
  openRate(card: Made): unknown;
  /** Link, code, picture and file. */
  openShare(card: Made): unknown;
  /** Keeps it on the shelf. */
  keep(card: Made): unknown;
}
