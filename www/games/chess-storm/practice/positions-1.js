// Practice positions of Chess Storm, cards 001 to 069, in the order of their numbers: for each a line with its name,
// the board, who is on move and whatever else there is (see Extras in practice.js), then the task in a sentence.
export default `
crybaby 6k1/5ppp/8/8/8/8/5PPP/6K1 b {"moves":"h7h6"}
Black has just made a move. Take offence at it: one of Black's pawns has to go.
tabula-rasa 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"hand":"stall good-friends conversion urbanism"}
None of your other cards is any use here. Throw your hand away and draw a new one.
respect 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"g1f1"}
Demand respect: whoever complains about the card game now loses a pawn.
omerta 2b3k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"g1f1"}
Forbid all talk of pieces: whoever names one now may lose one.
starving 6k1/5ppp/8/3p4/4P3/8/5PPP/6K1 w {"moves":"g1f1"}
Make captures a duty: Black's pawn will have to capture yours.
origins 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"g1f1"}
Forbid all cards until a king is in check.
ceasefire 6k1/5pp1/7p/8/8/8/1q3PPP/R5K1 w {"moves":"h2h3"}
Black's queen is about to capture your rook. Call a ceasefire.
fair-trade 3qk3/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"h2h3"}
Your army is hopeless. Swap sides with your opponent.
pass 6k1/5pp1/7p/8/8/8/5PPP/R5K1 w
Skip this turn, and keep the card for an extra turn later.
trap 6k1/5ppp/8/8/5n2/8/5PPP/6K1 w {"goal":"lasting:trap,e2","moves":"h2h3"}
Black's knight is about to give check on e2. Hide a bomb there.
attentat 4k3/8/8/4p3/3P4/8/5PPP/6K1 w {"goal":"lasting:attentat,d4","moves":"h2h3"}
Black's pawn may capture yours on d4. Hide a bomb under it.
flood 8/5k2/8/3p4/8/2K3R1/8/8 w {"moves":"g3g4"}
Drown the ranks and files on which nobody stands.
church 6k1/5ppp/8/8/3R4/8/5PPP/6K1 w {"goal":"lasting:church,d4","moves":"d4d5"}
Build a church on d4, where your rook may come back to leave it like a bishop.
barrier 3r2k1/5ppp/8/8/8/8/5PPP/3Q2K1 w {"goal":"lasting:barrier,d4,d5","moves":"h2h3"}
Black's rook attacks your queen. Build a wall between d4 and d5, and another beside it.
black-hole 3r2k1/5ppp/8/8/8/8/5PPP/3Q2K1 w {"goal":"lasting:black-hole,d5","moves":"h2h3"}
Black's rook attacks your queen. Let the square d5 vanish between them.
wormhole 6k1/5p1p/6p1/8/8/8/1B3PPP/6K1 w {"goal":"lasting:wormhole,c3,g6","moves":"b2c3"}
Connect c3 with g6, so that your bishop may capture there next.
neutrality 6k1/5ppp/8/3r4/8/8/5PPP/4R1K1 w {"goal":"d5=neutral","moves":"e1e2"}
Make Black's rook neutral, so that you may move it, too.
inception r5k1/5ppp/8/8/8/8/5PPP/4R1K1 w {"goal":"a8=asleep","moves":"h2h3"}
Put Black's rook to sleep.
peace 3r2k1/5pp1/7p/8/8/8/5PPP/3R2K1 w {"goal":"d1=peaceful","moves":"h2h3"}
Your rook is attacked. Give it peace, so that it can't be captured.
magnetism 6k1/5ppp/8/6N1/8/8/5PPP/6K1 w {"goal":"e6=magnet","moves":"g5e6"}
The pawn on f7 is about to capture your knight. Make the knight a magnet.
poison 3r2k1/5ppp/8/8/3N4/8/5PPP/6K1 w {"goal":"d4=poisoned","moves":"h2h3"}
Black's rook is about to capture your knight. Poison the knight.
coup-detat 4k3/8/8/8/8/8/3P4/R3K3 w {"goal":"d2=royal","moves":"a1a5"}
Crown the pawn on d2: it is your new king.
stand-in 4k3/8/8/8/8/8/5PPP/5RK1 w {"goal":"e1=king","moves":"h2h3"}
Call a second king of yours to e1.
fusion 4k3/8/8/8/8/8/5PPP/RN4K1 w {"goal":"a1=as-knight"}
Merge the knight into your rook: choose the rook first.
crab 6k1/5ppp/8/3p4/4P3/8/5PPP/6K1 w {"goal":"e4=crab","moves":"h2h3"}
Turn the pawn on e4 into a crab.
kangaroo 4k3/8/8/8/8/8/5PPP/4K1N1 w {"goal":"g1=kangaroo","moves":"h2h3"}
Turn your knight into a kangaroo.
camel 6k1/5ppp/8/8/2n5/8/1R3PPP/6K1 w {"goal":"c4=camel","moves":"h2h3"}
Black's knight attacks your rook. Turn it into a camel, which jumps elsewhere.
official-visit 6k1/5ppp/8/8/8/8/5PPP/R5K1 w {"moves":"a1a2"}
Swap the two kings.
good-friends 1q4k1/5pp1/7p/8/8/Q7/5PPP/6K1 w {"goal":"b8=white"}
Swap the queens: yours comes to b8 and gives check.
conversion 2b3k1/5ppp/8/8/8/8/5PPP/2B3K1 w {"goal":"c8=white","moves":"h2h3"}
Swap your bishop with Black's.
deserters 6k1/5ppp/8/2n5/8/8/5PPP/N5K1 w {"goal":"c5=white","moves":"h2h3"}
Your knight stands in a corner, Black's in the middle. Swap them.
urbanism 6k1/5pp1/7p/r7/8/8/5PP1/3R2K1 w {"goal":"a5=white","moves":"g1h2"}
Swap your rook with Black's.
chivalry 6k1/5ppp/8/8/8/8/5PPP/1NB3K1 w {"goal":"b1=bishop","moves":"h2h3"}
Swap your bishop with your knight.
asylum 6k1/5ppp/8/8/8/8/5PPP/R1B3K1 w {"goal":"a1=bishop","moves":"h2h3"}
Swap your bishop with your rook.
stable 6k1/5ppp/8/8/8/8/5PPP/RN4K1 w {"goal":"a1=knight","moves":"h2h3"}
Swap your knight with your rook.
religulous 1nb3k1/5ppp/8/8/8/8/5PPP/6K1 w {"goal":"b8=bishop","moves":"h2h3"}
Swap Black's knight with Black's bishop.
rebuke r1b3k1/5ppp/8/8/8/8/5PPP/6K1 w {"goal":"a8=bishop","moves":"h2h3"}
Swap Black's bishop with Black's rook.
stall rn4k1/5ppp/8/8/8/8/5PPP/6K1 w {"goal":"a8=knight","moves":"h2h3"}
Lock Black's rook in: swap it with the knight.
phase-shift 6k1/5pp1/7p/8/8/8/P4PPP/R5K1 w {"goal":"a2=lifted then check:black"}
Lift your pawn on a2, and give check with the rook.
ole r5k1/5ppp/8/8/P7/8/5PPP/6K1 b {"moves":"a8a4"}
Black's rook is about to capture your pawn. Sidestep it: the rook runs off the board.
icy-road 6k1/3r1ppp/8/8/8/8/5PPP/6K1 b {"moves":"d7d3"}
Black's rook has just come to d3. Let it slide on, off the board.
mercy r5k1/5ppp/8/8/8/8/P4PPP/6K1 b {"moves":"a8a2"}
Black's rook is about to capture your pawn. Stop it on the square before.
private-jet 6k1/5ppp/8/8/8/8/5PPP/3r2K1 w
Checkmate! Fly your king to any safe square.
fantoche 6k1/5ppp/8/8/8/8/5PPP/3r2K1 w
Checkmate! Hide your king behind a pawn: swap the two.
castlerock 6k1/5pp1/7p/8/8/8/5PPP/R5K1 w
Send your king along the rank to your rook, which hops over it.
darling 6k1/5pp1/7p/8/3Q4/8/5PPP/6K1 w
Bring your king to your queen, or your queen to your king.
courting 6k1/5pp1/7p/8/3Q4/8/5PPP/N5K1 w
Send your knight to a square next to your queen.
favorite 6k1/5ppp/8/8/8/8/5PPP/1N4K1 w {"goal":"b7=knight"}
Move your knight to b7, like a queen.
faith 1r4k1/5ppp/8/8/8/8/5PPP/2B3K1 w {"goal":"off:rook"}
Attack the rook with your bishop, and capture it in the same turn.
prayer 6k1/5pp1/7p/8/8/8/5PPP/R5K1 w {"goal":"e5=rook"}
Move your rook to e5, like a bishop.
derby 6k1/5ppp/8/3p4/8/8/5PPP/1N4K1 w {"goal":"d5=knight"}
Capture the pawn on d5 with two moves of your knight in one turn.
dub 6k1/5ppp/8/8/8/8/5PPP/2B3K1 w {"goal":"d3=bishop"}
Move your bishop to d3, like a knight.
pegasus 6k1/5ppp/8/8/8/8/5PPP/1N4K1 w
Your knight stands on a light square. Send it to any dark one.
rookies-luck 6k1/5pp1/7p/8/8/8/5PPP/R5K1 w {"goal":"f7=rook"}
Move your rook to a7, and capture the pawn on f7 in the same turn.
double 6k1/5ppp/8/8/8/8/5PPP/1N3NK1 w {"goal":"b1=none f1=none"}
Move both of your knights in one turn.
bulldozer 6k1/p4pp1/7p/n7/8/8/5PPP/R5K1 w {"goal":"off:knight off:pawn"}
Run your rook up the a-file, through the knight and the pawn.
jumper 6k1/5ppp/8/p7/P7/8/5PPP/R5K1 w {"goal":"a5=rook"}
Move your rook to a3, then let it jump over your pawn and capture Black's.
banzai 6k1/5ppp/8/8/8/8/4PPPP/6K1 w {"goal":"e5=pawn"}
Send the pawn on e2 three squares ahead.
breakthrough 6k1/5ppp/8/4p3/4P3/8/5PPP/6K1 w {"goal":"e5=white"}
Capture the pawn straight in front of yours.
scouts 6k1/5ppp/8/8/8/8/P1P2PPP/6K1 w
Advance two of your pawns two squares each.
charge 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"goal":"f3=pawn g3=pawn h3=pawn"}
Advance all three of your pawns one square.
push r5k1/p4ppp/P7/8/8/8/5PPP/6K1 w {"goal":"a8=pawn"}
Push with the pawn on a6: Black's rook falls off the board.
modesty 6k1/1N3pp1/7p/8/8/8/5PPP/6K1 w {"goal":"b8=queen"}
Step to b8 with your knight, like a pawn, and promote it to a queen.
chameleon 1n4k1/5ppp/8/8/8/8/5PPP/R5K1 b {"goal":"a1=none","by":2,"moves":"b8c6 pass"}
Black has just moved a knight. Move your rook like a knight.
checkers 6k1/5ppp/8/3p4/8/1P6/P4PPP/6K1 w {"goal":"e6=pawn"}
Jump with the pawn on a2, first over b3 and then over d5.
back-up 6k1/5ppp/8/4P3/3n4/8/5PPP/6K1 w {"goal":"d4=white"}
Capture the knight behind your pawn.
trailer 6k1/5ppp/8/8/8/8/4PPPP/4R1K1 w {"goal":"e4=pawn"}
Advance the pawn on e2 two squares, with the rook in tow.
cheerleaders 6k1/5ppp/8/8/8/8/P1P2PPP/6K1 w {"goal":"b3=pawn d3=pawn","moves":"g1f1"}
Move the pawns on a2 and c2 diagonally forward, both to the right.
serial-killer 6k1/1p3ppp/2p5/3p4/4P3/8/5PPP/6K1 w {"goal":"b7=white"}
Capture with the pawn on e4, then go on capturing along the diagonal.
`;
