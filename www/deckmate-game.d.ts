// The messages of a frame with embed=1 or embed=bare to the page around it, by postMessage, and the element that makes
// such a frame.
import type { GameName, Result, Seat } from "./engine";

/** A message that everybody may know: never a hand, a cloak or a card to come. */
export type DeckmateMessage = { deckmate: 1 } & (
  | { type: "ready" }
  | { type: "resize"; height: number }
  // Sent when one of these has changed; `moves` is the number of the present move in the list, from 1.
  | { type: "state"; game: GameName; turn: number; moves: number; asked: Seat | null }
  | { type: "over"; game: GameName; winner: Seat | null; how: Result["how"]; text: string }
  | { type: "solved"; id: string | null }
);

/**
 * `<deckmate-game game="chess" src="https://example.org/deckmate/">`; see docs/embedding.md. `src` is relative to the
 * document. In a module: `import "deckmate/element"`.
 */
export interface DeckmateGameElement extends HTMLElement {
  readonly frame: HTMLIFrameElement;
}

/** A message of one kind. */
type Message<Kind> = Extract<DeckmateMessage, { type: Kind }>;

declare global {
  interface HTMLElementTagNameMap {
    "deckmate-game": DeckmateGameElement;
  }
  interface HTMLElementEventMap {
    "deckmate-ready": CustomEvent<Message<"ready">>;
    "deckmate-state": CustomEvent<Message<"state">>;
    "deckmate-over": CustomEvent<Message<"over">>;
    "deckmate-solved": CustomEvent<Message<"solved">>;
  }
}
