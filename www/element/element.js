// The element `<deckmate-game>`: makes a frame with the page in it, fits its height, and gives what the frame tells as
// events.

/** The words of the frame's address that an attribute of the same name gives. */
const WORDS = ["g", "o", "seed", "board", "seats", "level", "theme", "cards", "deck", "try", "daily", "replay", "at"];
/** The attributes that say what is shown: without one of them it is the first screen. */
const NAMES = ["game", "daily", "replay"];
/** The attributes that any element may have, and that say nothing to the page. */
const GLOBAL = new RegExp(
  "^(?:on.*|item.*|accesskey|align|autocapitalize|autofocus|border|class|contenteditable|dir|draggable|enterkeyhint|" +
    "exportparts|height|hidden|id|inert|inputmode|is|lang|loading|name|nonce|part|popover|role|slot|spellcheck|src|" +
    "style|tabindex|title|translate|width)$",
);
/** The protocols that a page may come by: any other address could run in the page around the frame. */
const PROTOCOLS = ["http:", "https:", "file:"];
/** Pixels that a frame has in height before it has told how many it wants, and at most. */
const [FIRST, MOST] = [640, 2000];

/** Halves of signs, which no address can hold, as the sign for what cannot be read. @param {string} text */
const wellFormed = (text) => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** A word of the address. @param {string} word @param {string} value */
function pair(word, value) {
  const safe = encodeURIComponent(wellFormed(word === "board" ? value.replace(/ /g, "_") : value));
  return `${word}=${safe.replace(/%(2F|3A|2C)/g, decodeURIComponent)}`;
}

/**
 * The address of the page. Throws a sentence where there is none.
 * @param {string | null} src relative to the document @param {string | null} here where the script lies
 */
function pageAt(src, here) {
  if (src === null && !here)
    throw new Error(
      "This frame does not know where Deckmate lies: give its address as src, to the page or its folder.",
    );
  let found;
  try {
    found = src === null ? new URL("index.html", /** @type {string} */ (here)) : new URL(src, document.baseURI);
  } catch {
    throw new Error("The address in src cannot be read.");
  }
  if (!PROTOCOLS.includes(found.protocol))
    throw new Error("The address in src begins with http:, https: or file:, or is relative to this page.");
  found.hash = "";
  return found.href;
}

/** The module can be loaded without a page, too, as on a server. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

class DeckmateGame extends Base {
  static observedAttributes = [...WORDS, "game", "src"];
  /** The address of this element's script. @type {string | null} */
  static here = null;
  frame = document.createElement("iframe");
  /** The reason why there is no frame. */
  #why = document.createTextNode("");

  constructor() {
    super();
    const { frame } = this;
    frame.style.cssText = `display:block;width:100%;height:${FIRST}px;border:0`;
    frame.loading = "lazy";
    frame.allow = "clipboard-write; web-share";
    for (const may of ["scripts", "same-origin", "popups", "downloads"]) frame.sandbox.add(`allow-${may}`);
  }

  connectedCallback() {
    this.frame.title = this.title || "Deckmate";
    this.#aim();
    addEventListener("message", this);
  }

  disconnectedCallback() {
    removeEventListener("message", this);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#aim();
  }

  /** Gives the frame its address, or says in its place why it has none. */
  #aim() {
    try {
      const page = pageAt(this.getAttribute("src"), DeckmateGame.here);
      this.frame.src = `${page}#${[...this.#words(), "embed=1"].join("&")}`;
      this.#show(this.frame, this.#why);
    } catch (error) {
      this.#why.data = /** @type {Error} */ (error).message;
      this.#show(this.#why, this.frame);
    }
  }

  /** @param {HTMLElement | Text} one @param {HTMLElement | Text} other in whose place it stands */
  #show(one, other) {
    other.remove();
    if (one.parentNode !== this) this.append(one);
  }

  /**
   * Returns the words of the address. If none says what is shown, attributes that are no words go along, so that the
   * page names them.
   */
  #words() {
    const words = WORDS.flatMap((word) => {
      const value = this.getAttribute(word === "g" ? "game" : word);
      return value === null ? [] : [pair(word, value)];
    });
    if (NAMES.some((name) => this.hasAttribute(name))) return words;
    const strange = [...this.attributes].filter(
      ({ name }) => /^[a-z]+$/.test(name) && !GLOBAL.test(name) && !WORDS.includes(name),
    );
    return [...words, ...strange.map(({ name, value }) => pair(name, value))];
  }

  /** @param {MessageEvent} event */
  handleEvent({ source, data }) {
    if (source !== this.frame.contentWindow || data?.deckmate !== 1) return;
    if (data.type === "resize" && Number.isFinite(data.height))
      this.frame.style.height = `${Math.min(Math.max(data.height, FIRST), MOST)}px`;
    else this.dispatchEvent(new CustomEvent(`deckmate-${data.type}`, { detail: data, bubbles: true }));
  }
}

/** Makes the element known. @param {string | null} here where its script lies, and with it the page */
export function define(here) {
  const elements = globalThis.customElements;
  if (!elements || elements.get("deckmate-game")) return;
  DeckmateGame.here = here;
  elements.define("deckmate-game", DeckmateGame);
}
