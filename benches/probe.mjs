// What page.mjs runs inside the page: it finds something to click, and times what follows.

/**
 * Installed before the page: `measured.begin()` before a click, `measured.end()` after it. The wait is that from the
 * press of the pointer, as the browser stamps it, to the end of the first frame that has changed the document (live
 * regions aside) or drawn on a canvas. Frames are counted while an animation runs or a canvas is drawn.
 */
export function measure() {
  let pressed = 0;
  let wait = null;
  let changed = false;
  let drawn = false;
  let last = 0;
  let rest = 0;
  let intervals = [];
  const press = (event) => {
    pressed = event.timeStamp;
    changed = false;
  };
  addEventListener("pointerdown", press, { capture: true });
  const quiet = "[aria-live], [role=alert], [role=status], .only-read";
  new MutationObserver((list) => {
    for (const { target } of list) {
      const node = target instanceof Element ? target : target.parentElement;
      if (node && !node.closest(quiet)) changed = true;
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (const way of ["fill", "stroke", "fillRect", "clearRect", "drawImage"]) {
    const real = CanvasRenderingContext2D.prototype[way];
    CanvasRenderingContext2D.prototype[way] = function (...given) {
      // Drawn for later use, it is not seen yet.
      if (this.canvas.isConnected) drawn = true;
      return real.apply(this, given);
    };
  }
  const moves = () => document.getAnimations().some(({ playState }) => playState === "running");
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    if (wait === null && pressed) wait = performance.now() - pressed;
  };
  const frame = (now) => {
    const moving = drawn || moves();
    if (moving && last) intervals.push(now - last);
    last = moving ? now : 0;
    rest = moving || changed ? 0 : rest + 1;
    // After the frame has been painted.
    if (pressed && wait === null && (changed || drawn)) channel.port2.postMessage(null);
    drawn = false;
    changed = false;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.measured = {
    begin() {
      pressed = rest = last = 0;
      wait = null;
      intervals = [];
    },
    /** Once nothing has moved for a while; a click that changed nothing has no wait. */
    async end() {
      for (const end = performance.now() + 6000; performance.now() < end && rest < 12; )
        await new Promise((again) => setTimeout(again, 20));
      return { wait, intervals };
    },
  };
}

/**
 * Where the next click goes: the middle of something that can be pressed now, "over" after the game, null while nothing
 * can be.
 * @param {number} n
 */
export function aim(n) {
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility() && !node.matches(":disabled"));
  if (seen("#result .result-text").length) return "over";
  const label = (node) => node.getAttribute("aria-label") ?? "";
  const board = seen("#board [data-square]");
  const targets = board.filter((node) => /, can be (reached|captured|swapped)/.test(label(node)));
  const chosen = board.some((node) => /chosen/.test(label(node).replaceAll("can be chosen", "")));
  const pieces = board.filter((node) => label(node).includes("can be chosen"));
  const lists = [
    seen("#told"),
    seen('#veil [data-test="open-veil"], [data-test="confirm-yes"], #chooser [data-text], #pick-card [data-pick]'),
    seen("#hand .asked"),
    seen('#prompt-buttons [data-text="done"], [data-test="flop-draw"]'),
    chosen && targets.length ? targets : pieces,
    seen("#prompt-buttons [data-text]:not([data-text=call], [data-text=double], [data-text=fold])"),
    seen('.prompt-tools [data-text="look"], .prompt-tools [data-pick]'),
    seen("#hand button").filter((node) => node.textContent?.includes("can be played")),
    seen("#prompt-buttons [data-text=fold]"),
  ];
  const list = lists.find((one) => one.length);
  const node = list?.[(n * 7) % list.length];
  if (!node) return null;
  node.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Installed before the page: begins a game by its button as soon as it is there, and plays e2e4.
 * @param {string} game
 */
export function start(game) {
  const times = {};
  const steps = [
    [`.tile[data-game="${game}"] .play-computer`, "play-button"],
    ['#board [data-square="e2"][aria-label*="can be chosen"]', "question"],
    ['#board [data-square="e4"][aria-label*="can be reached"]', "chosen"],
  ];
  const look = () => {
    const node = steps.length && document.querySelector(steps[0][0]);
    if (node) {
      times[steps.shift()[1]] = performance.now();
      // A program's click that comes within half a second of a new screen would not count.
      globalThis.Page?.settle();
      node.click();
    }
    const goal = document.querySelector('#board [data-square="e4"]')?.ariaLabel ?? "";
    if (!steps.length && goal.includes("white pawn")) {
      times["first-move"] = performance.now();
      globalThis.accepted = times;
    } else setTimeout(look, 5);
  };
  addEventListener("DOMContentLoaded", look);
}
