// The element `<deckmate-game>`: makes a frame with the page in it, fits its height, and dispatches as events what the
// frame tells.

/** The words that the frame's address may have; each is taken from the attribute of its name, `g` from `game`. */
const WORDS = "g o own seed board seats level theme cards deck card try daily replay at".split(" ");
/** The attributes that say what is shown: without one of them it is the first screen. */
const NAMES = ["game", "card", "daily", "replay"];
/** The attributes that any element may have, and that say nothing to the page. */
const GLOBAL = new RegExp(
  "^(?:on.*|item.*|accesskey|align|autocapitalize|autofocus|border|class|contenteditable|dir|draggable|enterkeyhint|" +
    "exportparts|height|hidden|id|inert|inputmode|is|lang|loading|name|nonce|part|popover|role|slot|spellcheck|src|" +
    "style|tabindex|title|translate|width)$",
);
/** The protocols that the page's address may have: another, as `javascript:`, could run code in the page outside. */
const PROTOCOLS = ["http:", "https:", "file:"];
/** The height of a frame in pixels: at first and at least, and at most. */
const [FIRST, MOST] = [640, 2000];

/** Replaces lone surrogates, which no address can hold, by U+FFFD. @param {string} text */
const wellFormed = (text) => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** Returns a word of the address with its value. @param {string} word @param {string} value */
function pair(word, value) {
  const safe = encodeURIComponent(wellFormed(word === "board" ? value.replace(/ /g, "_") : value));
  return `${word}=${safe.replace(/%(2F|3A|2C)/g, decodeURIComponent)}`;
}

/**
 * Returns the address of the page. Throws an error with a sentence for the reader where there is none.
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

/** The class to extend; an empty one on a server, where the module can be loaded too, but there are no elements. */
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
   * Returns the words of the address. If no attribute says what is shown, unknown attributes are added too: a
   * misspelt `game` may be among them, and the page then says that it does not know the word.
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

/** Defines the element. @param {string | null} here the address of its script, beside which the page lies */
export function define(here) {
  const elements = globalThis.customElements;
  if (!elements || elements.get("deckmate-game")) return;
  DeckmateGame.here = here;
  elements.define("deckmate-game", DeckmateGame);
}
