// The rules of plain chess and of Chess Storm in short, for the page; the other games' rules come from the book.
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
  Page.RULES["chess-storm"] ??= `# Chess Storm

Chess with a deck of cards by Nicolas Noble. Each player holds five. A card that was played, cancelled or dumped is replaced from the pile at once; an empty pile is made anew from the discards.

## One card a turn

In each turn, your own and the other's, you may play one card; answers count, too. Every card says when:

- **Before your move** and then you move.
- **In place of your move** and then you do not move.
- **At the end of your turn** when you have moved.
- **In answer to a card** that the other has just declared.
- **While the other takes** when he has declared a move that takes one man of yours, and before it happens.
- **After the other's turn** when he has done all he wants.

Where a card could be answered you are always asked, whether or not you hold an answer, so that nobody learns what you hold. The switch beside the piles, or Auto-pass, spares you the question.

A card that can take effect has a bright edge. One that can not may be dumped: it is put away without effect, and counts as your card.

## Check and mate

- No card may leave your own King in check at the end of your turn, or put him in check.
- No card may mate. What a card does, or a move that only a card made possible, never ends the game; a plain move may mate at any time, lasting effects included.
- Mated, you are asked for a card that saves your King, if you have one. Without a move and not in check, you may play a card instead of the move, or take the draw.

## Words

- **Men** are Pawns and Kings, too, if the card does not except them. A King is never taken or removed.
- **To exchange** is no move and takes nothing; marks travel with their men, and castling is over for who was exchanged.
- **To fly** to a square is to come there whatever stands between.
- **The pool** holds taken and removed men; cards may bring them back. Who is **out of the game** never comes back.
- A **neutral** man may be moved by both and takes both.
- A **lasting** card stays beside the board until it ends. Marks on the board say what it does; look at a marked man to read them.
`;
})();
