// The way from the core to the dialogs that the extra `screens` holds.
import { withExtra } from "../extras/later.js";

/** The settings. */
export const settingsDialog = () => withExtra("screens", "the settings", (screens) => screens.settingsDialog());

/** The keys that work at the table. */
export const keysDialog = () => withExtra("screens", "the list of keys", (screens) => screens.keysDialog());
