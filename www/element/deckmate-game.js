// `<deckmate-game>`: makes a frame with the page in it, fits its height, and gives what the frame tells as events.

/** What stands in the frame's address, by the attribute of the same name. */
const WORDS = ["g", "o", "seed", "board", "seats", "level", "theme", "cards", "deck", "try", "daily", "replay", "at"];
/** Where this script lies, and with it the page. */
const HERE = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
/** Pixels that a frame has in height before it has told how many it wants, and at most. */
const [FIRST, MOST] = [640, 2000];

class DeckmateGame extends HTMLElement {
  static observedAttributes = [...WORDS, "game", "src"];
  frame = document.createElement("iframe");

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
    this.append(this.frame);
    addEventListener("message", this);
  }

  disconnectedCallback() {
    removeEventListener("message", this);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#aim();
  }

  /** Gives the frame its address. */
  #aim() {
    const words = WORDS.flatMap((word) => {
      const value = this.getAttribute(word === "g" ? "game" : word);
      if (value === null) return [];
      const safe = encodeURIComponent(word === "board" ? value.replace(/ /g, "_") : value);
      return `${word}=${safe.replace(/%(2F|3A|2C)/g, decodeURIComponent)}`;
    });
    const page = new URL(this.getAttribute("src") ?? "index.html", HERE).href;
    this.frame.src = `${page}#${[...words, "embed=1"].join("&")}`;
  }

  /** @param {MessageEvent} event */
  handleEvent({ source, data }) {
    if (source !== this.frame.contentWindow || data?.deckmate !== 1) return;
    if (data.type === "resize" && Number.isFinite(data.height))
      this.frame.style.height = `${Math.min(Math.max(data.height, FIRST), MOST)}px`;
    else this.dispatchEvent(new CustomEvent(`deckmate-${data.type}`, { detail: data, bubbles: true }));
  }
}

if (!customElements.get("deckmate-game")) customElements.define("deckmate-game", DeckmateGame);
