// Puzzles of the game doublecross, from games of the computer against itself; ../puzzle-lines.js reads them.
// Lines are only ever added at the end: what is solved is kept by their numbers.
export const puzzles = `
rn1kr3/p1qp1p1Q/2bP4/P6P/1P2np2/P7/R1K4R/2BN1BN1|PN|Q|827|d6c7
1nb3r1/2qk4/2p5/2P1pp1p/1p3bPP/1B3K1R/rR5P/1N2Q1N1|RPP|R|843|b2a2
b4r1r/2n4n/2N5/4q1k1/8/3B4/3NB3/1rRQ1K1R|Rp|R|850|c1b1
1nN5/1P2Pb1p/r1R4b/3k1B2/5QKR/5p2/3q1B2/3rN3|RPPp|R|947|c6a6
2R4r/r1n1k2P/2b4P/4q3/pbQ1BRP1/P2K4/8/R1B2nN1|RPBp|R|970|c8h8
2kr1bnr/3n1ppp/3p4/p4PP1/1p2N2q/PP1b4/RB1PP3/3QKBNR w K|RPNBKnrssxcc|Q|974|h1h4
1B4nr/4k2p/2q1b2b/3p3P/8/r2B2B1/1q6/R2nK2R w K|RPRQKpprxl|R|981|a1a3
1nb1k2r/1pp1n3/rpP5/p4pp1/7P/2NqP1pR/PPP2P2/R1BQKBN1 w Qk|PNBRnbkssl|Q|1006|c2d3
1n2Bkr1/4q3/P2N1n2/3r4/2BP1b2/P4Npp/4QBK1/5q1r|pPPppnrxdd|s|1012|h3h2
4qbnr/1ppnkpp1/r2Qb2p/pP4B1/8/2P1p2P/PP2PP1R/RN2KBN1 w Q|PPPPPNNRpppnnbrssxxl|R|1045|b5a6
rnbqk1nr/R5pp/8/1PpPpp2/1bBp4/4P1PP/1P1PKP2/1NBQ2NR w kq|RPPPQpnnqkssxl|R|1056|a7a8
rnbq1br1/3pkp1p/2p1B3/pp6/4n3/1QP1P1RN/PP1P1P1P/RNB1K3 w Q|RPPPPPbrqssxal|R|1141|g3g8
1r3bn1/p2k4/2Q2PP1/4P3/1pbq3P/Nr1p4/Pb2K3/2R3NR|PQnkwl|R|1152|a2b3
rnbqkbnr/1p1ppp2/8/p1p3P1/2P3P1/BP3N2/P2PPP1R/RN1QKB2 w Qkq|RPPNBQKpppppnnbbrrkssxxaadwwllcc|R|1214|h2h8
1rq1b2r/4n3/2P4k/2PQ1p2/pn1P1bp1/N4p2/2N1K3/1R1Q1BR1|pppa|s|1224|f3f2
rnbqkbn1/1p2ppp1/R2p3r/2p5/6Pp/5P1P/1PPP4/1NBQKBNR w Kq|RPPPPPNNBBQppppnnbbrqssxxaawllcc|R|1247|a6a8
rnb1k2r/p1p2pp1/1p1b1n1p/4p3/7P/B1Pq4/P2QPPP1/RN1K1BNR w kq|PPPPNNRRppppnbrkssxxaawwllcc|Q|1248|e2d3
r1b1kbnr/ppP3p1/n4p2/2pp2p1/8/3P1P2/PPP1P1P1/RN1QKBNR w KQkq|RPPPPPNNBRQKpnbbrrkssxawwlcc|R|1256|h1h8
rn1kr3/p2p1p1Q/P1bP3P/q7/1P2np2/P6N/R1K4R/2BN1B2|PPPPPPPNNBBRRQKppppppppnnbbrrkssxxaaddwwllcc|Q|1270|b4a5
rnb2b1r/6kp/4q2p/ppp3PP/P1N3n1/2PpP1RN/1B2QK1P/q4BR1|pPPPPPNBRQKpppprrkdwllcc|q|1274|d3d2
rnb2b1r/1p4k1/4q2p/p1p3PP/P1N3n1/2PpP1RN/1B2QK1P/q4BR1|pPPPPPNBRQKppppprrkadwllcc|q|1289|d3d2
b2r1r2/3n4/3Q1k1b/R7/R7/1B1K1q2/1q4B1/2N2N1n|BPPPPPPBRRpppppppnbbssxxaadwllcc|Q|1291|g2f3
bn4k1/1rq5/p2Pp2n/P3P2Q/R1pN1P1P/7B/2PB4/5KrR|PPPPPPPNBBRRQKppppppppnnbqsxxaaddwwllcc|Q|1294|d6c7
r3kb1r/B1n3p1/6R1/7n/qP1pP3/3P1K2/2p2N2/Rb1B4|RPPPPPPPPNNBBRQKppppppppnnbbrrqkssxaaddwwllcc|Q|1313|a1a4
2Q1k1n1/7r/4N2P/8/p3Kp1q/BR4p1/Q5B1/2q2b2|BPPPPPNBRRppppppnnbrrksxaadllcc|Q|1317|a3c1
1n3r2/2nr1k1p/2P3bb/Bq2P2P/n3P3/3B1NK1/2p5/2Q4R|PPPPPPPPNNBBRRQKppppppppnnbbrrqkssxxaaddwwllcc|R|1328|c6d7
r4br1/1b5B/2k5/p4Q2/2np1p1p/1qK2p1P/6n1/1q2NB1R|pPPPPNNRRppnbxdwcc|s|1343|d4d3
r1bqkbnr/ppp2p2/n5pp/3p3Q/PP6/3B3P/2PP1PP1/RNB1K1NR w KQkq|pPPPNNBRRppppnbbrrqkssxawwll|q|1395|g6g5
1nb3r1/1pq1k3/2pp3b/3PPp1p/1pP1pB1P/1B3KPR/rR5P/1N2Q1N1|pPPPPPRpnbxdw|s|1434|e4e3
rnb3r1/1pq1k3/2pp3b/3PPp1p/1pP1pB1P/1BN2KPR/1R5P/4Q1N1|NPPPPPRppnbrxdw|s|1503|c3e4
1QN4q/4n1r1/5Q2/2k4P/2P1Rp2/7b/Q5rN/B1RKn3|KPPPPPPPPNBBRQppppppppnnbbrrqkssxxaaddwllcc|s|1536|d1e1
1r2kbnr/p1pq1p1P/R2pp3/2BP3P/2N1b3/1Pp2NP1/3K1P1R/3Q1B2 w k|pPPPPPPPNRQKppppnbbrrqkaadwlcc|s|1596|c3c2
b1r2r2/3n4/3Q1k1b/R7/R7/1B2Kq2/1q2N1B1/5N1n|NPPPPPPPBBRRpppppppnbbrssxxaadwwllcc|s|1622|e2f4
b1r2r2/3n4/3n1k1b/R7/R7/1B2Kq2/1q1NN1B1/3Q3n|NPPPPPPPNBBRRQpppppppnbbrssxxaadwwllcc|s|1654|e2f4
r2q4/2b2kr1/5n2/pP3Pp1/P1R5/7b/qppK2P1/1N1nBB2|bPPPPPPPPNNBBQKpppppppnnbrrqkssxxaddwwllcc|s|1673|c7d6
2b5/r1qnBkP1/p4P2/P1b4p/1n2N3/6PP/4QKR1/3qR3|qPPPBBRQKppppbrkxaaddwllcc|s|1806|d1d4
b1r2r2/3n4/3n1k1b/R2q4/R7/1B2K3/1q1NN1B1/3Q3n|qPPPPPPPPNNBBRRQpppppppnbbrssxxaadwwllcc|s|1834|d5g5
N7/P2k4/3Qn3/3b4/1B2K3/Q2R3r/7q/R1N5|QPPPPPPPPNBBRRKppppppppnnbrrqkssxxaaddwwllcc|s|1842|d6d5,d6d7
b1Q1Q1k1/1r1n4/p7/P6Q/1q6/3r1p2/2N5/2B1K2R|QPPPPPPPPNNBBRRKppppppppnnbbrrqkssxxaaddwwllcc|s|1956|c8c3,e8g8
r1B3n1/p1p1kpbr/n2pp2p/1N5q/1p4P1/2K1PP1P/PPP4R/R1B1QBN1|kRpnbrs|s|1121|83 e7f6,66
r5r1/4pkb1/p3b1Pn/P3p3/2qpP3/1p1n4/RNp2P2/2BQKR1B|BPd|2|1327|50 h1f3,0
1B1r1b2/4p2p/R3kp2/Bq2n3/6r1/Q1p1N1pB/3b1K2/6NR|dNBRppppbrawwl|s|1550|100 piece:g3,69
r3kR1r/pq6/Bpp4n/2P1pPp1/PP6/1P2p2N/2P2K1P/RN1Q2R1 w q|pPPPPPNNBRKpppppbrkxaddwwl|s|1570|100 e3e2,80,0 e3f2
`;
