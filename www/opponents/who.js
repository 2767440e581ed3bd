// The opponents in words: what each is known by, and what it says. Their ways of playing are the engine's.

/**
 * @typedef {object} Who
 * @property {string} title its name
 * @property {string} line what the opponent is known by
 * @property {string} beat what helps against it
 * @property {string} greet said when a game begins
 * @property {string} sign said when it does for the first time what it is known by
 * @property {string} won said when it has won
 * @property {string} lost said when it has not
 */

/**
 * @param {string} title @param {string} line @param {string} beat
 * @param {string} greet @param {string} sign @param {string} won @param {string} lost @returns {Who}
 */
const who = (title, line, beat, greet, sign, won, lost) => ({ title, line, beat, greet, sign, won, lost });

/** By the name that the engine has for each. @type {Record<string, Who>} */
export const WHO = {
  pip: who(
    "Pip",
    "runs his pawns forward",
    "Hit the pawns at the back of his chain.",
    "I know all my pawns by name.",
    "Go on, little one!",
    "Small steps. Long way.",
    "They ran too far ahead.",
  ),
  rufina: who(
    "Aunt Rufina",
    "gives check early and often",
    "Trade queens: her own king stands bare.",
    "Lock your door, dear.",
    "Knock, knock.",
    "A king should keep his door shut.",
    "I should have locked mine.",
  ),
  anselm: who(
    "Brother Anselm",
    "stays at home behind a wall",
    "Take space, and take your time.",
    "There is no hurry. There never is.",
    "I seem to have gone out for once.",
    "The wall held.",
    "You took the room, and then the house.",
  ),
  change: who(
    "Madame Change",
    "offers one piece for its equal, again and again",
    "Refuse even trades, and keep your pieces.",
    "One for one, and nobody is cheated.",
    "A fair exchange.",
    "It adds up in the end.",
    "I counted wrong by one.",
  ),
  duchess: who(
    "The Duchess",
    "rides out early with her strongest pieces",
    "Fork her great pieces with small ones.",
    "I never walk.",
    "Make way!",
    "A pleasant ride.",
    "Who put that fence there?",
  ),
  otto: who(
    "Otto and Otto",
    "walk their kings into the open",
    "Hunt the king that comes out. The other one still stands.",
    "There are two of me. One may go out.",
    "You stay, I’ll have a look.",
    "Both home in time for supper.",
    "I told him to stay in.",
  ),
  rufus: who(
    "Uncle Rufus",
    "aims at your kings, move after move",
    "Trade the pieces that aim before they shoot.",
    "Two kings? Then I can aim twice.",
    "That one, or the other?",
    "One was enough.",
    "I should have looked behind me.",
  ),
  marksman: who(
    "The Marksman",
    "keeps his distance and shoots from home",
    "Step out of his lines.",
    "Stand still, please.",
    "A step nearer, for once.",
    "One shot.",
    "The wind turned.",
  ),
  drummer: who(
    "The Drummer Girl",
    "marches her pawns",
    "Stop the pawns early: block them, or capture them.",
    "Left, right, left, right.",
    "Forward!",
    "The parade has arrived.",
    "Out of step.",
  ),
  dreamer: who(
    "The Dreamer",
    "forgets to call check and to punish",
    "Watch for the check he forgets to call, and punish it.",
    "Forgive me if I miss something.",
    "Was that a check?",
    "Did I win? How kind.",
    "I was far away.",
  ),
  walker: who(
    "The Walker",
    "takes the king for a walk",
    "Chase the king while he is out.",
    "My king likes fresh air.",
    "Just around the corner.",
    "Nothing like a good walk.",
    "He should have taken a coat.",
  ),
  dora: who(
    "Double Dora",
    "doubles early",
    "Accept more of her doubles than you would like to.",
    "Shall we play for more?",
    "Twice as much. Well?",
    "And again, for more?",
    "Double or nothing. Nothing, then.",
  ),
  karl: who(
    "Careful Karl",
    "drops most doubles",
    "Double early: he drops.",
    "Careful, now. Every coin counts.",
    "No, thank you.",
    "Slow and safe.",
    "I should have left sooner.",
  ),
  kim: who(
    "Kim Calls",
    "calls at the first chance",
    "Keep a card against the mate: the call comes too soon.",
    "My hand is up already.",
    "I call!",
    "Called it.",
    "Perhaps a turn too soon.",
  ),
  gardener: who(
    "The Gardener",
    "folds for a better hand",
    "Each fold costs a turn. Use it.",
    "A hand wants pruning.",
    "Out with the weeds.",
    "It has come up well.",
    "A late frost.",
  ),
  bela: who(
    "Barefaced Bela",
    "lets the king stand where kings stand, more often than not",
    "Look first where kings stand, and don’t trust it.",
    "No mask for me. Or is there?",
    "",
    "You didn’t believe your eyes.",
    "For once you looked where he was.",
  ),
  veiled: who(
    "The Veiled Lady",
    "hardly ever lifts a cloak",
    "Trade pieces: each one that falls tells you more.",
    "You will see very little of me.",
    "Only this once.",
    "And you never saw my face.",
    "So now you know.",
  ),
  stan: who(
    "Streaker Stan",
    "throws off his cloaks, even from pawns",
    "Shoot back: you know what he has.",
    "Warm in here, isn’t it?",
    "Ta-da!",
    "Nothing up my sleeves.",
    "Now I am cold.",
  ),
  burglar: who(
    "The Burglar",
    "breaks into your first rank",
    "Hide your king on the second rank.",
    "Nice place. Which room is his?",
    "In by the window.",
    "Nobody heard a thing.",
    "The lights went on.",
  ),
  bomber: who(
    "The Bomber",
    "charges, shells and blows things up",
    "Send a pawn first where a bomb may lie.",
    "Mind where you step.",
    "Boom is a strong word.",
    "What a lovely noise.",
    "It was a dud.",
  ),
  zookeeper: who(
    "The Zookeeper",
    "lets strange animals loose",
    "Capture the odd animals before they come near.",
    "Please don’t feed the pieces.",
    "Look, it’s out of its cage.",
    "All counted, all fed.",
    "They ran off with you.",
  ),
  no: who(
    "Doctor No",
    "keeps his cards to answer yours",
    "Play a small card first, and keep the big one.",
    "No.",
    "For once, yes.",
    "Yes.",
    "No …",
  ),
  purist: who(
    "The Purist",
    "hardly plays a card",
    "Lay traps: strong moves walk into them.",
    "I play chess. What are those?",
    "Very well. One card.",
    "Chess is enough.",
    "I had better cards than I thought.",
  ),
};
