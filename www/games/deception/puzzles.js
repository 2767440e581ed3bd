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
2bqk3/3n4/8/2P2P2/8/1P6/2k5/4K3|.ppn.pk.p|1|934|uncloak:b3
Q7/4B3/8/8/4k3/8/8/8|k..|1|939|a8e4
4k2r/5np1/n7/3k1P1p/2N5/6P1/8/8 w k|pp..p.kppp|1|951|uncloak:c4
8/8/8/4N3/8/6n1/P5P1/R7|.k.kp|1|959|uncloak:g2
3k4/3B4/8/7P/3P4/8/2P5/8|.kp.p|1|987|uncloak:d7
8/8/8/4nk2/4N3/8/1RP5/8|..p.k|1|991|uncloak:e4
8/8/2n5/6NB/1pP5/8/R7/8|...kkp|1|1020|uncloak:c4
8/8/8/4R3/p1k5/P7/4K3/8|np.kp|1|1043|uncloak:e5
4R2r/p2p1p2/8/8/1N4n1/8/P2r4/kN5B|.npp...k..p.|1|1056|uncloak:a2
8/5B2/3k4/8/2PP4/1B5N/1P5P/8|n....kpp|1|1061|uncloak:f7
8/8/8/4N1P1/2B1b3/2k1B3/8/8|.pk..p|1|1077|uncloak:c4
3b4/8/8/8/3n4/2N5/2Q3R1/5K2|.kpp..|1|1088|uncloak:c3
8/4b3/8/1P6/2n1P3/7k/8/R1K3R1|pp.p...n|1|1092|uncloak:g1
8/8/8/8/6B1/2k1K3/R1P5/8|n.prk|1|1111|uncloak:c2
1r6/3R1n2/8/1B6/1b6/8/3P4/1NB5|kn...ppk|1|1120|uncloak:d7
8/3Bp3/8/6b1/1nP5/8/P3P2N/R7|...kkpp.r|1|1126|uncloak:c4
8/8/3k4/2R5/6P1/8/2P2P2/5BN1|.pkp..p|1|1148|uncloak:c5
4k1k1/7R/3Q4/8/8/8/6r1/1R6|p.b..k|1|1160|uncloak:h7
8/4k3/8/3Rn3/7P/4K3/P1P5/8|kn.pkpp|1|1162|uncloak:d5
8/8/3k4/4R3/8/5R2/3B1P2/1N3N2|kk..pp.|1|1172|uncloak:e5
8/8/4k3/1N1N4/5P2/8/4B3/2B1B3|..pppk.|1|1173|uncloak:d5
8/8/2k5/1R3Bp1/2P1R3/2N5/8/8|.pb.pk.|1|1183|uncloak:b5
8/p3b3/8/1B1p4/P2Np1k1/8/1P3P1R/4B3|ppppppp.kpn.|1|1218|uncloak:h2
8/4Q3/8/5k2/3b4/8/4P1P1/1N2KB2|n..pkppp|1|1222|uncloak:e7
8/5k2/3Q4/p7/P7/5N2/3P4/R3B3|.nppppk.|1|1230|uncloak:d6
6nk/1R1k2R1/5Q2/2p4p/7p/4K3/3BB3/8|..npkpp.pppp|1|1339|uncloak:g7
1n6/8/8/6n1/1p6/4K3/3qb3/8|p.p.k.|s|1411|e3d2,e3f2
4k2r/4n3/7k/p7/4rK2/8/8/8 w k|ppn.pp.|s|1519|f4e4
4k3/4r3/4Kp2/8/8/3n4/8/8|kr.p.|s|1533|e6d5
8/3b4/8/p2B4/2B5/3p4/8/4N3|nk.kp.|s|1625|c4a2,c4d3,uncloak:c4
4k3/1p2n3/8/8/5q2/5K2/8/8|ppbk.|s|1696|f3e2,f3f4
4k3/1p2n3/8/8/5q2/5P2/8/8|ppbkk|s|1697|f3e2,f3f4
`;
