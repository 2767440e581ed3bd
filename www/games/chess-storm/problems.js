// Problems of Chess Storm, from boards of the computer's games and cards dealt anew; dealt.js reads them.
// Lines are only ever added at the end: what is solved is kept by their numbers. One that ends in `out` is no longer
// proposed: what it saves may be lost a turn later.
export const problems = `
now|7k/5K2/4Q3/8/8/8/8/8 b|nope|corruption traitor|card:corruption f7e8|2|930|*card:nope|nope
now|3Q4/8/3P4/5K1k/8/8/8/8 b|nope|official-visit round-robin|h5h6 card:official-visit|2|951|*card:nope d8h8|nope
place|8/3k4/2pppp2/8/8/2PPQP2/2B1KN2/5r2|rewind||e3e6 card:rewind|q|997|*d7e8|rewind
save|8/2b5/2pppk2/5p2/2P1P3/3P1P2/1RBQK1q1/8|fantoche home modesty|||q|1000|*card:fantoche swap:e2d3|fantoche
save|5Q2/8/1kp1b3/2p2qK1/6Q1/5P2/8/8|bulldozer darling dub|||q|1121|*card:bulldozer g4c8|bulldozer
save|8/2b2k2/2p2p2/8/8/2P2P2/2BQK1r1/7n|paladin poison stall|||q|1211|*e2d3 card:stall swap:h1g2|stall
now|4Q3/3K2k1/3Q4/3N4/8/8/8/8 b|no|exile veto|g7h7 card:exile d5a8|2|1212|*pass d6g6|no
now|2Q5/8/8/8/2K5/1NP5/4k3/6Q1 b|no|favorite veto|card:favorite e2e5|2|1220|*pass g1d4|no
save|1K6/8/8/8/1q2q3/4k3/8/8|judas repealed veto|||g|1315|*b8c7|repealed|out
save|8/8/8/8/8/5k2/K3q3/3q4|magnetism round-robin trap|||g|1329|a2a3 *card:trap square:d2|trap|out
save|8/2b5/2p1kp2/4p3/2P1K3/6r1/8/8|barrier poison shield|||s|1391|c4c5 *card:barrier border:d2e2 border:d3e3|barrier
save|8/8/8/8/8/3q1k2/1K6/4q3|barrier church trap|||g|1399|b2a2 *card:barrier border:b1c1 border:b1b2|barrier|out
save|8/5n2/qbp2k2/2pQ4/8/4PP2/4KN2/8|camel disintegrate stand-in|||q|1399|*f2d3 card:camel piece:d3|camel
save|7k/1K6/8/5n2/5q2/8/8/1q6|kangaroo quadrille round-robin|||g|1425|*b7a8 card:quadrille turn:clockwise|quadrille|out
place|8/3K4/8/b7/4k3/8/8/3q4|attentat||d7c6 card:attentat|s|1515|*square:d5|attentat
save|8/3q4/8/2b5/4K3/4p3/4k3/5q2|barrier church round-robin|||\
s|1521|e4e5 *card:barrier border:e1f1 border:f1f2|barrier|out
save|8/8/8/2b5/5p2/4p3/4k1K1/5q2|barrier round-robin trap|||g|1556|g2h2 *card:barrier border:f1g1 border:f1f2|barrier
save|8/8/8/8/8/5k2/1K6/3qq3|church magnetism round-robin|||g|1592|*b2a2 card:magnetism piece:a2|magnetism|out
save|8/8/8/b5k1/3r4/7r/4K3/3r4|church schisme trap|||s|1599|e2f2 *card:trap square:d2|trap|out
save|8/8/8/8/4p3/4kp2/3p4/4K3|church fodder trap|||g|1630|*e1f1 card:trap square:d1|trap
save|8/8/4k3/8/8/6K1/4q3/3q4|church magnetism round-robin|||g|1652|*g3f4 card:magnetism piece:f4|magnetism
save|2K5/8/2q5/8/8/3qk3/8/8|black-hole round-robin wormhole|||\
g|1693|c8b8 *card:wormhole square:e1 square:b8|wormhole|out
save|8/8/8/8/6k1/2K5/8/3qq3|church round-robin trap|||g|1740|*c3c4 card:trap square:a5|trap|out
one|k7/2p5/4p3/P1p5/6R1/8/7N/6K1|dub private-jet shapeshifter|||3|1702|*card:private-jet g1a6|private-jet
one|4b1k1/5p1R/3K4/7N/2p5/8/P7/8|cannibalism inception mortar|||3|1714|*d6e7 card:inception piece:g8|inception
one|6k1/5R1p/8/8/n7/2pR4/3K4/8|castlerock phase-shift traitor|||3|1843|*card:traitor piece:c3 f7a7|traitor
one|5N1n/8/5b1k/8/5P2/8/5b1K/6R1|ambition diktat shield|||3|1848|*g1g7 card:diktat kind:knight|diktat
one|7n/8/7q/k7/8/8/1PP1P3/1R1K4|magnetism peace scouts|||3|1859|*b1a1 card:magnetism piece:a1|magnetism
one|1q4Q1/2kp4/8/2pp4/8/8/8/4BK2|chameleon peace traitor|||3|1878|*g8b8 card:peace piece:b8|peace
one|7k/1K4p1/5p2/7p/5r1R/8/8/5B2|apartheid magnetism private-jet|||3|2034|*h4h5 card:magnetism piece:h5|magnetism
one|8/k7/2p3r1/1pp5/2N2K2/1R6/8/8|kangaroo magnetism urbanism|||3|2047|*b3a3 card:magnetism piece:a3|magnetism
one|8/5p1k/8/8/pP6/8/Q1N5/2K5|poison prayer seniority|||3|2117|*a2f7 card:seniority kind:bishop|seniority
one|8/k1p5/n1P5/2p5/6N1/8/4K1Q1/8|cylinder dub home|||3|1792|*card:cylinder g2b5|cylinder
one|8/8/8/1P1k4/3P4/n5R1/P3n1K1/4b3|coup-detat magnetism shield|||3|1990|*g3g5 card:magnetism piece:g5|magnetism
one|2k5/p7/p7/Q7/8/4K3/8/1R6|bulldozer home prayer|||3|1742|*card:prayer b1h7|prayer
one|5k2/7p/3p4/8/3R4/3K4/8/7N|magnetism neutrality shapeshifter|||3|1953|*d4f4 card:magnetism piece:f4|magnetism
now|k7/1rB2K2/2Np4/8/4p3/8/R3P3/8 b|no|stand-in fodder|b7a7 card:stand-in|2|916|*card:no a2a7|no
now|1k6/p1pB4/8/1R6/7r/1K6/4P3/8 b|negative|neutrality magnetism|\
b8a8 card:neutrality piece:b5|2|920|*card:negative d7c6|negative
now|1k6/8/pK2R3/4p3/8/8/8/3Q4 b|nope|provocation back-up|b8c8 card:provocation|2|930|*card:nope e6e8|nope
now|1k6/3p4/RK5p/8/8/8/R7/8 b|no|coup-detat judas|d7d6 card:coup-detat piece:h6|2|1067|*pass a2h2|no
now|k1n5/p2K4/2Q5/8/8/7r/8/8 b|no|cannibalism icy-road|card:cannibalism a8a7|2|1106|*card:no|no
now|k7/8/pKp5/8/8/5R2/8/8 b|no|double cancelled|card:double a6a5 c6c5|2|1106|*pass f3f8|no
now|k1R5/1p6/8/K1p5/8/1p6/7Q/8 b|nope|regency stampede|a8a7 card:regency|2|1114|*card:nope h2b8|nope
save|kb6/1rK4Q/8/6pp/8/8/8/4R3|judas nearsighted veto|||q|1117|*c7d8|nearsighted
save|6N1/6k1/2KP4/4p1p1/3n4/1Q6/8/3b4|corruption favorite modesty|||q|1123|*card:corruption d4c2|corruption|out
place|8/4p1k1/6p1/3pq3/5QB1/8/5K2/8|rewind||f4h2 card:rewind|q|1165|*e5d8|rewind
now|6k1/2Q5/P4Kp1/p7/N7/8/8/8 b|no|kangaroo repealed|g8h8 card:kangaroo piece:a4|2|1215|*pass c7g7|no
now|8/k1Q1K3/8/p4R2/2p5/8/8/8 b|nope|cylinder dalai-lama|card:cylinder|2|1260|*card:nope|nope
save|k1K5/3n2Q1/b2B4/6r1/8/7p/8/8|corruption dub favorite|||q|1289|*card:dub d6b7|dub|out
save|3R4/5k2/2P5/6bP/1r6/n7/5p2/1BK5|coup-detat shield trap|||s|1332|*c1d1 card:trap square:f1|trap
place|2q1k3/8/1Kr3p1/8/8/8/7p/5R2|trap||b6a7 card:trap|s|1426|*square:a6|trap|out
place|8/5P2/5k2/7r/8/3PP3/4r3/2K5|attentat||e3e4 card:attentat|s|1447|*square:h1|attentat
save|8/Q5rk/6p1/6q1/8/6p1/5K2/6N1|depression phase-shift traitor|||q|1493|*card:traitor piece:g3 a7a1|traitor
place|6q1/k7/4B3/6PN/8/r7/6R1/4K3|rookies-luck||g2c2 card:rookies-luck|Q|1525|*c2c7|rookies-luck
place|1k6/5P2/6n1/8/8/2P1q3/Q1P5/1K6|periphery||card:periphery|Q|1587|*a2e8|periphery
save|3k4/5r2/2b5/N6P/7n/5K2/4p3/5Q2|black-hole round-robin trap|||q|1668|*f3e2 card:black-hole square:f2|black-hole
save|2k1r3/6p1/1p5Q/8/8/8/8/4K2q|poison round-robin tango|||q|1249|*e1d2 card:tango h6g7|tango
save|k1q5/8/p1r4K/p4Q2/8/2N5/8/8|courting darling dub|||q|1254|*card:courting c3e6|courting|out
save|3rk3/8/5pK1/N7/4bn2/4P3/8/7Q|crab religulous trap|||q|1344|*g6g7 card:religulous swap:f4e4|religulous
save|1Q6/3n2k1/N7/4r1P1/4K3/8/2p5/b7|disintegrate poison stall|||q|1381|*e4f4 card:stall swap:d7e5|stall
save|8/r2k4/8/8/1RP5/2P1n3/K1Q5/8|black-hole crab poison|||q|1509|*c2a4 card:black-hole square:a5|black-hole
now|2q5/2Bk1R2/2pppp2/8/4N3/2PPPP2/1rbQK3/8 b|niet|stall attentat|d7e8 card:stall swap:e4f7|2|967|*card:niet e4d6|niet
save|8/1rbqkn2/2pppp2/8/2N5/2PPPP2/1RB5/2QK2r1|chivalry religulous stall|||q|977|*d1d2 card:stall swap:f7g1|stall
now|2r5/2bq1nR1/2p1p3/3p1p2/4P1N1/2PP4/1RBQ4/5K1k b|niet|regency kangaroo|d7d8 card:regency|2|1028|*card:niet d2g2|niet
save|3k4/B7/1p6/8/7b/1p6/K5n1/4Q3|cylinder phase-shift traitor|||q|1114|*card:traitor piece:b3 e1a1|traitor
place|8/1p1k1n1p/3p1p2/b2q4/8/2P2r2/1Q4N1/2R3K1|black-hole||b2b7 card:black-hole|q|1200|*square:c6|black-hole
save|8/1k1b3N/n7/3r4/2pQ4/3K4/8/8|paladin phase-shift traitor|||q|1235|*card:traitor piece:c4 c4d5|traitor
save|3q4/1rb1k1K1/2p5/4p3/3PnP2/2P1P3/2BQ1Nr1/7R|inception provocation stand-in|||q|1251|*g7h7 card:inception piece:e4\
|inception
place|8/2bq1bR1/2p1p3/3pNp2/4P3/2P4r/1RB1K2k/3Q4|neutrality||g7g2 card:neutrality|3|1263|*piece:h3|neutrality
now|7r/2bq4/2p1p1R1/3pNpQ1/4P3/2P5/1RB1K2k/8 b|negative|wormhole repealed|d7d8 card:wormhole square:g8 square:c3|2\
|1268|*pass g5g2|negative
place|8/B6k/2q1p3/4N3/8/1N2p2p/8/6K1|trap||b3c5 card:trap|s|1295|*square:g2|trap
place|8/4q1nk/8/8/Br3Q2/3P1P2/1P1K3P/8|rewind||f4c7 card:rewind|Q|1308|*h7e8|rewind
place|2k2K2/4QB2/1bp5/q7/8/2PPPP2/1rR5/6N1|courting||card:courting|3|1334|*g1d6|courting
place|6k1/1qr3n1/2p2R2/2p5/3pQ3/3P1P2/1PBK1N1P/8|leapfrog||card:leapfrog|3|1336|*c2h7|leapfrog
place|5b2/7k/8/8/8/2R1P3/2PK1B1q/8|rookies-luck||c3c4 card:rookies-luck|Q|1398|*c4h4|rookies-luck
place|8/3k3p/p7/8/4Bp2/8/K1qN4/6N1|exile||a2a1 card:exile|Q|1404|*c2a8|exile
save|4k3/2n2br1/2pp1p2/8/5P2/4q3/8/5K2|barrier crab kangaroo|||s|1419|f4f5 *card:barrier border:f1f2 border:g1g2|barrier
place|7r/2bq1nR1/2p1p3/3p1p2/4P1N1/2PP4/1RB1K1k1/3Q4|pegasus||card:pegasus|3|1540|*g4f4|pegasus
place|8/7P/8/8/6Q1/3P3n/4r3/3R1K1k|periphery||card:periphery|3|1553|*d1g1|periphery
place|7k/1Q2Rr2/5p2/1K6/8/2p5/p7/8|cylinder||card:cylinder|3|1630|*b7f7|cylinder
place|4k1q1/8/8/5r2/2N5/5R2/7P/7K|favorite||card:favorite|Q|1632|*f3a8|favorite
place|3q4/6n1/5kP1/8/8/B4NR1/7K/8|prayer||card:prayer|Q|1651|*g3d6|prayer
`;
