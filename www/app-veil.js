// The veil between two persons at one screen: only a name and one button, over the public view of the game.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button } = Page;

  /** A screen that was left alone so long may have somebody else before it. */
  const AWAY = 20_000;

  /** Whether a game has secrets. */
  Page.hides = (view, options) => Boolean(view.cloaks || ((view.poker ?? view.storm) && options?.open_hands !== true));

  const WORDS = {
    cloak: ["put the bases under the cloaks", "start"],
    hand: ["take the turn", "show my hand"],
    action: ["take the turn", "show my hand"],
    end: ["end the turn", "show my hand"],
    after: ["answer the turn", "show my hand"],
    during: ["answer the take", "show my hand"],
    reply: ["answer the card", "show my hand"],
    target: ["go on with the card", "show my hand"],
    "answer-double": ["answer the double", "show my hand"],
    "answer-draw": ["answer the offer of a draw", "go on"],
  };

  /** What screen readers and toasts said last belongs to the person who leaves. */
  Page.hush = () => {
    for (const id of ["say-polite", "say-assertive"]) document.getElementById(id).textContent = "";
    document.getElementById("toasts").replaceChildren();
  };

  /** Raises the veil; resolves when its button is pressed, or with false when the table is left. */
  Page.veil = ({ name, army, why, signal }) => new Promise((resolve) => {
    const [task, act] = WORDS[why] ?? ["take the turn", "go on"];
    const open = button(`I am ${name}, ${act}`, { class: "button primary large", "data-test": "open-veil", onclick: () => end(true) });
    const dialog = h("dialog", { id: "veil", class: "veil", "aria-labelledby": "veil-name", "aria-describedby": "veil-text", closedby: "none" },
      h("div", { class: "veil-card" },
        h("span", { class: "veil-mark", "aria-hidden": "true" }, Page.mark()),
        h("h2", { id: "veil-name" }, name), h("p", { id: "veil-text" }, `${Page.capital(army)} is asked to ${task}. Nobody else should look now.`), open));
    // A browser closes a dialog at the third Esc even if its cancel event is refused; so the key does not get through.
    const guard = (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
    };
    const end = (opened) => {
      removeEventListener("keydown", guard, { capture: true });
      signal.removeEventListener("abort", leave);
      document.body.append(document.getElementById("toasts"));
      if (dialog.open) dialog.close();
      dialog.remove();
      resolve(opened);
    };
    const leave = () => end(false);
    addEventListener("keydown", guard, { capture: true });
    signal.addEventListener("abort", leave);
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    // Whatever closes it, the veil stays until its button is pressed.
    dialog.addEventListener("close", () => dialog.isConnected && dialog.showModal());
    for (const other of document.querySelectorAll("dialog[open]")) other.close();
    document.body.append(dialog);
    dialog.showModal();
    open.focus();
    Page.announce(`${name}, ${Page.capital(army)}: the screen is yours.`, "assertive");
  });

  /** Calls `cover(since)` when somebody comes back to a page that was out of sight for long. */
  Page.watchAbsence = (cover, signal) => {
    let gone = null;
    let bell = 0;
    const away = () => cover(gone + AWAY);
    document.addEventListener("visibilitychange", () => {
      clearTimeout(bell);
      if (document.hidden) {
        gone = performance.now();
        bell = setTimeout(away, AWAY);
      } else if (gone !== null) {
        if (performance.now() - gone > AWAY) away();
        gone = null;
      }
    }, { signal });
    // From the back-forward cache a page comes as it was left.
    addEventListener("pageshow", (event) => event.persisted && cover(performance.now()), { signal });
  };
})();
