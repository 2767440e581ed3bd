// The names of openings, each with the moves that lead to it. A line is its moves in short notation and its name; the
// name of the longest line that a game follows is the name of its opening.
const LINES = `
e4|King's Pawn Game
e4 e5|Open Game
e4 e5 Nf3|King's Knight Opening
e4 e5 Nf3 Nc6|King's Knight Opening
e4 e5 Nf3 Nc6 Bb5|Ruy Lopez
e4 e5 Nf3 Nc6 Bb5 a6|Ruy Lopez: Morphy Defence
e4 e5 Nf3 Nc6 Bb5 a6 Bxc6|Ruy Lopez: Exchange Variation
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7|Ruy Lopez: Closed
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4|Ruy Lopez: Open
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5|Ruy Lopez: Marshall Attack
e4 e5 Nf3 Nc6 Bb5 Nf6|Ruy Lopez: Berlin Defence
e4 e5 Nf3 Nc6 Bb5 d6|Ruy Lopez: Steinitz Defence
e4 e5 Nf3 Nc6 Bb5 f5|Ruy Lopez: Schliemann Defence
e4 e5 Nf3 Nc6 Bb5 Nd4|Ruy Lopez: Bird's Defence
e4 e5 Nf3 Nc6 Bb5 Bc5|Ruy Lopez: Classical Defence
e4 e5 Nf3 Nc6 Bc4|Italian Game
e4 e5 Nf3 Nc6 Bc4 Bc5|Italian Game: Giuoco Piano
e4 e5 Nf3 Nc6 Bc4 Bc5 d3|Italian Game: Giuoco Pianissimo
e4 e5 Nf3 Nc6 Bc4 Bc5 b4|Italian Game: Evans Gambit
e4 e5 Nf3 Nc6 Bc4 Nf6|Italian Game: Two Knights Defence
e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7|Two Knights Defence: Fried Liver Attack
e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 Bc5|Two Knights Defence: Traxler Counterattack
e4 e5 Nf3 Nc6 Bc4 Be7|Italian Game: Hungarian Defence
e4 e5 Nf3 Nc6 Bc4 Nd4|Italian Game: Blackburne Shilling Gambit
e4 e5 Nf3 Nc6 Bc4 d6|Italian Game: Semi-Italian Opening
e4 e5 Nf3 Nc6 d4|Scotch Game
e4 e5 Nf3 Nc6 d4 exd4 Nxd4|Scotch Game
e4 e5 Nf3 Nc6 d4 exd4 Bc4|Scotch Gambit
e4 e5 Nf3 Nc6 d4 exd4 c3|Göring Gambit
e4 e5 Nf3 Nc6 Nc3|Three Knights Opening
e4 e5 Nf3 Nc6 Nc3 Nf6|Four Knights Game
e4 e5 Nf3 Nc6 c3|Ponziani Opening
e4 e5 Nf3 Nf6|Petrov's Defence
e4 e5 Nf3 Nf6 Nxe5 d6|Petrov's Defence: Classical
e4 e5 Nf3 d6|Philidor Defence
e4 e5 Nf3 f5|Latvian Gambit
e4 e5 Nf3 d5|Elephant Gambit
e4 e5 Nf3 f6|Damiano Defence
e4 e5 Bc4|Bishop's Opening
e4 e5 Bc4 Nf6|Bishop's Opening: Berlin Defence
e4 e5 Nc3|Vienna Game
e4 e5 Nc3 Nf6 f4|Vienna Gambit
e4 e5 d4 exd4 Qxd4|Centre Game
e4 e5 d4 exd4 c3|Danish Gambit
e4 e5 f4|King's Gambit
e4 e5 f4 exf4|King's Gambit Accepted
e4 e5 f4 exf4 Bc4|King's Gambit: Bishop's Gambit
e4 e5 f4 exf4 Nf3 g5|King's Gambit: Classical
e4 e5 f4 Bc5|King's Gambit Declined
e4 e5 f4 d5|Falkbeer Countergambit
e4 e5 Qh5|Wayward Queen Attack
e4 e5 Ke2|Bongcloud Attack
e4 c5|Sicilian Defence
e4 c5 Nf3 d6|Sicilian Defence
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6|Sicilian: Najdorf Variation
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6|Sicilian: Dragon Variation
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6|Sicilian: Scheveningen Variation
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6|Sicilian: Classical Variation
e4 c5 Nf3 d6 Bb5+|Sicilian: Moscow Variation
e4 c5 Nf3 Nc6|Sicilian: Old Sicilian
e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6|Sicilian: Accelerated Dragon
e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5|Sicilian: Sveshnikov Variation
e4 c5 Nf3 Nc6 Bb5|Sicilian: Rossolimo Variation
e4 c5 Nf3 e6|Sicilian: French Variation
e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6|Sicilian: Kan Variation
e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6|Sicilian: Taimanov Variation
e4 c5 Nc3|Closed Sicilian
e4 c5 Nc3 Nc6 f4|Sicilian: Grand Prix Attack
e4 c5 c3|Sicilian: Alapin Variation
e4 c5 d4 cxd4 c3|Sicilian: Smith-Morra Gambit
e4 c5 b4|Sicilian: Wing Gambit
e4 c5 Bc4|Sicilian: Bowdler Attack
e4 e6|French Defence
e4 e6 d4 d5|French Defence
e4 e6 d4 d5 Nc3|French: Paulsen Variation
e4 e6 d4 d5 Nc3 Bb4|French: Winawer Variation
e4 e6 d4 d5 Nc3 Nf6|French: Classical Variation
e4 e6 d4 d5 Nc3 dxe4|French: Rubinstein Variation
e4 e6 d4 d5 Nd2|French: Tarrasch Variation
e4 e6 d4 d5 e5|French: Advance Variation
e4 e6 d4 d5 exd5|French: Exchange Variation
e4 e6 d3|French: King's Indian Attack
e4 c6|Caro-Kann Defence
e4 c6 d4 d5|Caro-Kann Defence
e4 c6 d4 d5 e5|Caro-Kann: Advance Variation
e4 c6 d4 d5 exd5|Caro-Kann: Exchange Variation
e4 c6 d4 d5 exd5 cxd5 c4|Caro-Kann: Panov Attack
e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5|Caro-Kann: Classical Variation
e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7|Caro-Kann: Karpov Variation
e4 c6 d4 d5 f3|Caro-Kann: Fantasy Variation
e4 c6 Nc3 d5 Nf3|Caro-Kann: Two Knights Attack
e4 d5|Scandinavian Defence
e4 d5 exd5 Qxd5|Scandinavian Defence
e4 d5 exd5 Nf6|Scandinavian: Modern Variation
e4 d5 exd5 Qxd5 Nc3 Qa5|Scandinavian: Mieses-Kotroc Variation
e4 d6|Pirc Defence
e4 d6 d4 Nf6 Nc3 g6|Pirc Defence
e4 d6 d4 Nf6 Nc3 g6 f4|Pirc: Austrian Attack
e4 g6|Modern Defence
e4 Nf6|Alekhine's Defence
e4 Nf6 e5 Nd5 d4 d6 Nf3|Alekhine's Defence: Modern Variation
e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4|Alekhine's Defence: Four Pawns Attack
e4 Nc6|Nimzowitsch Defence
e4 b6|Owen's Defence
e4 a6|St. George Defence
e4 g5|Borg Defence
d4|Queen's Pawn Game
d4 d5|Closed Game
d4 d5 c4|Queen's Gambit
d4 d5 c4 dxc4|Queen's Gambit Accepted
d4 d5 c4 e6|Queen's Gambit Declined
d4 d5 c4 e6 Nc3 Nf6 cxd5|Queen's Gambit Declined: Exchange Variation
d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7|Queen's Gambit Declined: Orthodox Defence
d4 d5 c4 e6 Nc3 c5|Tarrasch Defence
d4 d5 c4 e6 Nc3 c6|Semi-Slav Defence
d4 d5 c4 e6 Nf3 Nf6 g3|Catalan Opening
d4 d5 c4 c6|Slav Defence
d4 d5 c4 c6 cxd5|Slav: Exchange Variation
d4 d5 c4 c6 Nf3 Nf6 Nc3 e6|Semi-Slav Defence
d4 d5 c4 Nc6|Chigorin Defence
d4 d5 c4 e5|Albin Countergambit
d4 d5 c4 c5|Queen's Gambit: Austrian Defence
d4 d5 Bf4|London System
d4 d5 Nf3 Nf6 Bf4|London System
d4 Nf6 Bf4|London System
d4 Nf6 Nf3 g6 Bf4|London System
d4 Nf6 Nf3 e6 Bf4|London System
d4 d5 Nf3 Nf6 e3|Colle System
d4 d5 Nc3 Nf6 Bg5|Richter-Veresov Attack
d4 d5 e4|Blackmar-Diemer Gambit
d4 Nf6|Indian Defence
d4 Nf6 Bg5|Trompowsky Attack
d4 Nf6 Nf3 e6 Bg5|Torre Attack
d4 Nf6 c4 e6|Indian Defence
d4 Nf6 c4 e6 Nc3 Bb4|Nimzo-Indian Defence
d4 Nf6 c4 e6 Nc3 Bb4 e3|Nimzo-Indian: Rubinstein System
d4 Nf6 c4 e6 Nc3 Bb4 Qc2|Nimzo-Indian: Classical Variation
d4 Nf6 c4 e6 Nf3 b6|Queen's Indian Defence
d4 Nf6 c4 e6 Nf3 Bb4+|Bogo-Indian Defence
d4 Nf6 c4 e6 Nf3 d5 g3|Catalan Opening
d4 Nf6 c4 e6 g3|Catalan Opening
d4 Nf6 c4 g6|King's Indian Defence
d4 Nf6 c4 g6 Nc3 d5|Grünfeld Defence
d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4|Grünfeld: Exchange Variation
d4 Nf6 c4 g6 Nc3 Bg7|King's Indian Defence
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3|King's Indian: Sämisch Variation
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4|King's Indian: Four Pawns Attack
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5|King's Indian: Classical Variation
d4 Nf6 c4 c5|Benoni Defence
d4 Nf6 c4 c5 d5 b5|Benko Gambit
d4 Nf6 c4 c5 d5 e6|Modern Benoni
d4 Nf6 c4 e5|Budapest Gambit
d4 Nf6 c4 d6|Old Indian Defence
d4 f5|Dutch Defence
d4 f5 g3 Nf6 Bg2 g6|Dutch: Leningrad Variation
d4 f5 e4|Dutch: Staunton Gambit
d4 e5|Englund Gambit
d4 c5|Old Benoni Defence
d4 d6|Rat Defence
d4 g6|Modern Defence
d4 b5|Polish Defence
c4|English Opening
c4 e5|English: Reversed Sicilian
c4 c5|English: Symmetrical Variation
c4 Nf6|English: Anglo-Indian Defence
c4 e6|English: Agincourt Defence
Nf3|Réti Opening
Nf3 d5 c4|Réti Opening
Nf3 d5 g3|King's Indian Attack
f4|Bird's Opening
f4 e5|Bird: From's Gambit
b3|Nimzo-Larsen Attack
b4|Polish Opening
g3|King's Fianchetto Opening
g4|Grob's Attack
Nc3|Van Geet Opening
e3|Van't Kruijs Opening
d3|Mieses Opening
c3|Saragossa Opening
a3|Anderssen's Opening
f3|Barnes Opening
f3 e5 g4 Qh4#|Fool's Mate
`;

/** The names by their moves. */
const NAMES = new Map(
  LINES.trim()
    .split("\n")
    .map((line) => /** @type {[string, string]} */ (line.split("|"))),
);

/** All lines, for whoever checks them. */
export const openings = [...NAMES].map(([moves, name]) => ({ moves: moves.split(" "), name }));

/** The name of the opening that these moves follow; null where none is known. @param {string[]} moves */
export function openingOf(moves) {
  for (let length = moves.length; length > 0; length--) {
    const name = NAMES.get(moves.slice(0, length).join(" "));
    if (name) return name;
  }
  return null;
}
