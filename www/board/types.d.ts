// The words that the board's modules share.
import type { Cell, Kind, Offer, SideName, SquareName, View } from "../engine";
import type { Land } from "./land.js";
import type { Shape } from "./shape.js";

/** The number of a square as in a view's `cells`: a1 first, then b1 and so on, row by row. */
export type Square = number;

/** A piece as it is shown right now; `at` is -1 while it leaves. */
export interface Shown {
  id: number;
  side: SideName;
  kind: Kind;
  marks?: string[];
  cloaked: boolean;
  base: Kind | null;
  of?: SideName;
  lodger?: Cell;
  at: Square;
}

export interface Sprite {
  piece: Shown;
  column: number;
  row: number;
  alpha: number;
  scale: number;
  /** True under the mouse, where the piece may be taken up. */
  lifted?: boolean;
  /** The angle by which it leans over its foot, in radians. */
  lean?: number;
  /** The part of its height by which it is pressed down; below 0 it stretches. */
  squash?: number;
  /** The cloak that goes up. */
  uncloaking?: { kind: Kind; p: number; rise: number };
}

/** A piece is taken: where the two pieces are meanwhile, and what flies. */
export interface Blow {
  sprites(list: Sprite[]): Sprite[];
  paint(context: CanvasRenderingContext2D, size: number): void;
}

/** Squares with a mark of their own. */
export interface Marks {
  last: Square[];
  /** Everything else that has changed in the same turn. */
  changed: Square[];
  /** Announced events: from one square to another, or on one square. */
  aims: Square[][];
  /** The ways of what the other side moved last; of what fell, its square alone. */
  trail: Square[][];
  /** Squares with something that only this view knows. */
  secrets: Square[];
  check: Square[];
  /** Pieces that give check. */
  checkers: Square[];
  chosen: Square[];
  candidates: Square[];
  targets: Square[];
  hint: Square[];
  /** Squares that something beside the board speaks of. */
  pointed: Square[];
  /** Squares of choices made before the open question, choice by choice. */
  steps: Square[][];
  /** From where to where a piece is about to capture, or nothing. */
  taking: Square[];
  raised: Square[];
  /** The reader's guess of what is under a cloak, by piece. */
  guesses?: Map<number, Kind>;
  /** The square under a piece in the hand, or -1. */
  over: Square;
  /** True where targets are swapped, not captured. */
  swaps: boolean;
}

export type Colours = import("./brush.js").Colours;

/** A board in the rules, as the build has put it there. */
export type Diagram = { files: number; ranks: number; pieces: Shown[] } & Partial<
  Pick<Marks, "chosen" | "candidates" | "targets">
>;

/** The contents of a small picture of the whole board. */
export interface Overview {
  pieces: Shown[];
  last: Square[];
  candidates: Square[];
  colours: Colours;
}

export interface Scene {
  shape: Shape;
  /** Pixels of a square. */
  size: number;
  colours: Colours;
  sprites: Sprite[];
  blow?: Blow | null;
  /** The id of the piece in the hand, or -1. */
  dragged: number;
  /** The army that stands on its head; left out: none. */
  onHead?: SideName | null;
  occupied(square: Square): boolean;
  /** True while known bases are shown. */
  bases: boolean;
  marks: Marks;
  /** Squares that are gone, walls, and whether light and dark squares have changed places. */
  land: Land;
  /** The material of the squares, if it is not that of the chosen board. */
  grain?: import("../pieces/looks.js").Grain;
}

/** The board as the grid of buttons uses it. */
export interface GridHooks {
  pick(square: Square): void;
  /** Clears the picked squares; returns true if there were any. */
  clear(): boolean;
  candidates(): Set<Square>;
  touched(): void;
}

/** The table as a board uses it. */
export interface BoardOptions {
  /** The shape of the board, where it is not a whole one. */
  land(view: View): import("../engine").Land | null;
  answer(offer: Offer): void;
  /** Several offers fit the picked squares. */
  choose(offers: Offer[]): Promise<Offer | null>;
  picked(square: SquareName | null): void;
  /** The square cannot be chosen, after `picked` if there is one. */
  refused(square: SquareName, picked: SquareName | null): void;
  held(square: SquareName): boolean;
  announce(text: string): void;
}

export type { View };
