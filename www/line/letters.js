// Letters: texts between two pages, each with a number. What was not acknowledged is sent again; what comes twice, or
// out of turn, changes nothing. One is written `number got text`: its number, the last one that came from the other
// side, the text; `number+`: more of the same text follows. `0 got` acknowledges and says nothing.

/** Signs of one letter at most; a longer text goes in several. */
const PART = 40_000;
/** Signs of a letter that is taken, and of a whole text. */
const [LETTER, WHOLE] = [100_000, 900_000];

/** A letter that this page does not take: whoever sent it is not trusted with the line any more. */
export class Unfit extends Error {}

export class Letters {
  /** The number of the last letter that was written. */
  #written = 0;
  /** Those that the other side has not acknowledged, the oldest first. @type {[number: number, text: string][]} */
  #open = [];
  /** The number of the last letter that came in turn. */
  got = 0;
  /** The beginning of a text that comes in several letters. */
  #begun = "";

  /** @param {(text: string) => void} send @param {(text: string) => void} take */
  constructor(send, take) {
    this.send = send;
    this.take = take;
  }

  /** Sends a text. @param {string} text */
  post(text) {
    for (let at = 0; at === 0 || at < text.length; at += PART) {
      const more = at + PART < text.length ? "+" : "";
      const letter = /** @type {[number, string]} */ ([++this.#written, `${more} ${text.slice(at, at + PART)}`]);
      this.#open.push(letter);
      this.#send(letter);
    }
  }

  /** @param {[number, string]} letter */
  #send([number, rest]) {
    const more = rest.startsWith("+") ? "+" : "";
    this.send(`${number}${more} ${this.got} ${rest.slice(more.length + 1)}`);
  }

  /** Says what has come, and nothing else. */
  acknowledge() {
    this.send(`0 ${this.got} `);
  }

  /** The other side has all letters up to this one. @param {number} number */
  acknowledged(number) {
    if (number > this.#written) throw new Unfit("A letter is acknowledged that was never written.");
    this.#open = this.#open.filter(([one]) => one > number);
  }

  /** Sends again what was not acknowledged. */
  again() {
    for (const letter of this.#open) this.#send(letter);
  }

  /** Returns true while something is not acknowledged. */
  get waits() {
    return this.#open.length > 0;
  }

  /** A letter has come. Throws where it is none. @param {string} letter */
  receive(letter) {
    if (letter.length > LETTER) throw new Unfit("A letter is too long.");
    const [, number = "", more, got, text] = /^(\d{1,9})(\+?) (\d{1,9}) (.*)$/s.exec(letter) ?? [];
    if (!number) throw new Unfit("A letter has no number.");
    this.acknowledged(Number(got));
    if (number === "0") return;
    if (Number(number) === this.got + 1) {
      this.got++;
      this.#begun += text;
      if (this.#begun.length > WHOLE) throw new Unfit("A text is too long.");
      if (!more) {
        const whole = this.#begun;
        this.#begun = "";
        this.take(whole);
      }
    }
    // One that came before is acknowledged again: the other side may not know.
    this.acknowledge();
  }
}
