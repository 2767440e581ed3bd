// Begins games by links, opens what a link brings, and says where a link and the kept game part.
import { context, gameInfo, refusal } from "../../context.js";
import { gamePart } from "../../games/registry.js";
import { shownName } from "../../match/seats.js";
import { armyName } from "../../pieces/looks.js";
import { go } from "../../router.js";
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { toast } from "../../ui/live.js";
import { settings } from "../../ui/settings.js";
import { capital, sentence } from "../../ui/words.js";
import { chance, toHex } from "../fair/sums.js";
import { nameField } from "../name-field.js";
import { hold } from "../one-tab.js";
import { FRIEND } from "../words.js";
import { answerOf, takesOther } from "./apart.js";
import { checkDraws } from "./drawing.js";
import { Draws, rollsIn } from "./draws.js";
import { keptPost } from "./kept.js";
import { compare, newId, read } from "./packet.js";
import { Post } from "./post.js";

/**
 * @typedef {import("../../engine").Seat} Seat
 * @typedef {import("./kept.js").KeptPost} KeptPost
 * @typedef {import("./apart.js").Told} Told
 */

/**
 * True for games that have no secrets: a link tells everything. Cards are drawn by both devices.
 * @param {string} game @param {object} [options]
 */
export const goesByLinks = (game, options = {}) => {
  const part = gamePart(game);
  return (!part.deals || part.nobody !== undefined) && !part.hides?.(/** @type {any} */ (options));
};

/** A chain of one's own, where cards are drawn by both; the other side's is not known yet. @param {string} game */
const chain = (game) => ({ seed: gamePart(game).deals ? toHex(chance()) : "", at: 0, link: "" });

/** @param {Seat} seat @returns {Seat} */
const other = (seat) => (seat === "first" ? "second" : "first");

const ways = {
  open: (/** @type {string} */ text) => openLink(text),
  again: (/** @type {KeptPost} */ one) => again(one),
};

/** The game of a text, whole. @param {string} text @returns {Promise<Told>} */
async function tell(text) {
  const { connection } = context;
  await connection.call("loadGame", text, true);
  const save = await connection.call("save");
  const acts = (await connection.call("acts")) ?? [];
  const { game, rules, seed, options, setup } = JSON.parse(save);
  const { log } = await connection.call("view", "watcher");
  return {
    game,
    head: JSON.stringify([game, rules, seed, options, setup]),
    answers: acts.map(({ seat, text: answer }) => `${seat} ${answer}`),
    lines: acts.map(({ lines }) => lines),
    log,
    save,
  };
}

/** The save after so many answers of the game that was told last. @param {number} answers */
const saveAfter = async (answers) => (await context.connection.call("past", answers, "watcher"))?.save ?? "";

/**
 * Begins a game, and gives its link away as soon as the other player is to answer.
 * @param {import("../hosting.js").Wanted} wanted @param {Seat} own @param {string} [friend]
 */
export async function begin({ game, options = {}, seed, board }, own, friend = "") {
  const { connection } = context;
  context.table?.match.leave();
  // Nobody waits at a clock for days.
  const usual = gameInfo(game).options.find(({ type }) => type === "clock")?.default ?? "none";
  const timed = (options.clock ?? usual) !== "none";
  const setup = board ? { board } : undefined;
  const save = await connection.call("newGame", {
    game,
    options: { ...options, ...(timed && { clock: "none" }) },
    ...(seed && { seed }),
    ...(setup && { setup }),
    ...(gamePart(game).deals && { rolls: [] }),
  });
  const names = { first: "", second: "", [other(own)]: friend };
  /** @type {KeptPost} */
  const kept = {
    ...{ id: newId(), game, own, names, save, answered: "", turn: 1, asked: true },
    ...{ sent: false, over: false, when: Date.now(), ...chain(game) },
  };
  if (await held(kept)) await new Post(kept, ways).open();
}

/** The same two play once more, with the sides swapped. @param {KeptPost} kept */
async function again({ game, own, names, save }) {
  const { options } = JSON.parse(save);
  await begin({ game, options }, other(own), names[other(own)]);
}

/** Goes on with a kept game; false where there is none. @param {string} id */
export async function goOnPost(id) {
  const kept = keptPost(id);
  if (!kept) return false;
  await opened(async () => (await held(kept)) && new Post(kept, ways).open());
  return true;
}

/** Makes this tab the one that holds a game; the first screen where another one keeps it. @param {KeptPost} kept */
async function held({ id, game }) {
  const may = await hold(
    `post.${id}`,
    game,
    () => context.table?.match.leave(),
    () => goOnPost(id),
  );
  if (!may) go("home");
  return may;
}

/** The opening of the last game: the next one waits for it, since both ask the same engine. */
let last = Promise.resolve();

/** Opens a game, or says on the first screen what is wrong with its link. @param {() => Promise<unknown>} open */
function opened(open) {
  last = last.then(() => tryTo(open));
  return last;
}

/** @param {() => Promise<unknown>} open */
async function tryTo(open) {
  try {
    await open();
  } catch (error) {
    const problem = await refusal(error instanceof Error && !("error" in error) ? said(error) : error);
    go("home", { notice: `This link doesn't work. ${sentence(problem.message)}` });
  }
}

/** A sentence of this page is no fault of the engine. @param {Error} error */
const said = ({ message }) => ({ error: "bad-input", message });

/** Opens a link: shows what has changed since. @param {string} text */
export async function openLink(text) {
  /** @type {import("./packet.js").Packet} */
  let packet;
  try {
    packet = read(text);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return context.table ? toast(message, "trouble") : go("home", { notice: message });
  }
  await opened(() => follow(packet));
}

/** @param {import("./packet.js").Packet} packet */
async function follow(packet) {
  context.table?.match.leave();
  const coming = await tell(packet.text);
  if (!goesByLinks(coming.game)) throw new Error("This game can't be played by links: it hides something.");
  const kept = keptPost(packet.id);
  if (!kept) return meet(packet, coming);
  const from = kept.own === packet.by ? null : packet.by;
  if (from && packet.names[from]) kept.names[from] = packet.names[from];
  if (!(await held(kept))) return;
  const here = await tell(kept.save);
  if (here.head !== coming.head) throw new Error("It has the name of a game of yours, but it is another one.");
  const known = kept.at;
  const draws = kept.seed ? new Draws(kept) : null;
  if (draws && from) checkDraws(draws, packet, coming, shownName(packet.names[from], FRIEND));
  const { how, at } = compare(here.answers, coming.answers);
  const post = new Post(kept, ways);
  // Whoever shows another link of a chain waits for one.
  if (draws && (kept.at > known || how === "further")) kept.sent = false;
  if (how === "apart" && !(await takesOther(here, coming, at, post.friend))) {
    kept.sent = false;
    return post.open();
  }
  if (how === "further" || how === "apart") {
    await tell(packet.text);
    kept.save = how === "apart" ? await saveAfter(at) : kept.save;
    if (how === "apart") kept.answered = kept.answered.slice(0, at);
    kept.sent = !draws;
    return post.open(coming.answers.slice(at).map(answerOf));
  }
  await post.open();
  if (kept.at > known) return toast(`${capital(post.friend)} has answered: the next card can be drawn.`);
  toast(from ? WORDS[how](post.friend) : `This is your own link: send it to ${post.friend}.`);
}

/** Said of a link that brings nothing new. */
const WORDS = {
  same: (/** @type {string} */ friend) => `You have opened this link of ${friend}'s before.`,
  older: (/** @type {string} */ friend) => `That is an old link of ${friend}'s: the game has gone on since.`,
};

/**
 * A game that is not known here: the seat beside its sender's is free.
 * @param {import("./packet.js").Packet} packet @param {Told} coming
 */
async function meet(packet, coming) {
  const own = other(packet.by);
  const drawn = chain(coming.game);
  // Whoever has been met has named a chain; only the device that keeps it can go on.
  if (drawn.seed && (packet.last?.at !== 0 || rollsIn(coming.save).length))
    throw new Error("Two other devices draw the cards of this game. Ask for a link of your own.");
  const friend = shownName(packet.names[packet.by], FRIEND);
  const { sides } = await context.connection.call("view", "watcher");
  go("home");
  const agreed = await dialog({
    id: "post-meet",
    title: `${capital(friend)} plays with you by links`,
    size: "small",
    body: [
      h("p", {}, `${gameInfo(coming.game).title}: you play ${capital(armyName(sides[own]))}.`),
      h("p", { class: "hint" }, "You move whenever you like, and send a link back. The game is kept in this browser."),
      nameField(),
    ],
    actions: (close) => [
      button("Not now", { onclick: () => close(false) }),
      button("Play", { class: "button primary", onclick: () => close(true), "data-test": "post-play" }, "play"),
    ],
  });
  if (agreed !== true) return;
  // The other player's last answers are shown as they come.
  let known = coming.answers.length;
  while (known > 0 && coming.answers[known - 1].startsWith(packet.by)) known--;
  const names = { ...packet.names, [own]: shownName(settings.names.first, "") };
  /** @type {KeptPost} */
  const kept = {
    ...{ id: packet.id, game: coming.game, own, names, save: await saveAfter(known), turn: 1, asked: true },
    ...{
      answered: coming.answers
        .slice(0, known)
        .map((line) => line.charAt(0))
        .join(""),
    },
    ...{ sent: !drawn.seed, over: false, when: Date.now(), ...drawn },
  };
  if (drawn.seed && packet.last) new Draws(kept).take(packet.last);
  if (await held(kept)) await new Post(kept, ways).open(coming.answers.slice(known).map(answerOf));
}
