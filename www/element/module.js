// `<deckmate-game>` as a module (deckmate-game.mjs), for `import`. In a bundle it lies no longer beside the page.
import { define } from "./element.js";

const { pathname } = new URL(import.meta.url);

define(/\/deckmate-game\.m?js$/.test(pathname) ? import.meta.url : null);
