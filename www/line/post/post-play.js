// The conductor of a game by links: the own seat answers here, the other one's answers come in its links. Once the
// other player is to answer, the link stands in the question's place.
import { Play } from "../../match/play.js";
import { armyName } from "../../pieces/looks.js";
import { button, h } from "../../ui/dom.js";
import { toast } from "../../ui/live.js";
import { capital, wait } from "../../ui/words.js";

const DRAWN = "Both devices have drawn every card together, and all of it fits.";

export class PostPlay extends Play {
  /** The own player has answered, and that has not been shown yet. */
  #given = false;

  /** @param {import("./post.js").Post} post */
  constructor(post) {
    super();
    this.post = post;
    this.holds = `post.${post.kept.id}`;
  }

  get people() {
    return [this.post.kept.own];
  }
  get lower() {
    return this.post.kept.own;
  }
  /** The game is kept: nobody is asked before leaving it. */
  get runs() {
    return false;
  }

  /** @param {import("../../table/table.js").Table} table */
  attend(table) {
    this.table = table;
  }

  /** Shows what is known, then what a link has brought. */
  async open() {
    const { match, post } = this;
    const news = post.news.splice(0);
    // Nobody is asked before all of it has been shown.
    this.asks = news.length === 0 && !post.lacks;
    await this.show(null);
    for (const [at, text] of news.entries()) {
      this.asks = at === news.length - 1 && !post.lacks;
      await match.act(text, { far: { thought: undefined, refused: ({ message }) => toast(message, "trouble") } });
      if (match.gone) return;
    }
    if (news.length) toast(post.newsWords(match.view.log.length));
    if (post.unsent && !news.length) void post.send();
    match.next();
  }

  async next() {
    if (this.match.prompt?.seat === this.post.kept.own) await super.next();
  }

  /** The own turn waits for the other side: the question gives way to the link. */
  async dried() {
    const { match, post } = this;
    this.asks = false;
    this.#given = false;
    while (match.phase !== "idle" && !match.gone) await wait(30);
    if (match.gone) return;
    await this.show(null);
    void post.send();
  }

  /** The link that was given away is stale with it. */
  gave() {
    this.#given = true;
    this.post.kept.sent = false;
  }

  /** @param {import("../../engine").Events | null} events */
  async show(events) {
    const { match, post } = this;
    const own = this.#given && events !== null;
    if (events) this.#given = false;
    const waits = match.prompt !== null && !match.asked;
    this.paintPrompt = waits ? () => this.#paintWaiting() : null;
    // An answer that the other player has seen, or may have seen, stands.
    this.back = post.unsent && match.answered.at(-1) === post.kept.own.charAt(0) ? null : () => this.#refuse();
    this.holdsResult = match.over && own;
    if (match.over && post.draws) this.checked = DRAWN;
    post.keep();
    await super.show(events);
    if (match.asked) document.title = `Your move · ${match.title} · Deckmate`;
    if (!own || match.asked || match.gone) return;
    void post.send().then(() => this.#result());
  }

  /** The result waits until the last move has been sent. */
  #result() {
    if (!this.holdsResult) return;
    this.holdsResult = false;
    void this.table?.result();
  }

  async #refuse() {
    toast(`A move that ${this.post.friend} may have seen stands.`, "trouble");
  }

  /** The link stands where a question would. */
  #paintWaiting() {
    const { match, post, table } = this;
    const { prompt } = match;
    if (!table || !prompt) return;
    const { who, text, buttons } = table.prompt;
    table.prompt.busy(false);
    table.prompt.refuse(null);
    const army = armyName(prompt.side);
    who.classList.remove("only-read");
    who.replaceChildren(
      h("span", { class: `army-dot ${army}`, "aria-hidden": "true" }),
      `${match.seat(prompt.seat).name} · ${capital(army)}`,
    );
    text.textContent = post.unsent
      ? `Send ${post.friend} the link${post.lacks ? ": you draw the cards together" : ""}.`
      : `${capital(post.friend)} answers with a link: open it, or paste it here.`;
    buttons.replaceChildren(
      button(
        post.unsent ? "Send the link" : "The link again",
        { class: `button${post.unsent ? " primary" : ""}`, onclick: () => post.send(), "data-test": "post-send" },
        "share",
      ),
      button("Paste a link", { onclick: () => post.paste(), "data-test": "post-paste" }, "load"),
    );
  }

  /** The link was given away. */
  sent() {
    this.back = () => this.#refuse();
    this.paintPrompt?.();
  }
}
