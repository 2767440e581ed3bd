// The history of a simulated tab: nobody goes back in it.
export const enterTable = () => {};
export const enterScreen = () => {};
export const enterOver = () => {};
/** Everything that the page opens comes from a link, not from its own history. */
export const isKnown = () => false;
export const onBack = () => {};
export const storeIsMissing = () => false;
