// The extra `line`: a game between two devices, without a server. One line at most stands at a time.
import { clearAddress, words } from "../address.js";
import { startOf } from "../games/registry.js";
import { release } from "../match/keeper.js";
import { go } from "../router.js";
import { toast } from "../ui/live.js";
import { forget, write } from "../ui/storage.js";
import { sentence } from "../ui/words.js";
import { carryDialog } from "./carry-dialog.js";
import { read } from "./code.js";
import { askWay, setUpFar } from "./door.js";
import { GuestLine } from "./guest-line.js";
import { HostLine } from "./host-line.js";
import { otherSeat } from "./hosting.js";
import { keptLine } from "./kept.js";
import { noteIn } from "./note.js";
import { hold } from "./one-tab.js";
import { canConnect } from "./peer.js";
import { begin, goOnPost, openLink } from "./post/open.js";

const CANNOT = "This browser can't make a line to another device.";

/** The line that stands. @type {HostLine | GuestLine | null} */
let current = null;

/** Ends the line that stands. */
function end() {
  current?.end();
  current = null;
}

/**
 * Puts another line in the place of the one that stands; null where another tab has one, and the player leaves it
 * there.
 * @template {HostLine | GuestLine} One @param {() => One} make
 */
async function put(make) {
  const stop = () => current?.stop();
  if (!(await hold("line", keptLine()?.game, stop, () => goOn()))) return null;
  end();
  const line = make();
  current = line;
  return line;
}

/** No game has come of it: another tab may have one. @param {HostLine | GuestLine | null} line */
const free = (line) => line && !line.begun && release();

/** @param {import("./hosting.js").Wanted} wanted @param {import("../engine").Seat} own */
async function invite(wanted, own) {
  try {
    const line = await put(() => new HostLine());
    await line?.invite(wanted, otherSeat(own));
    free(line);
  } catch (error) {
    toast(sentence(error instanceof Error ? error.message : error), "trouble");
  }
}

/** The guest's line: with what is kept of a game before. */
function guest() {
  const kept = keptLine();
  return put(() => new GuestLine(kept?.as === "guest" ? kept : null));
}

/** Answers an invitation. @param {string} [code] left out: it is asked for */
async function answer(code, note = /** @type {import("./note.js").Note | null} */ (null)) {
  const line = await guest();
  await line?.join(code, note);
  free(line);
}

/** Asks how a game on two devices is to begin. @param {import("../engine").GameName} game */
export async function door(game) {
  const { options, cards } = await startOf(game);
  const { way, own, links } = await askWay(game, options);
  /** @param {import("./hosting.js").Wanted} wanted */
  const begins = (wanted) => (links ? beginByLinks(wanted, own) : invite(wanted, own));
  if (way === "invite" && links) return begins({ game, options, cards });
  if (way === "options") return setUpFar(game, begins);
  if (way && !canConnect()) return toast(CANNOT, "trouble");
  if (way === "go-on") await goOn();
  else if (way === "join") await answer();
  else if (way === "invite") await begins({ game, options, cards });
  else if (way === "carry") await carryDialog(() => void answer());
}

/** @param {import("./hosting.js").Wanted} wanted @param {import("../engine").Seat} own */
async function beginByLinks(wanted, own) {
  try {
    await begin(wanted, own);
  } catch (error) {
    toast(sentence(error instanceof Error ? error.message : error), "trouble");
  }
}

/** Follows a link of a game by links. @param {string} text @returns {Promise<boolean>} whether anything is shown */
export async function follow(text) {
  clearAddress();
  end();
  await openLink(text);
  return true;
}

/** Follows a link with a code. @param {string} text @returns {Promise<boolean>} whether anything is shown */
export async function join(text) {
  const note = noteIn(`of=${words().of ?? ""}`);
  clearAddress();
  try {
    if (!canConnect()) throw new Error(CANNOT);
    const { answers } = read(text);
    go("home", answers === null ? {} : { notice: HANDED });
    if (answers === null) void answer(text, note);
    else {
      // The tab that waits for the answer hears of it.
      write("line.answer", text);
      forget("line.answer");
    }
  } catch (error) {
    go("home", { notice: sentence(error instanceof Error ? error.message : error) });
  }
  return true;
}

const HANDED = "That was the answer to an invitation. It was handed to the tab that shows the invitation: go on there.";

/** Goes on with a kept game; false where there is none. @param {string} [which] left out: over the line */
export async function goOn(which = "line") {
  if (which.startsWith("post.")) return goOnPost(which.slice(5));
  const kept = keptLine();
  if (!kept) return false;
  try {
    const line = await put(() => (kept.as === "host" ? new HostLine() : new GuestLine(kept)));
    if (!line) go("home");
    else if (line.as === "host") await line.resume(/** @type {import("./kept.js").KeptHost} */ (kept));
    else await line.resume();
  } catch (error) {
    const why = sentence(error instanceof Error ? error.message : error);
    go("home", { notice: `The game on two devices does not open. ${why}` });
  }
  return true;
}
