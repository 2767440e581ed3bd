// The history of a simulated tab: nobody goes back in it.
export const enterTable = () => {};
export const enterScreen = () => {};
export const onBack = () => {};
export const storeIsMissing = () => false;
