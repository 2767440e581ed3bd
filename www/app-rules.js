// The rules of plain chess in short, for the page; the other games' rules come from the book.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  Page.RULES ??= {};
  Page.RULES.chess ??= `# Chess

The warm-up: chess as everybody knows it. White moves first, then the two sides move in turn. Who checkmates the other side's King wins.

## Men

- **King** one square in any direction. He may never stand where he could be taken.
- **Queen** any distance along rows, columns and diagonals.
- **Rook** any distance along rows and columns.
- **Bishop** any distance along diagonals.
- **Knight** two squares straight and one to the side; it leaps over other men.
- **Pawn** one square forward, from its second row also two; it takes one square diagonally forward.

A man takes an opposing man by moving to its square. Only the Knight leaps.

## Special moves

- **Castling** King and Rook that have not moved, with nothing between them: the King goes two squares towards the Rook, the Rook to his other side. Not while in check, not across an attacked square, not into check.
- **En passant** A Pawn that has just gone two squares may be taken by an opposing Pawn as if it had gone one, in the very next move only.
- **Promotion** A Pawn that reaches the last row becomes a Queen, Rook, Bishop or Knight.

## End of the game

- **Checkmate** The King is attacked and nothing helps: the game is lost.
- **Stalemate** No legal move, and no check: a draw.
- **Other draws** By agreement; when the same position stands for the third time; after fifty moves of each side without a Pawn move and without taking; when nobody can give mate any more. With the option \`draw_claims\` set to claim, repetition and fifty moves must be claimed.
- **Resignation** A player may give up.
`;
})();
