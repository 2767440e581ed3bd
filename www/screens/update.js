// A new version of the page that waits (offline.js): a quiet line offers it where no game is played, and loads it when
// that is wanted.
import { button, h } from "../ui/dom.js";

/** The words where the version of before is still open elsewhere. */
const ELSEWHERE = "Close the other tabs of Deckmate, then this one can load it.";

/** Loads it, or says what keeps it from that. @param {HTMLElement} line */
async function load(line) {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "elsewhere") line.replaceChildren(ELSEWHERE);
  });
  // Another tab may have loaded it meanwhile.
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}

/** The line, as long as there is no new version nothing. @param {AbortSignal} signal that the screen is left */
export function updateLine(signal) {
  const line = h("p", { class: "quiet", role: "status", hidden: true, "data-test": "update" });
  const act = button("Reload now", { class: "link", onclick: () => load(line), "data-test": "reload-now" });
  const show = () => {
    if (!globalThis.deckmateUpdate) return;
    line.replaceChildren("A new version is ready. ", act);
    line.hidden = false;
  };
  addEventListener("deckmate-update", show, { signal });
  show();
  return line;
}
