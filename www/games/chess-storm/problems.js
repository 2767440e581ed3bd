// Problems of Chess Storm, from boards of the computer's games and cards dealt anew; dealt.js reads them.
// Lines are only ever added at the end: what is solved is kept by their numbers.
export const problems = `
now|7k/5K2/4Q3/8/8/8/8/8 b|nope|corruption traitor|card:corruption f7e8|2|930|card:nope|nope
now|3Q4/8/3P4/5K1k/8/8/8/8 b|nope|official-visit round-robin|h5h6 card:official-visit|2|951|card:nope|nope
place|8/3k4/2pppp2/8/8/2PPQP2/2B1KN2/5r2|rewind||e3e6 card:rewind|q|997|d7e8|rewind
save|8/2b5/2pppk2/5p2/2P1P3/3P1P2/1RBQK1q1/8|fantoche home modesty|||q|1000|card:fantoche|fantoche
save|5Q2/8/1kp1b3/2p2qK1/6Q1/5P2/8/8|bulldozer darling dub|||q|1121|card:bulldozer|bulldozer
save|8/2b2k2/2p2p2/8/8/2P2P2/2BQK1r1/7n|paladin poison stall|||q|1211|e2d3|stall
now|4Q3/3K2k1/3Q4/3N4/8/8/8/8 b|no|exile veto|g7h7 card:exile d5a8|2|1212|pass|no
now|2Q5/8/8/8/2K5/1NP5/4k3/6Q1 b|no|favorite veto|card:favorite e2e5|2|1220|pass|no
save|1K6/8/8/8/1q2q3/4k3/8/8|judas repealed veto|||s|1315|b8c7|repealed
save|8/8/8/8/8/5k2/K3q3/3q4|magnetism round-robin trap|||s|1329|card:trap|trap
save|8/2b5/2p1kp2/4p3/2P1K3/6r1/8/8|barrier poison shield|||s|1391|card:barrier|barrier
save|8/8/8/8/8/3q1k2/1K6/4q3|barrier church trap|||s|1399|card:barrier|barrier
save|8/5n2/qbp2k2/2pQ4/8/4PP2/4KN2/8|camel disintegrate stand-in|||q|1399|f2d3|camel
save|7k/1K6/8/5n2/5q2/8/8/1q6|kangaroo quadrille round-robin|||s|1425|b7a8|quadrille
place|8/3K4/8/b7/4k3/8/8/3q4|attentat||d7c6 card:attentat|s|1515|square:d5|attentat
save|8/3q4/8/2b5/4K3/4p3/4k3/5q2|barrier church round-robin|||s|1521|card:barrier|barrier
save|8/8/8/2b5/5p2/4p3/4k1K1/5q2|barrier round-robin trap|||s|1556|card:barrier|barrier
save|8/8/8/8/8/5k2/1K6/3qq3|church magnetism round-robin|||s|1592|b2a2|magnetism
save|8/8/8/b5k1/3r4/7r/4K3/3r4|church schisme trap|||s|1599|card:trap|trap
save|8/8/8/8/4p3/4kp2/3p4/4K3|church fodder trap|||s|1630|e1f1|trap
save|8/8/4k3/8/8/6K1/4q3/3q4|church magnetism round-robin|||s|1652|g3f4|magnetism
save|2K5/8/2q5/8/8/3qk3/8/8|black-hole round-robin wormhole|||s|1693|card:wormhole|wormhole
save|8/8/8/8/6k1/2K5/8/3qq3|church round-robin trap|||s|1740|c3c4|trap
`;
