// The subject of a game's picture on the home screen.
import type { Kind, SideName } from "../engine";

export interface Scene {
  /** The ground: a name of the grounds in pieces/colours.js. */
  ground: "teal" | "violet" | "blue" | "grey";
  /** Pieces that stand in a row: army, kind, the height of one in hundredths of the picture, and a cloak. */
  men?: [SideName, Kind, number, "cloaked"?][];
  /** Cards, fanned: the colour of the band, and the army and kind, or the sign, in their pictures. */
  cards?: [CardTone, SideName | "red", string][];
  /** Light on the middle of it. */
  light?: boolean;
}

/** The colour of a card's band. */
export type CardTone = "dark" | "cream" | "red" | "blue" | "green" | "orange" | "gold" | "teal";
