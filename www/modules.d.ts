// The modules that the build puts in the place of some imports.

declare module "deckmate:wasm" {
  /** The wasm as base64 of its gzip. */
  const text: string;
  export default text;
}
declare module "deckmate:worker" {
  /** The worker as a classic script. */
  const text: string;
  export default text;
}
declare module "deckmate:unpacker" {
  /** The wasm that unpacks, as base64. */
  const text: string;
  export default text;
}
declare module "deckmate:unpack-worker" {
  /** The worker that unpacks, as a classic script. */
  const text: string;
  export default text;
}
declare module "deckmate:unpacker-glue" {
  export function glue(): {
    initSync(o: { module: WebAssembly.Module }): void;
    unpack(packed: Uint8Array): Uint8Array<ArrayBuffer> | undefined;
  };
}
declare module "deckmate:shuffle" {
  /** The wasm that shuffles a deck, as base64. */
  const text: string;
  export default text;
}
declare module "deckmate:shuffle-glue" {
  export function glue(): import("./line/fair/decks").Shuffler & { initSync(o: { module: WebAssembly.Module }): void };
}
declare module "deckmate:catalog" {
  /** The engine's catalogue as JSON. */
  const text: string;
  export default text;
}
declare module "deckmate:glue" {
  import type { Wasm } from "./engine/types";
  export function glue(): Wasm & { initSync(o: { module: WebAssembly.Module }): void };
}
declare module "deckmate:pictures" {
  /** The pictures of the cards, a line each. */
  const text: string;
  export default text;
}
declare module "deckmate:study" {
  /** The figures of printed cards as JSON. */
  const text: string;
  export default text;
}
declare module "*.md" {
  /** The text as HTML. */
  const html: string;
  export default html;
}

interface Uint8ArrayConstructor {
  /** Not in every browser yet. */
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

/** Gives the page the room that it has at a height, in pixels. */
declare var deckmateRoom: ((height: number) => void) | undefined;

/** True once a new version of the page waits to take the place of this one. */
declare var deckmateUpdate: boolean | undefined;

/** The files with which the system opens the page; not in every browser. */
declare var launchQueue:
  | { setConsumer(open: (launch: { files: { getFile(): Promise<File> }[] }) => Promise<void>): void }
  | undefined;

/** Set by the scripts of extras: the modules that these begin with. */
declare var deckmateExtras: Record<string, object> | undefined;

/** Set by the scripts of the games' tables: by game, the style sheet of its table. */
declare var deckmateSheets: Record<string, CSSStyleSheet> | undefined;

/** Set by the script of the rulings: by game and number of the card. */
declare var deckmateRulings: Record<string, Record<string, string>> | undefined;

/** Not in every browser yet, nor in the types of all. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: Record<string, (text: string) => string>,
      ): Record<string, (text: string) => string>;
    }
  | undefined;
declare module "gifenc" {
  export type Palette = number[][];
  export function quantize(pixels: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, how: { palette: Palette; delay: number }): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}

/** The engine on its way over http, where the document fetches it before the page is read. */
declare var deckmateEngine: Promise<WebAssembly.Module> | undefined;
