// The lines of opponents at what their game has a word for: the use of the cube in 5 Card Chess.

/** By opponent, and by the game's word for what is done. @type {Record<string, Record<string, string>>} */
export const DEEDS = {
  dora: {
    double: "Late, but twice as much.",
    redouble: "And once more: twice as much.",
    take: "With pleasure. The cube is mine now.",
    leave: "Even I leave now and then.",
    left: "Now you’ll never know what I held.",
    stayed: "You might have left in time.",
  },
  karl: {
    double: "I have counted it: double.",
    redouble: "I have counted it again: double.",
    take: "Well. For once I stay.",
    leave: "No, thank you.",
    left: "Very sensible.",
  },
  kim: {
    double: "My hand is up: double!",
    redouble: "Up again: double!",
    take: "Yes! Hand me the cube.",
    leave: "My hand goes down.",
    left: "Gone already?",
  },
  gardener: {
    double: "It grows. Double?",
    redouble: "It grows and grows. Double?",
    take: "Let it grow, then.",
    leave: "This one goes on the compost.",
    left: "You let it wither.",
  },
};
