// The extra `opponents`: who sits opposite, with face, words and habit.
export { faceRow, foeRows, nextFace } from "./next.js";
export { picker } from "./picker.js";
export { portrait } from "./portraits.js";
export { facesAt, talkAt } from "./talk.js";
export { asOpponent, beatenAt, nextOpponent, opponentsAt, opponentsOf } from "./turn.js";
export { WHO } from "./who.js";
