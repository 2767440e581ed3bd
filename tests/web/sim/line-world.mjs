// Two pages on a line that loses, delays, repeats and reorders what goes over it, and breaks; both pages are opened
// anew now and then. The game is a list of answers that the two give in turn.
import { FarConnection } from "../../../www/line/far.js";
import { Host } from "../../../www/line/host.js";
import { Talk } from "../../../www/line/talk.js";

/** @param {number} seed a number of its own each time, from 0 to 1 */
export function chance(seed) {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3ce1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** Both ways of a channel. */
class Channel {
  /** @type {{ to: number, text: string, at: number }[]} */
  flying = [];
  /** @type {((text: unknown) => void)[]} */
  ends = [];
  closed = false;

  /** @param {() => number} random @param {{ loss: number, twice: number, late: number }} weather */
  constructor(random, weather) {
    this.random = random;
    this.weather = weather;
  }

  /** @param {number} to @param {string} text @param {number} now */
  send(to, text, now) {
    if (this.closed) return;
    const { loss, twice, late } = this.weather;
    const times = this.random() < loss ? 0 : this.random() < twice ? 2 : 1;
    for (let n = 0; n < times; n++) this.flying.push({ to, text, at: now + 1 + Math.floor(this.random() * late) });
  }

  /** @param {number} now */
  deliver(now) {
    const due = this.flying.filter(({ at }) => at <= now);
    this.flying = this.flying.filter(({ at }) => at > now);
    // Messages that come at the same time come in any order.
    if (this.weather.late > 1) due.sort(() => this.random() - 0.5);
    for (const { to, text } of due) if (!this.closed) this.ends[to](text);
  }
}

const FACTS = { build: "1", rules: { toy: 1 } };

export class World {
  now = 0;
  lives = 0;
  /** The holder's store: it is there after the page was opened anew. */
  disk = { answers: /** @type {string[]} */ ([]), undos: 0 };
  /** The guest's store: what was seen last. */
  seen = /** @type {any} */ (null);
  /** Every text that went to the guest. @type {string[]} */
  wire = [];
  /** Answers of the guest: what became of each. @type {Map<string, string>} */
  given = new Map();
  told = { host: /** @type {string[]} */ ([]), guest: /** @type {string[]} */ ([]) };
  channel = /** @type {Channel | null} */ (null);
  calm = { loss: 0, twice: 0, late: 1 };

  /** @param {number} seed @param {{ loss: number, twice: number, late: number }} weather */
  constructor(seed, weather) {
    this.random = chance(seed);
    this.weather = weather;
    this.openHost();
    this.openGuest();
  }

  /** The two talks. @type {{ host: Talk, guest: Talk }} */
  talks = /** @type {any} */ ({});

  at() {
    return `${this.disk.undos}.${this.disk.answers.length}`;
  }

  /** The seat that is asked. */
  asked() {
    return this.disk.answers.length % 2 ? "second" : "first";
  }

  /** The engine of the toy: each seat has a secret, and the rest is open. */
  engine() {
    return /** @type {any} */ ({
      where: "page",
      call: async (/** @type {string} */ op, /** @type {any} */ viewers) => {
        if (op !== "state") return null;
        const [eye = "watcher"] = viewers.people;
        const secret = eye === "watcher" ? null : `secret-of-${eye}`;
        const view = { eye, secret, log: [...this.disk.answers] };
        return {
          view,
          prompt: { seat: this.asked() },
          offers: [],
          options: {},
          save: "secret-of-first secret-of-second",
        };
      },
      restart: async () => {},
    });
  }

  openHost() {
    const life = `h${++this.lives}`;
    const talk = new Talk({
      facts: () => ({ ...FACTS, name: "Ann", as: "host", table: "t", game: "toy", seat: "second" }),
      life,
      take: (message) => message.t === "ask" && this.host?.asked(talk, message),
      met: () => this.host?.sit(talk, "second"),
      changed: (state) => this.told.host.push(state),
    });
    this.talks.host = talk;
    const { disk } = this;
    this.host = new Host({
      connection: this.engine(),
      at: () => this.at(),
      about: () => ({}),
      act: async (seat, text) => {
        await null;
        if (seat !== this.asked() || disk.answers.includes(text))
          return { refused: { error: "not-offered", message: "This is not offered." } };
        disk.answers.push(text);
        return { events: [] };
      },
    });
    if (this.channel) this.cut();
  }

  openGuest() {
    const life = `g${++this.lives}`;
    const talk = new Talk({
      facts: () => ({ ...FACTS, name: "Ben", as: "guest", ...(this.seen && { table: "t" }) }),
      life,
      take: (message) => void far.take(message),
      met: () => far.askAgain(),
      changed: (state) => this.told.guest.push(state),
    });
    const far = new FarConnection((message) => talk.post(message), null);
    far.last = this.seen;
    far.changed = (news) => {
      this.seen = news;
    };
    for (const [text, state] of this.given) if (state === "open") this.given.set(text, "forgotten");
    this.talks.guest = talk;
    this.far = far;
    if (this.channel) this.cut();
  }

  /** New codes were exchanged. */
  join(weather = this.weather) {
    this.cut();
    const channel = new Channel(this.random, weather);
    this.channel = channel;
    channel.ends = [() => {}, () => {}];
    const close = () => {};
    channel.ends[0] = this.talks.host.connect((text) => {
      this.wire.push(text);
      channel.send(1, text, this.now);
    }, close);
    channel.ends[1] = this.talks.guest.connect((text) => channel.send(0, text, this.now), close);
  }

  cut() {
    if (this.channel) this.channel.closed = true;
    this.channel = null;
    this.talks.host.drop();
    this.talks.guest.drop();
  }

  /** A second goes by. */
  async step() {
    this.now++;
    this.channel?.deliver(this.now);
    for (let n = 0; n < 12; n++) await null;
    this.talks.host.tick();
    this.talks.guest.tick();
    for (let n = 0; n < 12; n++) await null;
  }

  /** The holder answers, if it is asked. */
  async hostPlays() {
    if (this.asked() !== "first") return;
    this.disk.answers.push(`h${this.disk.answers.length}.${this.now}`);
    await this.host?.tell([], "first");
  }

  /** Both agree: the last answer is taken back. */
  async takeBack() {
    if (!this.disk.answers.length) return;
    this.disk.answers.pop();
    this.disk.undos++;
    await this.host?.tell([], null);
  }

  /** The guest answers, if by what it sees it is asked and none of its answers is under way. */
  guestPlays() {
    if (this.far?.last?.prompt?.seat !== "second" || [...this.given.values()].includes("open")) return;
    const text = `g${this.given.size}`;
    const { far } = this;
    this.given.set(text, "open");
    far.call("act", text, /** @type {any} */ ({}), 0).then(
      (/** @type {any} */ { step, view }) => {
        if (far !== this.far) return;
        this.given.set(text, !step.ok ? "refused" : view.log.includes(text) ? "played" : "late");
      },
      () => this.given.set(text, "failed"),
    );
  }
}
