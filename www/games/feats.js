// The forty feats as data: for each its number, its game, its title and what has to be done; below it its goals, of
// which any will do. {me} and {foe} stand for the colours of the player and of the opponent, {home} for where the
// player's king begins. Numbers are kept for good: what was reached is kept by them.

/**
 * @typedef {import("../engine").GameName} GameName
 *
 * @typedef {object} Feat
 * @property {string} id
 * @property {GameName | "any" | "run" | "evening" | "puzzle"} game where it is done
 * @property {string[]} goals for the engine; of a run, an evening and puzzles the name of a fact of their record
 * @property {string} title
 * @property {string} what has to be done, in a sentence
 */

const TABLE = `
A01 any First blood|Win a game.
  won
A02 any On your own feet|Beat Easy or better without a hint or a take-back.
  won unhelped level:easy+
A03 any Summit|Beat Strong without a hint or a take-back.
  won unhelped level:strong
A04 chess Quick work|Checkmate within twenty of your moves.
  won how:checkmate by:40
A05 chess Who needs her?|Win after you were left without a queen.
  gone:{me}+queen then won
A06 chess Small man, big word|Checkmate with a pawn move.
  won last:pawn how:checkmate
A07 chess The last hop|Checkmate with a knight move.
  won last:knight how:checkmate
A08 chess Turned round|Step out of check into theirs, and win.
  check:{me} then !check:{me} check:{foe} then won
A09 chess Long breath|Win after move eighty.
  turn:160 !won then won
A10 full-double Long live the king|Win with one king of two.
  off:{me}+king then won
A11 full-double Regicide in order|Capture a king, then the amazon, and win.
  off:{foe}+king then off:{foe}+amazon then won
A12 full-double She came home|Win with your amazon still on the board.
  !off:{me}+amazon won
A13 full-double Habemus|Checkmate with a cardinal.
  won last:cardinal how:checkmate
A14 doublecross Said aloud|Announce a check, and win.
  gave:claim:check then won
A15 doublecross Nothing escapes you|Punish a check nobody announced, and win.
  gave:claim:punish then won
A16 doublecross Second life|Play Save King, and win.
  gave:card:save-king then won
A17 doublecross Bare bones|Win without your queen and a rook.
  off:{me}+queen off:{me}+rook then won
A18 doublecross Sharp draw|Win by turn thirty.
  won by:30
A19 five-card Called it|Call, and checkmate.
  gave:call then won how:checkmate
A20 five-card Eight on the cube|Win a pot with eight antes at stake.
  stake:8 won
A21 five-card They blinked|Double, and see it refused.
  gave:double then won how:refused-double
A22 five-card You should have known|Accept a double, and win.
  gave:yes then won
A23 five-card New cards, new luck|Fold for new cards, and checkmate.
  gave:fold then won how:checkmate
A24 five-card High card|Win when the cards decide.
  won how:tie-break
A25 deception Cat burglar|Capture the king within ten of your moves.
  won by:20
A26 deception Hidden in plain sight|Win with your king where kings begin.
  {home}=base-king won
A27 deception Never a word|Win without lifting a cloak.
  won unsaid:uncloak
A28 deception All show|Win after your queen and a rook have fallen.
  off:{me}+queen off:{me}+rook then won
A29 chess-storm Bare hands|Win without playing a card.
  won cards:0
A30 chess-storm Just no|Cancel a card, and win.
  played:nope then won
  played:niet then won
  played:no then won
  played:negative then won
A31 chess-storm Mind the step|Catch the queen with a bomb, and win.
  lasting:trap then !lasting:trap off:{foe}+queen then won
  lasting:attentat then !lasting:attentat off:{foe}+queen then won
A32 chess-storm The understudy|Lose a king to Stand-in, and win with the other.
  lasting:stand-in then !lasting:stand-in then won
A33 chess-storm Thirty pieces|Turn a checking piece with Judas, and win.
  played:judas then won
A34 chess-storm Sideways to victory|Win with a crab of yours still alive.
  played:crab then lasting:crab won
A35 chess-storm Long live the bishop|Crown a new king with Coup d’état, and win.
  played:coup-detat then won
A36 chess-storm Right of way|Play Bulldozer, and win by turn sixty.
  played:bulldozer then won by:60
A37 run Dry feet|Finish a run of Storm with all three hearts.
  hearts
A38 run Travel light|Win the last game of a run by mate, with no reward taken after game four.
  light
A39 evening From the last coin|Win an evening after buying in again.
  rebuy
A40 puzzle A good week|Solve the puzzle of the day at the first try on seven days.
  week
`;

/** @param {string} text @returns {Feat} */
function feat(text) {
  const [line, ...goals] = text.split("\n").map((one) => one.trim());
  const [, id, game, title, what] = /** @type {string[]} */ (/^(\S+) (\S+) ([^|]+)\|(.+)$/.exec(line));
  return { id, game: /** @type {Feat["game"]} */ (game), goals, title, what };
}

/** All of them, in order. */
export const feats = TABLE.trim()
  .split(/\n(?=A)/)
  .map(feat);

/**
 * The goals of a feat for whoever has this colour: any of them will do.
 * @param {Feat} feat @param {"white" | "black"} me
 */
export function goalsOf({ goals }, me) {
  const foe = me === "white" ? "black" : "white";
  const words = { me, foe, home: me === "white" ? "e1" : "e8" };
  return goals.map((goal) => goal.replace(/\{(\w+)\}/g, (_, name) => words[/** @type {keyof typeof words} */ (name)]));
}

/** The colour behind the pictures of a game's feats, by its token. @type {Partial<Record<Feat["game"], string>>} */
const GROUNDS = {
  chess: "--m-bt",
  "full-double": "--m-rook",
  doublecross: "--m-ot",
  "five-card": "--m-et",
  deception: "--m-at",
  "chess-storm": "--m-tr",
  run: "--m-tr",
};

/** The token of the colour behind a feat's picture, if its game has one. @param {string} id */
export const groundOf = (id) => GROUNDS[feats.find((one) => one.id === id)?.game ?? "any"];

/** The feats that a game may bring. @param {string} game */
export const featsOf = (game) => feats.filter((one) => one.game === game || one.game === "any");
