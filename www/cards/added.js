// The parts that the extra `cards` adds to the hand once it is loaded: flying cards, and the card that a finger holds.

/** @type {{ flights: typeof import("./flights.js") | null, held: typeof import("./held.js") | null }} */
export const added = { flights: null, held: null };
