// The extra `screens`: the screens and dialogs that nobody needs for the first move.
export { galleryDialog, pickCard } from "../cards/gallery.js";
export { keysDialog } from "../dialogs/keys.js";
export { settingsDialog } from "../dialogs/settings.js";
export { copyDaily, openDaily } from "../tasks/daily.js";
export { learn } from "../tasks/lessons.js";
export { openPosed } from "../tasks/posed.js";
export { practise } from "../tasks/practice.js";
export { puzzlesDialog } from "../tasks/puzzles.js";
export { friendDialog } from "./friend.js";
export { allCards, gallery } from "./gallery.js";
export { intoDeck, playWith } from "./own-decks.js";
export { rulesDialog } from "./rules.js";
export { setup } from "./setup.js";
