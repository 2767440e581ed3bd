// The extra `evening`: several games for the antes of two purses.
export { toldAfter } from "./after.js";
export { eveningScreen as evening } from "./evening.js";
export { pursesAt } from "./purses.js";
