// The opponents in words: what each is known by, and what it says. Their ways of playing are the engine's.

/**
 * @typedef {object} Who
 * @property {string} title its name
 * @property {string} line what the opponent is known by
 * @property {string} greet said when a game begins
 * @property {string} sign said when it does for the first time what it is known by
 * @property {string} won said when it has won
 * @property {string} lost said when it has not
 */

/**
 * @param {string} title @param {string} line
 * @param {string} greet @param {string} sign @param {string} won @param {string} lost @returns {Who}
 */
const who = (title, line, greet, sign, won, lost) => ({ title, line, greet, sign, won, lost });

/** By the name that the engine has for each. @type {Record<string, Who>} */
export const WHO = {
  pip: who(
    "Pip",
    "runs his pawns forward",
    "I know all my pawns by name.",
    "Go on, little one!",
    "Small steps. Long way.",
    "They ran too far ahead.",
  ),
  rufina: who(
    "Aunt Rufina",
    "gives check early and often",
    "Lock your door, dear.",
    "Knock, knock.",
    "A king should keep his door shut.",
    "I should have locked mine.",
  ),
  anselm: who(
    "Brother Anselm",
    "stays at home behind a wall",
    "There is no hurry. There never is.",
    "I seem to have gone out for once.",
    "The wall held.",
    "You took the room, and then the house.",
  ),
  change: who(
    "Madame Change",
    "offers one piece for its equal, again and again",
    "One for one, and nobody is cheated.",
    "A fair exchange.",
    "It adds up in the end.",
    "I counted wrong by one.",
  ),
  duchess: who(
    "The Duchess",
    "rides out early with her strongest pieces",
    "I never walk.",
    "Make way!",
    "A pleasant ride.",
    "Who put that fence there?",
  ),
  otto: who(
    "Otto and Otto",
    "walk their kings into the open",
    "There are two of me. One may go out.",
    "You stay, I’ll have a look.",
    "Both home in time for supper.",
    "I told him to stay in.",
  ),
  rufus: who(
    "Uncle Rufus",
    "aims at your kings, move after move",
    "Two kings? Then I can aim twice.",
    "That one, or the other?",
    "One was enough.",
    "I should have looked behind me.",
  ),
  marksman: who(
    "The Marksman",
    "keeps his distance and shoots from home",
    "Stand still, please.",
    "A step nearer, for once.",
    "One shot.",
    "The wind turned.",
  ),
  drummer: who(
    "The Drummer Girl",
    "marches her pawns",
    "Left, right, left, right.",
    "Forward!",
    "The parade has arrived.",
    "Out of step.",
  ),
  dreamer: who(
    "The Dreamer",
    "forgets to call check and to punish",
    "Forgive me if I miss something.",
    "Was that a check?",
    "Did I win? How kind.",
    "I was far away.",
  ),
  walker: who(
    "The Walker",
    "takes the king for a walk",
    "My king likes fresh air.",
    "Just around the corner.",
    "Nothing like a good walk.",
    "He should have taken a coat.",
  ),
  dora: who(
    "Double Dora",
    "doubles early",
    "Shall we play for more?",
    "Twice as much. Well?",
    "You might have left in time.",
    "Double or nothing. Nothing, then.",
  ),
  karl: who(
    "Careful Karl",
    "drops most doubles",
    "Careful, now. Every coin counts.",
    "No, thank you.",
    "Slow and safe.",
    "I should have left sooner.",
  ),
  kim: who(
    "Kim Calls",
    "calls at the first chance",
    "My hand is up already.",
    "I call!",
    "Called it.",
    "Perhaps a turn too soon.",
  ),
  gardener: who(
    "The Gardener",
    "folds for a better hand",
    "A hand wants pruning.",
    "Out with the weeds.",
    "It has come up well.",
    "A late frost.",
  ),
  bela: who(
    "Barefaced Bela",
    "lets the king stand where kings stand, more often than not",
    "No mask for me. Or is there?",
    "",
    "You didn’t believe your eyes.",
    "For once you looked where he was.",
  ),
  veiled: who(
    "The Veiled Lady",
    "hardly ever lifts a cloak",
    "You will see very little of me.",
    "Only this once.",
    "And you never saw my face.",
    "So now you know.",
  ),
  stan: who(
    "Streaker Stan",
    "throws off his cloaks, even from pawns",
    "Warm in here, isn’t it?",
    "Ta-da!",
    "Nothing up my sleeves.",
    "Now I am cold.",
  ),
  burglar: who(
    "The Burglar",
    "breaks into your first rank",
    "Nice place. Which room is his?",
    "In by the window.",
    "Nobody heard a thing.",
    "The lights went on.",
  ),
  bomber: who(
    "The Bomber",
    "charges, shells and blows things up",
    "Mind where you step.",
    "Boom is a strong word.",
    "What a lovely noise.",
    "It was a dud.",
  ),
  zookeeper: who(
    "The Zookeeper",
    "lets strange animals loose",
    "Please don’t feed the pieces.",
    "Look, it’s out of its cage.",
    "All counted, all fed.",
    "They ran off with you.",
  ),
  no: who("Doctor No", "keeps his cards to answer yours", "No.", "For once, yes.", "Yes.", "No …"),
  purist: who(
    "The Purist",
    "hardly plays a card",
    "I play chess. What are those?",
    "Very well. One card.",
    "Chess is enough.",
    "I had better cards than I thought.",
  ),
};
