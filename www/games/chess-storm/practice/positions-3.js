// Practice positions of Chess Storm, the second deck, in the order of its numbers: for each a line with its name, the
// board, who is on move and whatever else there is (see Extras in practice.js), then the task in a sentence.
export default `
early-start 6k1/5ppp/4P3/8/8/8/5PPP/6K1 w {"goal":"then won"}
Step to e7 before your move, and promote your pawn with the move itself.
trampoline 2q3k1/5ppp/8/8/8/8/5PPP/3R2K1 w {"goal":"lasting:trampoline,d5 then d5=rook"}
Put a trampoline on d5 and move your rook there: it will threaten to leap to e7.
recruiting-drive 6k1/5ppp/8/3p4/3N4/8/5PPP/6K1 w
Black's pawn on d5 stands beside your knight. Toss a coin for it.
steeplechase 6k1/5ppp/4n3/3p4/2B5/8/5PPP/6K1 w {"goal":"e6=bishop"}
Leap over the pawn with your bishop, and capture the knight.
two-step 3r2k1/5ppp/8/8/8/2N5/5PPP/6K1 w {"goal":"c6=knight"}
Bring your knight to c6 in one go: it attacks the rook.
lancer 3q2k1/5ppp/8/8/8/8/5PPP/3N2K1 w {"goal":"d8=knight"}
Your knight charges straight ahead: capture the queen.
elbow 6k1/5ppp/8/3Pq3/8/8/5PPP/6K1 w {"goal":"e5=pawn"}
Black's queen stands beside your pawn. Elbow it off the board.
hoof-kick 6k1/5ppp/8/3b4/3N4/8/5PPP/6K1 w {"goal":"off:black+bishop d4=knight"}
Kick the bishop off the board: your knight stays where it is.
blaze-of-glory 3r2k1/5p1p/8/r2Q4/8/8/5PPP/6K1 w {"goal":"off:black+rook a5=none d8=none"}
Capture everything your queen attacks, and lose it.
saddle-up 6k1/5ppp/8/8/2B5/8/5PPP/R5K1 w {"moves":"h2h3","goal":"lasting:saddle-up,c4"}
Saddle your bishop: next turn it may also leap like a knight.
siesta r5k1/5ppp/8/8/8/8/5PPP/1R4K1 w {"moves":"b1b2","goal":"a8=asleep"}
Send everybody on the edge to sleep, Black's rook above all.
shield-wall 3r2k1/5ppp/8/8/3P4/8/5PPP/6K1 w {"moves":"h2h3","goal":"d4=shielded"}
Black's rook attacks your pawn. Shield all your pawns for a turn.
glue-trap 6k1/5ppp/4r3/3p4/8/4N3/5PPP/6K1 w {"moves":"e3d5","goal":"d5=magnet"}
Your knight has captured beside the rook. Glue it down.
judo 6k1/5ppp/8/3q4/8/8/3R1PPP/6K1 w {"moves":"d2d4","goal":"d4=queen d5=rook"}
Throw the queen over your rook: they change places.
guard-change 6k1/5ppp/8/8/8/8/5PPP/5RK1 w {"moves":"h2h3","goal":"f1=king g1=rook"}
Swap your king with the rook beside it.
red-hat 6k1/5ppp/8/8/2B5/8/5PPP/6K1 w {"moves":"g1f1","goal":"c4=cardinal"}
Give up a pawn: your bishop becomes a cardinal.
damp-fuse 6k1/5ppp/2n5/3P4/4r3/8/5PPP/6K1 w {"moves":"h2h3"}
Light the fuse of your pawn on d5, and hope that it isn't damp.
overdrive 6k1/5ppp/8/8/8/8/5PPP/R5K1 w {"moves":"a1a7"}
Give up a pawn, and take another turn.
plan-b 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"h2h3","pool":{"white":["pawn"]},"goal":"e2=pawn"}
Take your captured pawn back to e2.
underdog 3r2k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"h2h3","pool":{"white":["rook"]},"goal":"d1=rook"}
Black has more pieces. Bring your rook back to d1.
ransom-note 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"moves":"h2h3","foe":"elbow lancer"}
Let Black choose: a pawn, or two cards.
recall-order 6k1/5ppp/8/8/3r4/8/5PPP/6K1 w {"moves":"h2h3","goal":"d4=none"}
Order Black to call a piece back home.
tea-break 6k1/5pp1/7p/8/8/8/1q3PPP/R5K1 w {"moves":"h2h3"}
Black's queen is about to capture your rook. Call a tea break.
scapegoat 4r1k1/5ppp/8/8/4N3/8/P4PPP/6K1 b {"moves":"e8e4","goal":"a2=knight"}
Black is about to capture your knight. Let a pawn take its place.
bitter-morsel 4r1k1/5ppp/8/8/4N3/8/5PPP/6K1 b {"moves":"e8e4","goal":"then off:black+rook"}
Black is about to capture your knight. Make it a bitter morsel.
in-step 2n3k1/5ppp/8/8/8/8/5PPP/2N3K1 b {"moves":"c8b6","goal":"d3=knight"}
Black has moved a knight. Move yours to d3, out of turn.
next-of-kin 2r3k1/5ppp/8/8/8/2N5/5PPP/6K1 b {"moves":"c8c3 pass","goal":"c2=pawn"}
Your knight was captured. Put a new pawn on c2 against the rook.
cold-feet 3r2k1/5ppp/8/8/8/8/5PPP/R5K1 b {"moves":"d8d2","goal":"d2=asleep"}
Black's rook has come in. Give it cold feet.
eavesdropper 6k1/5ppp/8/8/8/8/5PPP/6K1 b {"foe":"tea-break","moves":"h7h6 card:tea-break","pile":["siesta","judo"]}
Black plays a card. Listen, and take one from the draw pile.
rummage 6k1/5ppp/8/8/8/8/5PPP/6K1 w {"hand":"elbow"}
Elbow is of no use here. Throw it away and draw two cards.
`;
