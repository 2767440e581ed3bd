// The dialog in which two codes are exchanged: one device shows its invitation, the other one its answer.
import { dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { announce, toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { codeIn } from "./code.js";
import { codePart, lookPart, stepsPart } from "./code-parts.js";
import { linePicture } from "./picture.js";
import { readPicture, watchCamera } from "./scan.js";
import { FINDING, NOT_FOUND, STANDS } from "./words.js";

/**
 * @typedef {import("./link.js").Link} Link
 * @typedef {import("../ui/dom.js").Child} Child
 *
 * @typedef {object} Exchange
 * @property {Link} link
 * @property {"host" | "guest"} as
 * @property {string} title
 * @property {() => string} friend the name of the player at the other end
 * @property {string} [code] the invitation, where it is known
 * @property {() => string} [note] what the link of the invitation says of the game
 * @property {(text: string) => void} [noted] hears the link of an invitation
 * @property {(text: string) => boolean} [other] takes a text that is meant for something else
 * @property {(() => Child) | null} [more] what stands under the code
 * @property {((close: (done: boolean) => void) => { about: Child, actions: Child }) | null} [met] what is shown once
 *   the two are connected; left out: the dialog closes then
 */

class Codes {
  stop = new AbortController();
  /** Ends what looks for a code. */
  #looking = new AbortController();
  place = h("div", { class: "line-place" });
  feet = h("div", { class: "line-feet" });
  /** @type {(done: boolean) => void} */
  close = () => {};
  /** The own code, once it is made. */
  #code = "";

  /** @param {Exchange} exchange */
  constructor(exchange) {
    this.exchange = exchange;
    exchange.link.watch((state, words) => this.#changed(state, words), this.stop.signal);
    // The answer may have been opened as a link, in another tab.
    addEventListener(
      "storage",
      ({ key, newValue }) => key === "deckmate.line.answer" && newValue && this.#use(newValue),
      {
        signal: this.stop.signal,
      },
    );
  }

  get isHost() {
    return this.exchange.as === "host";
  }

  /** Shows a step. @param {number} step @param {string} heading @param {Child} body @param {Child} feet */
  #show(step, heading, body, feet) {
    this.#looking.abort();
    this.#looking = new AbortController();
    const head = h("h3", { class: "line-heading", tabindex: "-1" }, heading);
    this.place.replaceChildren(stepsPart(step), head, h("div", { class: "line-parts" }, body));
    this.feet.replaceChildren(...[feet].flat(3).filter((part) => part instanceof Node));
    announce(heading);
  }

  /** Something does not go: it is said, and what stands stays. @param {unknown} error */
  #say(error) {
    toast(sentence(error instanceof Error ? error.message : "That didn't work."), "trouble");
  }

  async begin() {
    const { link, code } = this.exchange;
    if (!this.isHost) return code === undefined ? this.scan() : this.#answer(code);
    this.#wait("Making the code");
    try {
      this.#code = await link.invite();
      await this.showCode();
    } catch (error) {
      this.#say(error);
      this.close(false);
    }
  }

  /** @param {string} words */
  #wait(words) {
    this.#show(1, `${words} …`, h("div", { class: "line-wide" }, linePicture("waiting")), []);
  }

  /** The guest answers an invitation. @param {string} text */
  async #answer(text) {
    this.#wait("Making the answer");
    try {
      this.#code = await this.exchange.link.answer(text);
      await this.showCode();
    } catch (error) {
      this.#say(error);
      await this.scan();
    }
  }

  /** The own code, as a picture, as a link and as text. */
  async showCode() {
    const { isHost } = this;
    const friend = this.exchange.friend();
    const { more, note } = this.exchange;
    const part = await codePart(`${this.#code}${note?.() ?? ""}`, isHost, more?.());
    if (this.stop.signal.aborted || this.exchange.link.open) return;
    const enter = { class: "button primary", onclick: () => this.scan(), "data-test": "line-enter" };
    this.#show(
      isHost ? 1 : 2,
      isHost ? `Let ${friend} scan this, or send the link.` : `Now ${friend} scans this, or gets it back as a link.`,
      part,
      isHost
        ? button("Enter the answer", enter, "eye")
        : [
            button("Another invitation", { class: "link", onclick: () => this.scan(), "data-test": "line-another" }),
            h("p", { class: "hint line-waits", role: "status" }, `Waiting for ${friend} …`),
          ],
    );
  }

  /** Takes the other one's code: from the camera, from a picture, or as text. */
  async scan() {
    const { isHost } = this;
    const { part, text } = lookPart(isHost ? "answer" : "invitation", {
      use: (found) => this.#use(found),
      look: (video) => watchCamera(video, (found) => this.#use(found), this.#looking.signal),
      picture: (file) => this.#picture(file),
    });
    this.#show(isHost ? 2 : 1, isHost ? `Enter ${this.exchange.friend()}'s answer.` : "Enter the invitation.", part, [
      isHost && button("My code again", { onclick: () => this.showCode() }),
      button("Go on", { class: "button primary", onclick: () => this.#use(text.value), "data-test": "line-use" }),
    ]);
    text.focus();
  }

  /** @param {File} file */
  async #picture(file) {
    try {
      const found = await readPicture(file);
      if (!found) throw new Error("No code was found in that picture.");
      await this.#use(found);
    } catch (error) {
      this.#say(error);
    }
  }

  /** A code has come. @param {string} text */
  async #use(text) {
    const { link } = this.exchange;
    if (link.state === "connecting" || link.open) return;
    if (!text.trim()) return document.getElementById("line-text")?.focus();
    if (this.exchange.other?.(text)) return this.close(false);
    this.exchange.noted?.(text);
    if (!this.isHost) return this.#answer(codeIn(text));
    try {
      await link.accept(text);
    } catch (error) {
      this.#say(error);
    }
  }

  /** @param {import("./talk.js").State} state @param {string} [words] */
  #changed(state, words) {
    const { met, friend, link } = this.exchange;
    if (state === "connecting") {
      const stop = button("Stop", { onclick: () => this.close(false) });
      const picture = h("div", { class: "line-wide" }, linePicture("connecting"), h("p", {}, FINDING));
      this.#show(3, STANDS.connecting(""), picture, stop);
    } else if (link.open) {
      if (!met) return this.close(true);
      const { about, actions } = met((done) => this.close(done));
      const picture = h("div", { class: "line-wide" }, linePicture("connected"), about);
      this.#show(3, STANDS[state](friend()), picture, actions);
    } else if (state === "left" && !words) this.close(false);
    else if (words) {
      const picture = h("div", { class: "line-wide" }, linePicture(state), h("p", { role: "alert" }, words));
      this.#show(3, STANDS[state](friend()), picture, button("Close", { onclick: () => this.close(false) }));
    } else {
      if (state === "waiting") toast(NOT_FOUND, "trouble");
      void this.begin();
    }
  }
}

/**
 * Exchanges codes. Resolves with true once the two are connected, and the player goes on; with false where it was given
 * up.
 * @param {Exchange} exchange
 */
export async function exchangeCodes(exchange) {
  const codes = new Codes(exchange);
  const done = dialog({
    id: "line",
    title: exchange.title,
    size: "large",
    body: (close) => {
      codes.close = (goesOn) => close(goesOn);
      return codes.place;
    },
    actions: () => codes.feet,
  });
  void codes.begin();
  const found = await done;
  codes.stop.abort();
  return found === true;
}
