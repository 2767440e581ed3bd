// A holder of a game with the real engine, and a guest, joined without a net between them.
import { FarConnection } from "../../www/line/far.js";
import { Host } from "../../www/line/host.js";
import { Talk } from "../../www/line/talk.js";
import Deckmate from "./engine.cjs";

/** The side that holds a game. @param {any} o */
export async function held(o) {
  const connection = await Deckmate.connect({ where: "page" });
  await connection.call("newGame", o);
  let answers = 0;
  const facts = { build: "1", rules: { [o.game]: 1 } };
  /** @param {import("../../www/engine").Seat} seat @param {string} text @param {number} [thought] */
  const act = async (seat, text, thought) => {
    const prompt = await connection.call("prompt");
    if (prompt?.seat !== seat) return { refused: { error: "not-offered", message: "Not asked." } };
    const step = await connection.call("apply", text, thought);
    if (!step.ok) return { refused: { error: step.error, message: "This is not offered." } };
    answers++;
    await host.tell(step.events, seat);
    return { events: step.events };
  };
  const host = new Host({ connection, at: () => String(answers), about: () => ({ names: ["Ann", "Ben"] }), act });
  const holder = new Talk({
    facts: () => ({ ...facts, name: "Ann", as: "host", game: o.game, table: "t", seat: "second" }),
    life: "h",
    take: (message) => void host.asked(holder, message),
    met: () => void host.sit(holder, "second"),
    changed: () => {},
  });
  return { connection, facts, host, holder, act, at: () => String(answers) };
}

/** A holder and a guest, joined without a net between them. @param {any} o */
export async function joined(o) {
  const table = await held(o);
  const { facts, holder } = table;
  /** @type {string[]} */
  const wire = [];
  const guest = new Talk({
    facts: () => ({ ...facts, name: "Ben", as: "guest" }),
    life: "g",
    take: (message) => far.take(message),
    met: () => far.askAgain(),
    changed: () => {},
  });
  const far = new FarConnection((message) => guest.post(message), null);
  /** @type {(text: string) => void} */
  let toGuest = () => {};
  const toHost = holder.connect(
    (text) => {
      wire.push(text);
      queueMicrotask(() => toGuest(text));
    },
    () => {},
  );
  toGuest = guest.connect(
    (text) => queueMicrotask(() => toHost(text)),
    () => {},
  );
  while (!far.last) await new Promise((done) => setTimeout(done, 1));
  return { ...table, far, wire };
}
