// Puzzles of the game five-card, from games of the computer against itself; ../puzzle-lines.js reads them.
// Lines are only ever added at the end: what is solved is kept by their numbers.
export const puzzles = `
2r4k/2p4p/8/6Q1/4p3/P3p1Pb/2P2P2/b2R2K1|rrnnn|qbnpp|c|1|877|call
4k3/Q7/3K4/8/P3q3/8/4R3/8|qqbbp|rrbnn|o|1|895|a7e7
3r3k/p5pp/1p3p2/2p4P/8/1K4P1/PP2R3/R1B3N1|qqqrb|nnppp|o|1|910|e2e8
2Q5/8/2n4p/8/7k/2K4P/1P4q1/8|wrbnp|rrppp|c|1|930|call
5k2/3P1p2/5n1p/r1p1p3/P1p1P3/6RP/4RP2/5K2|rbbnp|qqbbp|o|1|939|d7d8=queen
7k/2R5/3R4/5rP1/8/P2PB3/3K2P1/8|qqrnn|bnppp|o|1|947|d6d8
6k1/2R5/3R4/5rP1/8/P2PB3/6P1/4K3|qqrnn|bnppp|c|1|955|call
7k/4b1p1/6P1/2N5/4R3/PP1RB3/4K1P1/8|qqrnn|qqnnn|c|1|959|call
6k1/1p3ppp/2b2p2/2n5/3P3P/1P3P2/r3Q1P1/4K1NR w K|qrbbb|qqrnp|c|1|963|call
Bn2k3/p2bbp1p/1p2pp2/8/P7/4K3/1PPB3P/RN4R1|rnppp|qqrnp|c|1|970|call
4k3/Q7/3K4/8/P3q3/8/R7/8|qqrbb|bnppp|c|1|987|call
7k/3b1Qpp/p7/2P5/1K2B3/6P1/2PNP3/R5B1|wrnnn|rbnpp|o|1|1079|f7f8:wild
8/3Q4/k7/1p6/1K6/6P1/3R4/8|rrnpp|bbbnp|h|1|1385|d2d6
k7/7R/1PK3p1/7p/5n1P/8/5P2/8|qrbbp|qrrbb|h|1|1385|h7h8
k7/2Q5/2PK4/8/8/p7/P7/8|qbbnn|wwbpp|h|1|1386|c7b7
8/7k/3Q4/3BQ3/8/5N2/8/K7|rrrbn|wnppp|h|1|1386|f3g5
4k3/R1P5/4KP2/8/2P5/1N6/5P1B/8|qqqrn|qrbbn|h|1|1386|a7a8
8/8/QB4K1/p7/P5Bk/7P/8/8|rbnpp|rnppp|h|1|1387|b6f2
k7/2P5/7P/2N2K2/8/1RP5/8/8|rrbpp|qrbbn|h|1|1387|b3a3
8/7Q/2K1kp2/4p3/7R/2P4P/8/8|qnppp|wwrrn|h|1|1387|h7d7
7Q/8/8/5pk1/2K4R/8/8/8|qqqnp|qrrbb|h|1|1388|h8h6
6k1/3Q4/4R2P/8/1N6/8/8/1K6|rnnpp|bnnnp|h|1|1388|e6e8
5k2/Q7/8/P1K5/7p/6PP/3R4/8|rbbpp|qrrnn|h|1|1388|d2d8
8/2P1N3/7k/4Q3/p4R2/4K3/8/8|rrrbp|qrbbn|h|1|1388|f4h4
1Q6/8/6R1/8/K1B1k3/P7/3B4/8|qqnnn|qrrbn|h|1|1388|b8f4
5Q2/8/k3P3/P1KP4/6NB/5B2/7P/8|qrrnn|qrnpp|h|1|1388|f8a8
8/7P/8/kp6/8/2K1Q3/8/8|wrrrb|rbbnp|h|1|1389|e3a7:wild
1k6/6R1/8/8/2N5/4P2P/5PQ1/4K3|qbnnp|qbbnn|h|1|1389|g2b7
8/R7/3k4/2n4Q/p1P5/P6K/2P5/8|qrrnp|qqrrb|h|1|1390|h5d5
7k/8/6KP/8/8/1p1Q4/1P1B4/8|qbnnp|rbbbp|h|1|1391|d3d8
8/8/8/7p/7K/3Q4/3Q4/6k1|wrbpp|qbbnp|h|1|1392|d3b1:wild
8/7R/p7/N2k4/3P4/1P6/6K1/4R3|qrrbp|rbppp|h|1|1392|h7d7
8/5Q2/Q6p/P6P/8/4kPP1/2R5/3K4|qbppp|wrbnp|h|1|1392|f7f4
1Q6/7p/7P/8/2K5/8/k7/6R1|qrbnp|qqbnn|h|1|1393|b8b3
2Q5/6k1/B7/7Q/6N1/8/K7/8|qqrnp|rrbnp|h|1|1395|c8h8
8/8/K7/3Q4/8/2P3Q1/4k3/8|wrrnn|rrbnp|h|1|1395|d5d3:wild
6R1/5Q2/1K6/7p/8/7k/8/8|wrbpp|qbbnn|h|1|1398|f7h5:wild
2Q5/8/3R3p/7k/p6P/1BB2K2/PP6/8|qrbnn|qrnnp|h|1|1398|c8g4
8/8/8/5Q2/2Q5/k7/3B3K/8|wnnnp|wqrrp|h|1|1399|d2c1:wild
k7/8/P3R2K/8/3Q4/8/8/8|wqbnn|qqbnp|h|1|1401|e6e8:wild
8/8/7K/8/7P/1k6/5q2/6r1 b|qnwqr|wrbpp|d|1|997|no
rnbqk1r1/pp2bp1p/2ppp2B/8/3PN3/P1PQ4/1P2PPP1/R3KBR1 w Qq|n|q|p|1|1009|76 e4f6,50 give-up,0
r1bqkr2/3pnpb1/2p5/pp2p2p/2B1n2P/1P3Q2/P1PPRPP1/RNB3K1|b|w|p|1|1025|76 c4f7,50 give-up,0
8/3b3k/K7/2q5/5q2/8/8/8 b|prpqr|wnnnp|d|1|1030|no
1nbqk1r1/2rppp1p/1pp3p1/pP1n2Q1/P2P3P/B6N/2PN1PP1/R2K1B1R|q|r|p|1|1090|62 g5e7,50 give-up,0
r3k3/pb1pqp1r/8/1p2Q2p/1nP1P3/BR3B1P/P4PP1/5K1R w q|q|b|p|1|1167|62 e5h8,50 give-up,47 e5b8,0
rnbqk1r1/pppppp1p/7n/4b1Q1/2P5/N7/PP1PPPPP/R1B1KBNR w KQq|bq|wq|p|1|1307|57 g5g8,50 give-up,0
k7/7R/1PK3p1/7p/5n1P/8/5P2/8 b|qrbbp|nrqqb|d|1|2053|73 yes,0
`;
