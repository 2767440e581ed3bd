// Parts that the extra `cards` adds once loaded: flying cards, the card that a finger holds, pictures of cards.

/**
 * @type {{
 *   flights: typeof import("./flights.js") | null,
 *   held: typeof import("./held.js") | null,
 *   scenes: typeof import("./scenes/scenes.js") | null,
 * }}
 */
export const added = { flights: null, held: null, scenes: null };
