// `<deckmate-game>` as a script: plain, or with type="module", where the document does not say which script runs.
import { define } from "./element.js";

const { document } = globalThis;
const own = document?.currentScript ?? document?.querySelector('script[type="module"][src*="deckmate-game."]');

define((own && "src" in own && String(own.src)) || null);
