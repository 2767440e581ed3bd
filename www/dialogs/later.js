// The way from the core to the dialogs that extras hold.
import { withExtra } from "../extras/later.js";

/** The settings. */
export const settingsDialog = () => withExtra("screens", "the settings", (screens) => screens.settingsDialog());

/** Opens the dialog with the ways to share a table. @param {import("../table/table.js").Table} table */
export const share = (table) => withExtra("share", "the ways to share", (found) => found.shareDialog(table));

/** The keys that work at the table. */
export const keysDialog = () => withExtra("screens", "the list of keys", (screens) => screens.keysDialog());

/** Copies the result of the daily game. @param {import("../match/match.js").Match} match */
export const dailyResult = (match) => withExtra("screens", "the result", (screens) => screens.copyDaily(match));
