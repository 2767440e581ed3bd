// Practice positions of Chess Storm, cards 070 to 140, in the order of their numbers: for each a line with its name,
// the board, who is on move and whatever else there is (see Extras in practice.js), then the task in a sentence.
export default `
cylinder 6k1/5ppp/8/1r6/8/8/5PBP/6K1 w {"goal":"then b5=white"}
Join the sides of the board, then capture the rook with your bishop, by way of h3 and a4.
pomppufilis 6k1/5ppp/3n4/8/8/8/5PPP/2B3K1 w {"goal":"d6=white"}
Capture the knight with your bishop: bounce off the left side of the board.
leapfrog 6k1/5ppp/8/8/8/8/P4PPP/R5K1 w {"goal":"a5=rook"}
Jump over your own pawn with the rook, to a5.
tango 6k1/5ppp/8/8/8/8/3PPPPP/6K1 w {"moves":"e2e4"}
Your pawn has just gone to e4. Let another pawn do the same.
rock-n-roll 6k1/5pp1/7p/8/8/8/5PPP/R1B3K1 w {"goal":"e1=rook f1=bishop"}
Put your rook on e1 and your bishop on f1.
home 6k1/5pp1/7p/3R4/8/8/5PP1/6Kn w {"goal":"h1=rook"}
Send your rook home to h1, where it captures the knight.
foursquare r5k1/5pp1/7p/8/8/8/5PPP/RN4KR w {"goal":"h8=knight"}
Three corners are occupied. Send your knight to the fourth.
periphery 6k1/5pp1/7p/8/8/8/5PPP/R5K1 w {"goal":"h5=rook"}
Send your rook from its edge to another one, to h5.
mortar 6k1/3n1ppp/8/8/8/8/5PPP/3R2K1 w {"goal":"d1=rook off:knight"}
Capture the knight, and bring your rook straight back.
cohabitation 6k1/5ppp/8/8/8/2P5/5PPP/1N4K1 w {"goal":"c3=pawn+knight"}
Move your knight onto the pawn on c3: they share the square.
vendetta 6k1/5ppp/8/8/8/8/P4PP1/6KR w {"goal":"a2=rook"}
Swap the pawn on a2 with your rook.
nearsighted 3q2k1/5ppp/8/8/8/8/3P1PPP/6K1 b {"goal":"d7=queen","moves":"d8d2 pass"}
Black's queen has just captured your pawn on d2. Stop her after the first square of her way.
inquisition 2b3k1/5ppp/8/8/6p1/8/5PPP/6K1 w {"goal":"g4=bishop"}
Make Black's bishop capture Black's own pawn.
stampede 1n4k1/3p1ppp/8/8/8/8/5PPP/6K1 b {"goal":"d7=knight","moves":"b8c6"}
Black's knight has just gone to c6. Make it capture its own pawn on d7 instead.
solid-snake 6k1/p4ppp/8/8/8/8/P4PPP/6K1 w {"goal":"a7=white f2=white g2=white h2=white"}
Swap your pawn on a2 with Black's on a7, and no others.
diktat 1n4k1/5ppp/8/8/8/8/5PPP/6K1 w {"goal":"lasting:diktat,knight","moves":"h2h3"}
Order Black to move the knight next turn.
corruption r5k1/5ppp/8/8/8/8/5PPP/6K1 w {"goal":"a8=none"}
Move Black's rook in place of a piece of your own.
quadrille r5k1/5pp1/7p/8/8/8/5PPP/6K1 w {"goal":"h8=rook","moves":"g2g3"}
Send Black's rook round the corners to h8.
exile 6k1/5ppp/8/3q4/8/8/5PPP/6K1 w {"goal":"d5=none","moves":"h2h3"}
Send Black's queen to a corner, where it can do nothing for a turn.
boo 6k1/5p1p/8/6p1/8/8/5PPP/6K1 w {"goal":"g7=pawn","moves":"h2h3"}
Scare Black's pawn on g5 two squares back.
schisme 2b3k1/5ppp/8/8/8/8/5PPP/2B3K1 w {"moves":"h2h3"}
Make every bishop step aside, first Black's and then yours.
rewind 6k1/5ppp/8/8/8/8/3r1PPP/6K1 w {"goal":"d2=none","moves":"h2h3"}
Send Black's rook back to where it could have started.
dalai-lama 2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b {"moves":"c8c3 pass"}
Black has just captured your knight. Let it be reborn on its starting square.
voodoo 6k1/5ppp/8/8/8/8/5PPP/3r2K1 w {"goal":"!check:white","pool":{"white":["bishop"],"black":[]}}
Black's rook has all but mated you. Put your captured bishop in between.
encore 6k1/5pp1/7p/8/8/8/5PPP/6K1 w {"goal":"a1=rook","moves":"h2h3","pool":{"white":["rook"]}}
Bring your captured rook back on a1.
airborne 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"pool":{"white":["pawn"],"black":[]}}
Let your captured pawn land in the centre.
jenga 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"goal":"task !off:rook","moves":"h2h3","pool":{"white":["rook"]}}
Balance the card on your king's crown, then bring your rook back.
zombies 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"g1f1","pool":{"white":["pawn","pawn"],"black":["pawn","pawn"]}}
Wake the captured pawns of both players: choose where yours rise.
princess 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"goal":"d1=princess","moves":"g1f1"}
You have no queen. Call a princess to d1.
ambition 6k1/5ppp/8/8/4P3/8/5PPP/6K1 w {"goal":"e4=rook","moves":"h2h3","pool":{"white":["rook"]}}
Replace the pawn on e4 with your captured rook.
meritorious 6k1/5ppp/8/4P3/8/8/5PPP/6K1 w {"goal":"e6=white !e6=pawn"}
Move your pawn to e6, and promote it there.
seniority 6k1/5pp1/7p/8/P7/8/7P/6K1 w {"moves":"g1g2"}
Promote both of your pawns where they stand.
paladin 6k1/5ppp/2n5/8/8/8/5PPP/6K1 w {"goal":"c6=bishop","moves":"h2h3"}
Turn Black's knight into a bishop.
judas 3r2k1/5ppp/8/8/8/8/5PPP/6K1 b {"goal":"d1=white","moves":"d8d1"}
Checkmate! Let the rook that gives it change sides.
shapeshifter 6k1/5ppp/8/3n4/4P3/8/5PPP/6K1 w {"goal":"d5=white+knight"}
Capture the knight with your pawn, which then becomes a knight.
retaliation 2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b {"moves":"c8c3 pass"}
Black has just captured your knight. Remove a pawn in return.
ninja 2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b {"moves":"c8c3"}
Black's rook is about to capture your knight. Let the knight capture it first.
traitor 6k1/5ppp/8/8/8/4p3/6PP/6K1 w {"goal":"e3=white"}
Black's pawn has come too far. Make it yours.
custom-duty 3r2k1/5ppp/8/8/8/8/5PPP/6K1 b {"moves":"d8d4"}
Black's rook has just crossed the middle of the board. Make Black pay for that.
depression 6k1/5ppp/8/p7/8/8/5PPP/6K1 w {"goal":"a5=none","moves":"h2h3"}
Remove the pawn that stands all alone.
apartheid 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"g1f1"}
Remove all pawns that stand on the other army's shade.
zealot 6k1/p5p1/7p/8/3B4/8/5PPP/6K1 w {"goal":"d4=none"}
Blow your bishop up: it takes two pawns with it.
sacrifice 6k1/2p1p1pp/8/3N4/8/8/5PPP/6K1 w {"goal":"d5=none"}
Blow your knight up: it takes two pawns with it.
kidnapping r1b3k1/5ppp/8/8/8/8/5PPP/6K1 w {"goal":"told:c8","moves":"h2h3"}
Kidnap Black's bishop, and see whether Black remembers it.
laser 6k1/3p1ppp/8/3n4/8/8/5PPP/3R2K1 w {"goal":"d5=none d7=none","moves":"h2h3"}
Burn everything down that stands before your rook.
a-bomb 6k1/5ppp/8/8/4N3/8/5PPP/6K1 w {"goal":"f6=none","moves":"e4f6"}
Blow your knight up where it has gone, with all pieces around it.
duel 2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b {"moves":"c8c3 pass"}
Black's rook has just captured your knight. Challenge it to a duel.
nope 3R2k1/5ppp/8/8/8/8/5PPP/6K1 b {"goal":"cancelled:private-jet","foe":"private-jet","moves":"card:private-jet g8e5"}
Black is checkmated, and tries to escape with Private jet. Cancel that card.
niet 6k1/5ppp/8/8/8/8/5PPP/6K1 b {"goal":"cancelled:princess","foe":"princess","moves":"h7h6 card:princess"}
Black is calling a princess. Cancel that card.
no 6k1/3R1ppp/8/8/8/8/5PPP/6K1 b {"goal":"cancelled:rewind","foe":"rewind","moves":"h7h6 card:rewind d7h1"}
Black is sending your rook home. Cancel that card.
negative 6k1/5ppp/8/8/P7/8/5PPP/6K1 b {"goal":"cancelled","foe":"depression","moves":"h7h6 card:depression piece:a4"}
Black is removing your lonely pawn. Cancel that card.
veto 3r2k1/5ppp/8/8/8/8/5PPP/6K1 b {"moves":"d8d1"}
Checkmate! Undo Black's turn, and Black gets no other.
repealed 3r2k1/5ppp/8/8/8/8/5PPP/6K1 b {"moves":"d8d1"}
Checkmate! Undo Black's turn: Black has to do something different.
cancelled 3r2k1/5ppp/8/8/3N4/8/5PPP/6K1 b {"moves":"d8d4 pass"}
Black's rook has just captured your knight. Undo that.
abolished 3q2k1/5ppp/8/8/8/8/3P1PPP/6K1 b {"moves":"d8d2 pass"}
Black's queen has just captured your pawn on d2. Undo that.
cannibalism 6k1/5ppp/8/8/8/8/P4PPP/R5K1 w {"goal":"a2=rook"}
Capture your own pawn on a2 with the rook.
disintegrate 6k1/5ppp/8/8/8/8/P4PPP/R5K1 w {"goal":"a2=none","moves":"h2h3"}
Your own pawn is in your rook's way. Remove it.
provocation 6k1/5ppp/8/3p4/4P3/8/5PPP/6K1 w {"moves":"g1f1"}
Force Black to capture your pawn on e4.
fodder 2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b {"moves":"c8c3 pass"}
Black has just captured your knight. Bring it back in place of a pawn.
vulture 6k1/3p1ppp/8/8/8/8/3P1PPP/6K1 b {"goal":"hand:crab","foe":"crab","moves":"h7h6 card:crab piece:d7"}
Black is turning a pawn into a crab. Let that happen, but take the card into your hand.
flush 6k1/5ppp/8/8/8/8/P4PPP/R5K1 w {"goal":"then !g1=king worked:crab","hand":"crab"}
Play Flush, move your king, and then play Crab in the same turn.
swap 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"hand":"good-friends conversion","foe":"crab dub favorite prayer pegasus"}
You hold useless cards, and Black five good ones. Swap hands.
peeker 2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b {"moves":"c8c3","pile":["camel","nope","good-friends"]}
Black has just captured your knight. Look through the draw pile, and take a card.
mirror 6k1/3p1ppp/8/8/8/8/3P1PPP/6K1 b {"goal":"d2=crab","foe":"crab","moves":"h7h6 card:crab piece:d7"}
Black is turning a pawn into a crab. Do the same with your pawn on d2.
trash-can 6k1/5ppp/8/8/8/8/5PPP/R5K1 w {"moves":"h2h3","lasting":[{"card":"inception","owner":"second","at":"a1"}]}
Your rook is asleep. Put an end to that effect.
chronometer 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"g1f1"}
Give Black only fifteen seconds for the next move.
ingerence rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w
Let a bystander make your move.
shield 5bk1/5ppp/8/8/8/8/5PPP/4R1K1 w {"goal":"e7=shielded"}
Move your rook to e7, and shield it from the bishop.
scrying 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"g1f1"}
Guess which piece Black will move next, and note it in secret.
regency 3r2k1/5ppp/8/8/8/8/4KPPP/8 w {"moves":"e2f1"}
Take your king off the board for Black's turn.
round-robin 6k1/8/8/8/P7/8/8/6K1 w {"goal":"d8=white !d8=pawn","moves":"g1f1"}
Turn the board clockwise: your pawn comes to the last rank, and is promoted.
`;
