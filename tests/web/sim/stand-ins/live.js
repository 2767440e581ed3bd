// Notes of the simulated page: what is said in trouble, its player has been told.
/* global tab */
export const announce = () => {};
export const clearSpoken = () => {};
export const raiseToasts = () => {};
export const toast = (text, tone = "note") => tone === "trouble" && tab.told("toast", text);
