// Waiting for something that may take long: after a moment a dialog says so, with a button that stops it.
import { dialog } from "./dialog.js";
import { button, h } from "./dom.js";

/** After so many milliseconds a wait is shown. */
const SOON = 400;

/**
 * Gives what the work gives. `stop` must make it fail at once.
 * @template T
 * @param {string} title @param {Promise<T>} work @param {() => void} stop @param {number} [soon] milliseconds
 * @returns {Promise<T>}
 */
export async function patiently(title, work, stop, soon = SOON) {
  let done = false;
  let close = () => {};
  const show = async () => {
    await dialog({
      id: "patience",
      title,
      size: "small",
      body: (end) => {
        close = end;
        return h("p", {}, "This takes a moment. You can stop it: what was kept stays as it is.");
      },
      actions: (end) => button("Stop", { class: "button primary", onclick: () => end(), "data-test": "stop-waiting" }),
    });
    if (!done) stop();
  };
  const timer = setTimeout(show, soon);
  try {
    return await work;
  } finally {
    done = true;
    clearTimeout(timer);
    close();
  }
}
