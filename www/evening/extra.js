// The extra `evening`: several games for the antes of two purses.
export { eveningScreen as evening } from "./evening.js";
