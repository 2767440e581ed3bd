// Puzzles of the game deception, from games of the computer against itself; ../puzzle-lines.js reads them.
// Lines are only ever added at the end: what is solved is kept by their numbers.
export const puzzles = `
8/8/8/3kB3/8/8/8/8|.k|1|800|uncloak:e5
7Q/8/8/8/3kr3/8/8/8|k..|1|835|h8d4
8/8/8/4b3/3K4/8/2NB4/8|k...|1|835|d4e5
8/8/3N4/p2n4/3B2n1/8/8/8|..kk.|1|883|uncloak:d4
8/8/3k4/2NK4/6P1/8/4R3/8|k....|1|889|d5d6
8/5r2/8/7p/7P/8/4N1P1/8|.kk.p|1|895|uncloak:h4
8/8/2k5/8/3Np3/8/3B4/8|.k..|1|916|d4c6
8/8/P7/8/4k3/5R2/8/8|pkk|1|930|uncloak:f3
Q7/4B3/8/8/4k3/8/8/8|k..|1|939|a8e4
8/8/8/4N3/8/6n1/P5P1/R7|.k.kp|1|959|uncloak:g2
3k4/3B4/8/7P/3P4/8/2P5/8|.kp.p|1|987|uncloak:d7
8/8/8/4nk2/4N3/8/1RP5/8|..p.k|1|991|uncloak:e4
8/8/2n5/6NB/1pP5/8/R7/8|...kkp|1|1020|uncloak:c4
8/8/8/4R3/p1k5/P7/4K3/8|np.kp|1|1043|uncloak:e5
8/8/8/4N1P1/2B1b3/2k1B3/8/8|.pk..p|1|1077|uncloak:c4
3b4/8/8/8/3n4/2N5/2Q3R1/5K2|.kpp..|1|1088|uncloak:c3
8/8/8/8/6B1/2k1K3/R1P5/8|n.prk|1|1111|uncloak:c2
8/8/3k4/2R5/6P1/8/2P2P2/5BN1|.pkp..p|1|1148|uncloak:c5
4k1k1/7R/3Q4/8/8/8/6r1/1R6|p.b..k|1|1160|uncloak:h7
8/4k3/8/3Rn3/7P/4K3/P1P5/8|kn.pkpp|1|1162|uncloak:d5
8/8/2k5/1R3Bp1/2P1R3/2N5/8/8|.pb.pk.|1|1183|uncloak:b5
8/4b3/3b4/3kb3/P3P3/3BR3/3B4/8|p...pkp..|s|1299|uncloak:e4
1n6/8/8/6n1/1p6/4K3/3qb3/8|p.p.k.|s|1371|e3f2
4k3/5r2/8/8/1b2P3/8/2B2PP1/8|.rnp.kp|s|1396|uncloak:f2
2Bq1b2/8/8/6p1/6P1/8/2BP1P2/5r2|.kppp.pk.|s|1458|uncloak:f2
3Qr3/2pp1pp1/8/8/3P4/2q5/8/7b|..ppkpk..|s|1459|uncloak:d4
BBb1k3/3pp3/8/8/8/8/P2NP3/r7|..pppkkpp.|s|1460|uncloak:a2
2q1r3/4b3/8/2bp4/P2bP3/8/3P2P1/8|p.p.kp.kpp|s|1460|uncloak:e4
rn2q1b1/p2nBr2/8/8/8/8/P2PPP2/2RQK1q1|kp..p...pnppppk.|s|1470|uncloak:d2
8/3pb1k1/8/2pb4/3P4/8/4PN2/2B1QBN1|p.kp.kp.b.pp|s|1476|uncloak:d4
4k3/2p1n3/2p1N3/r7/P7/8/4NR1R/4K3|pppp.kkp.pp|s|1492|uncloak:a4
4k2r/4n3/7k/p7/4rK2/8/8/8 w k|ppn.pp.|s|1519|f4e4
4k3/4r3/4Kp2/8/8/3n4/8/8|kr.p.|s|1533|e6d5
3r4/3b4/8/5r2/3N1P1b/8/4P1P1/2B2BN1|ppk.k.ppbpp|s|1535|uncloak:f4
4k3/8/8/B3k3/2P1nP2/8/4N3/4KB2|pb.p.kppb|s|1541|uncloak:f4
2b2b2/2b1pB2/8/3pb3/4P3/8/P2B4/4RB2|pp.k.p.kp..p|s|1566|uncloak:e4
2b5/k1pp3n/8/8/1qP5/8/3P4/2B1N3|b.pp.qkpp.|s|1651|uncloak:c4
8/3b4/8/p2B4/2B5/3p4/8/4N3|nk.kp.|s|1666|c4a2
4k3/1p2n3/8/8/5q2/5K2/8/8|ppbk.|s|1667|f3e2
4k3/1p2n3/8/8/5q2/5P2/8/8|ppbkk|s|1668|f3e2
`;
