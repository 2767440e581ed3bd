// The common part of both sides of a line between two devices: the state of the line at the table, remarks, wishes
// that need both players, and the way out.
import { context } from "../context.js";
import { shownName } from "../match/seats.js";
import { go, openTable } from "../router.js";
import { sound } from "../sound/sound.js";
import { confirm, dialog } from "../ui/dialog.js";
import { button, h } from "../ui/dom.js";
import { toast } from "../ui/live.js";
import { settings } from "../ui/settings.js";
import { write } from "../ui/storage.js";
import { capital } from "../ui/words.js";
import { Link } from "./link.js";
import { linePicture } from "./picture.js";
import { backWords, FRIEND, KEPT, REMARKS, STANDS, WISHES } from "./words.js";

/**
 * @typedef {import("./talk.js").State} State
 * @typedef {import("./hello.js").Facts} Facts
 * @typedef {import("./hello.js").Hello} Hello
 * @typedef {keyof typeof WISHES} Wish
 */

/** The rules of the games that this page knows, by their numbers. */
export const rulesKnown = () => Object.fromEntries(context.catalog.games.map(({ name, rules }) => [name, rules]));

/** Closes a dialog that waits for what has come by now. @param {string} id */
export const closeDialog = (id) => /** @type {HTMLDialogElement | null} */ (document.getElementById(id))?.close();

export class Line {
  /** The side of this page: `host` holds the game. @type {"host" | "guest"} */
  as = "guest";
  /** The name of the table on both devices. @type {string | undefined} */
  table;
  /** The other player's name, as it was known before. */
  known = "";
  /** True once the table is open on both devices. */
  begun = false;
  /** True while this page leaves by itself. */
  #leaving = false;

  constructor() {
    this.link = this.#fresh();
  }

  #fresh() {
    return new Link({
      facts: () => this.facts(),
      take: (message) => this.take(message),
      met: (hello) => this.met(hello),
      changed: (state, words) => this.changed(state, words),
    });
  }

  /** The own name; empty where none is given. */
  get name() {
    return shownName(settings.names.first, "");
  }
  get friend() {
    return shownName(this.link.other?.name || this.known, FRIEND);
  }
  /** The match at the table. @returns {import("../match/match.js").Match | null} */
  get match() {
    return null;
  }
  /** True on the side of a watcher. */
  get watches() {
    return this.match?.people.length === 0;
  }
  get atTable() {
    return this.match !== null && context.table?.match === this.match;
  }

  /** @returns {Facts} */
  facts() {
    const { table, as, name } = this;
    return { build: context.catalog.version, name, as, rules: rulesKnown(), ...(table && { table }) };
  }

  /** The other page is met. @param {Hello} _hello */
  met(_hello) {}

  /** @param {any} message */
  take(message) {
    const { t, wish, yes, can, words, lines } = message ?? {};
    if (t === "say" && Object.hasOwn(REMARKS, words)) this.#heard(REMARKS[words]);
    else if (t === "wish" && Object.hasOwn(WISHES, wish)) void this.#wished(wish, lines);
    else if (t === "agree" && Object.hasOwn(WISHES, wish)) this.#agreed(wish, yes === true, can !== false);
  }

  /** A game that nobody deals shows what has happened. @param {import("../engine").Events | null} _events */
  shown(_events) {}

  /** @param {object} message */
  post(message) {
    this.link.post(message);
  }

  /** Says a ready-made remark. @param {number} words */
  say(words) {
    this.post({ t: "say", words });
    toast(`You: “${REMARKS[words]}”`);
  }

  /** @param {string} words */
  #heard(words) {
    toast(`${capital(this.friend)}: “${words}”`);
    sound("card");
  }

  /**
   * Asks the other player for what needs both.
   * @param {Wish} wish @param {number} [lines] of the log that stay if the last answer is taken back
   */
  wish(wish, lines) {
    this.post({ t: "wish", wish, lines });
    toast(`${capital(this.friend)} is asked.`);
  }

  /**
   * The number of lines that the log keeps if the other player's last answer is taken back; null where it cannot be.
   * @param {unknown} told what the other device says of it @returns {Promise<number | null>}
   */
  async keeps(told) {
    return Number.isSafeInteger(told) ? Number(told) : null;
  }

  /** @param {Wish} wish @param {unknown} told */
  async #wished(wish, told) {
    const { friend, match } = this;
    /** @type {{ asks: string, about: string }} */
    let words = { asks: WISHES[wish].asks(friend), about: WISHES[wish].about };
    if (wish === "back") {
      const lines = await this.keeps(told);
      if (lines === null || !match) return this.post({ t: "agree", wish, yes: false, can: false });
      words = backWords(friend, match.people[0], match.view.log.slice(lines));
    }
    sound("call");
    const agreed = (await confirm(words.asks, words.about, WISHES[wish].yes, "No", "primary")) === true;
    this.post({ t: "agree", wish, yes: agreed });
    if (agreed) await this.carryOut(wish, false);
  }

  /** @param {Wish} wish @param {boolean} yes @param {boolean} can whether the other player was asked at all */
  #agreed(wish, yes, can) {
    if (!yes) return toast(can ? `${capital(this.friend)} says no.` : "Nothing can be taken back now.");
    void this.carryOut(wish, true);
  }

  /** Both want it. @param {Wish} _wish @param {boolean} _own whether this page has asked for it */
  async carryOut(_wish, _own) {}

  /** @param {State} state @param {string} [words] */
  changed(state, words) {
    const { match } = this;
    if (!this.atTable || this.#leaving || !match) return;
    /** @type {import("./line-play.js").LinePlay} */ (match.conductor).stands();
    if (state === "back") {
      closeDialog("line-lost");
      toast(STANDS.back(this.friend));
    } else if ((state === "lost" || state === "left") && !match.over) void this.lost(words);
    else if (state === "left") toast(STANDS.left(this.friend));
  }

  /** Says that the line is lost, or that the other one has left, and what can be done. @param {string} [words] */
  async lost(words) {
    if (document.getElementById("line")) return;
    const { state } = this.link;
    /** @type {"code" | "leave" | null} */
    const chosen = await dialog({
      id: "line-lost",
      title: STANDS[state](this.friend),
      size: "small",
      body: [linePicture(state), h("p", { role: "status" }, words ?? KEPT[state] ?? "")],
      actions: (close) => [
        button("Leave", { onclick: () => close("leave"), "data-test": "line-leave" }),
        button(
          this.as === "host" ? "New code" : "Enter a new code",
          { class: "button primary", onclick: () => close("code"), "data-first": true, "data-test": "line-again" },
          "again",
        ),
      ],
    });
    if (chosen === "leave") await this.leave();
    else if (chosen === "code") await this.exchangeAgain();
  }

  /** Codes are exchanged once more, for the same game. @returns {Promise<unknown>} */
  async exchangeAgain() {
    return null;
  }

  /** A line that was left for good cannot come back: another one takes its place. */
  renew() {
    if (this.link.state !== "left") return;
    this.known = this.friend;
    this.link = this.#fresh();
  }

  /** Leaves the table, after asking. @returns {Promise<boolean>} */
  async leave() {
    const { match, friend } = this;
    const ends = !match || match.over || this.watches;
    const told = `${capital(friend)} is told that you have left.`;
    const words = `The game is kept on both devices: a new code goes on with it. ${told}`;
    if (!ends && (await confirm("Leave the game?", words, "Leave", "Stay", "primary")) !== true) return false;
    this.end();
    go("home");
    return true;
  }

  /** The result is shown with what was checked since, where it stands. */
  async resultAgain() {
    const table = this.atTable ? context.table : null;
    if (table?.root.querySelector("#result")) await table.result();
  }

  /** Another tab goes on with it. */
  stop() {
    this.#leaving = true;
    closeDialog("line");
    closeDialog("line-lost");
    this.match?.leave();
    this.link.stop();
  }

  /** Ends the line. */
  end() {
    this.#leaving = true;
    this.link.leave();
  }

  /** Opens the table of a match. @param {import("../match/match.js").Match} match */
  async openTable(match) {
    closeDialog("line");
    closeDialog("line-lost");
    await openTable(match, {
      home: () => void this.leave(),
      begin: () => this.wish("again"),
      setup: (request) => void this.leave().then((left) => left && go("setup", request)),
    });
    write("at", "line");
  }
}
