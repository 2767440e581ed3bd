// The element `<deckmate-game>`: makes a frame with the page in it, fits its height, and dispatches as events what the
// frame tells.

/** The words that the frame's address may have; each is taken from the attribute of its name, `g` from `game`. */
const WORDS = "g o own seed board setup goal say seats level theme cards deck card try daily replay at".split(" ");
/** The attributes that say what is shown: without one of them it is the first screen. */
const NAMES = ["game", "card", "daily", "replay"];
/** The attributes that any element may have, and that say nothing to the page. */
const GLOBAL = new RegExp(
  "^(?:on.*|item.*|accesskey|align|autocapitalize|autofocus|bare|border|class|contenteditable|dir|draggable|" +
    "enterkeyhint|exportparts|height|hidden|id|inert|inputmode|is|lang|loading|name|nonce|part|popover|role|slot|" +
    "spellcheck|src|style|tabindex|title|translate|width)$",
);
/** The protocols that the page's address may have: another, as `javascript:`, could run code in the page outside. */
const PROTOCOLS = ["http:", "https:", "file:"];
/** The height of a frame in pixels: at first and at least, and at most. */
const [FIRST, MOST] = [640, 2000];
/** The height of a bare frame at first, and the least that a frame may be given. */
const [BARE, LEAST] = [360, 200];

/** Replaces lone surrogates, which no address can hold, by U+FFFD. @param {string} text */
const wellFormed = (text) => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** A setup that is written as JSON, as a link has it. @param {string} json */
function packed(json) {
  const letters = Array.from(new TextEncoder().encode(json), (byte) => String.fromCharCode(byte));
  return btoa(letters.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Returns a word of the address with its value. @param {string} word @param {string} value */
function pair(word, value) {
  if (word === "setup" && /^\s*\{/.test(value)) return `setup=${packed(value)}`;
  const spaced = word === "board" || word === "goal" ? value.replace(/ /g, "_") : value;
  return `${word}=${encodeURIComponent(wellFormed(spaced)).replace(/%(2F|3A|2C|3D)/g, decodeURIComponent)}`;
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

/** A frame without an address. */
function made() {
  const frame = document.createElement("iframe");
  frame.style.cssText = "display:block;width:100%;border:0";
  frame.loading = "lazy";
  frame.allow = "clipboard-write; web-share";
  for (const may of ["scripts", "same-origin", "popups", "downloads"]) frame.sandbox.add(`allow-${may}`);
  return frame;
}

class DeckmateGame extends Base {
  static observedAttributes = [...WORDS, "game", "src", "bare", "height"];
  /** The address of this element's script. @type {string | null} */
  static here = null;
  frame = made();
  /** The reason why there is no frame. */
  #why = document.createTextNode("");
  /** True while the frame loads: it would miss another address. */
  #loads = false;
  /** True from a change until the frame has its address. */
  #changed = false;

  connectedCallback() {
    this.#aim();
    addEventListener("message", this);
  }

  disconnectedCallback() {
    removeEventListener("message", this);
  }

  /** Changes that come together are one. */
  attributeChangedCallback() {
    if (!this.isConnected || this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (this.isConnected) this.#aim();
    });
  }

  /** Gives the frame its address, or says in its place why it has none. */
  #aim() {
    try {
      const page = pageAt(this.getAttribute("src"), DeckmateGame.here);
      const height = `${this.#given ?? (this.#bare ? BARE : FIRST)}px`;
      const address = `${page}#${[...this.#words(), `embed=${this.#bare ? "bare" : 1}`].join("&")}`;
      const isOther = this.frame.src !== address;
      if (isOther && this.#loads) {
        this.frame.remove();
        this.frame = made();
      }
      this.frame.title = this.title || "Deckmate";
      this.frame.style.height = height;
      if (isOther) {
        this.#loads = true;
        this.frame.src = address;
      }
      this.#show(this.frame, this.#why);
    } catch (error) {
      this.#why.data = /** @type {Error} */ (error).message;
      this.#show(this.#why, this.frame);
    }
  }

  /** True for a board with one line. */
  get #bare() {
    return this.hasAttribute("bare");
  }

  /** The height that the attribute gives; null where the frame follows what it shows. Throws a sentence. */
  get #given() {
    const given = this.getAttribute("height");
    if (given === null) return null;
    if (!/^\d{1,4}$/.test(given) || Number(given) < LEAST)
      throw new Error(`The height of this frame is a number of pixels, at least ${LEAST}.`);
    return Number(given);
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
    // A page that has said which of both it is shows its frames alike.
    const { colorScheme } = getComputedStyle(this);
    if (!this.hasAttribute("theme") && /^(dark|light)$/.test(colorScheme)) words.push(pair("theme", colorScheme));
    if (NAMES.some((name) => this.hasAttribute(name))) return words;
    const strange = [...this.attributes].filter(
      ({ name }) => /^[a-z]+$/.test(name) && !GLOBAL.test(name) && !WORDS.includes(name),
    );
    return [...words, ...strange.map(({ name, value }) => pair(name, value))];
  }

  /** @param {number} height that the frame wants */
  #follow(height) {
    if (this.hasAttribute("height")) return;
    this.frame.style.height = `${Math.min(Math.max(height, this.#bare ? LEAST : FIRST), MOST)}px`;
  }

  /** @param {MessageEvent} event */
  handleEvent({ source, data }) {
    if (source !== this.frame.contentWindow || data?.deckmate !== 1) return;
    if (data.type === "ready") this.#loads = false;
    if (data.type === "resize" && Number.isFinite(data.height)) this.#follow(data.height);
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
