// Pictures of pieces that change places, each pair where its title says.

/** @type {import("../scene.js").Group} */
export const swaps = ({
  C,
  actor,
  arc,
  arrow,
  burst,
  coin,
  disc,
  eyes,
  faint,
  halo,
  line,
  mouth,
  on,
  piece,
  rimmed,
  shade,
  shape,
  sign,
  stand,
  tile,
  turned,
}) => ({
  "official-visit": ({ own, foe }) =>
    on(
      "court",
      shape("M104 84h76l68 176H36z", C.blood, 3) + line("M112 84L56 256M172 84l56 172", C.gold, 4),
      shape("M20 6h30v56l-15-14-15 14z", C.blue) + shape("M234 6h30v56l-15-14-15 14z", C.blood),
      actor(own, "king", 78, 132, "happy", 200),
      actor(foe, "king", 208, 132, "happy", 200),
      rimmed("M112 160q30 16 62 0", C.sand, 8),
      sign("swap", 142, 46, 62, C.gold),
    ),
  "good-friends": ({ own, foe }) =>
    on(
      "dawn",
      sign("heart", 142, 58, 76, C.red),
      actor(own, "queen", 74, 136, "happy", 198),
      actor(foe, "queen", 212, 136, "happy", 198),
      rimmed("M120 150q22 18 46 0", C.pink, 7),
      arc([108, 190, 142, 212, 178, 192], C.gold, 6) +
        sign("heart", 34, 46, 26, C.pink) +
        sign("heart", 250, 46, 26, C.pink),
    ),
  conversion: ({ own, foe }) =>
    on(
      "court",
      shape("M108 84V36a34 34 0 0 1 68 0v48z", C.sky) +
        `<path d="M112 82V48h28v34zM144 82V48h28v34z" fill="${C.violet}" opacity=".8"/>` +
        line("M142 2v82M108 46h68", C.ink, 4),
      arrow(36, 210, 232, 96, C.gold, 15) + arrow(248, 210, 52, 96, C.sea, 15),
      actor(own, "bishop", 72, 138, "up", 206) + actor(foe, "bishop", 212, 138, "up", 206),
      halo(72, 72, 24) + halo(212, 72, 24),
      sign("star", 142, 150, 52, C.glow),
    ),
  urbanism: ({ own, foe }) =>
    on(
      "town",
      shape("M100 150V60h34v90zM142 150V36h40v114z", C.stone) +
        `<path d="M108 72h8v10h-8zM120 72h8v10h-8zM108 92h8v10h-8zM120 ` +
        `92h8v10h-8zM150 50h9v11h-9zM165 50h9v11h-9zM150 72h9v11h-9zM165 ` +
        `72h9v11h-9zM150 94h9v11h-9zM165 94h9v11h-9z" fill="${C.gold}"/>`,
      rimmed("M240 120V20M240 28H168M240 28l26 18", C.amber, 6),
      line("M182 30v26", C.ink, 3),
      stand(own, "rook", 66, 132, 200),
      stand(foe, "rook", 216, 132, 200),
      arrow(112, 180, 172, 180, C.gold, 7) + arrow(170, 202, 110, 202, C.sea, 7),
    ),
  chivalry: ({ own }) =>
    on(
      "court",
      burst(142, 92, 190, C.glow, "none"),
      actor(own, "bishop", 72, 148, "calm", 200),
      actor(own, "knight", 212, 120, "happy", 206, -8),
      turned(
        54,
        124,
        84,
        shape("M120 28h10l4 84h-18z", C.steel, 4) +
          shape("M104 110h42v9h-42z", C.gold) +
          shape("M120 119h10v20h-10z", C.bark),
      ),
      arc([112, 190, 142, 210, 168, 192], C.gold, 6),
    ),
  asylum: ({ own }) =>
    on(
      "dusk",
      shade(196, 150, 206),
      piece(own, "rook", 194, 184, 210),
      shape("M170 202v-52a24 24 0 0 1 48 0v52z", C.gold),
      faint(0.5, shape("M170 200h48l26 40h-130z", C.gold, 0, "none")),
      actor(own, "bishop", 70, 126, "scared", 202),
      arrow(108, 148, 152, 164, C.gold, 8),
      arc([196, 32, 120, 0, 78, 56], C.sea, 7),
    ),
  stable: ({ own }) =>
    on(
      "meadow",
      shape("M30 200V82h150v118z", C.bark) + shape("M16 88l88-54 90 54z", C.blood),
      shape("M52 200v-88h106v88z", C.ink),
      actor(own, "knight", 108, 118, "happy", 206),
      shape("M48 204v-44h114v44z", C.wood) + line("M52 164l106 36M158 164L52 200", C.bark, 7),
      stand(own, "rook", 232, 106, 202),
      shape("M178 206q4-22 24-18 20-10 28 16z", C.gold, 3),
      arc([150, 80, 190, 40, 230, 92], C.gold, 7),
    ),
  religulous: ({ foe }) =>
    on(
      "court",
      actor(foe, "knight", 86, 134, "happy", 200),
      halo(80, 64, 30),
      actor(foe, "bishop", 206, 132, "angry", 202),
      shape("M176 62a30 30 0 1 1 58 0l-6 24h-12l6-26a18 18 0 1 0-34 0l6 26h-12z", C.stone),
      sign("swap", 146, 118, 54, C.gold),
    ),
  rebuke: ({ foe }) =>
    on(
      "court",
      turned(-9, 72, 194, piece(foe, "bishop", 72, 140, 194) + eyes("bishop", 72, 140, "angry", 194)),
      turned(9, 212, 194, piece(foe, "rook", 212, 130, 194) + eyes("rook", 212, 130, "sad", 194)),
      arc([74, 56, 142, -22, 210, 58], C.gold, 13),
      arc([206, 204, 142, 236, 82, 208], C.sea, 13),
      sign("bolt", 142, 116, 84, C.red),
    ),
  stall: ({ foe }) =>
    on(
      "meadow",
      rimmed("M36 200V60M248 200V60", C.wood, 8),
      actor(foe, "knight", 92, 112, "calm", 176) + actor(foe, "rook", 194, 104, "calm", 176),
      shape("M26 168h232v36H26z", C.wood) + line("M36 186h212", C.bark, 4),
      shape("M20 66q17 26 41 0 20 26 41 0 20 26 40 0 20 26 41 0 20 26 41 0 20 26 40 0L248 20H36z", C.paper),
      `<path d="M20 66L36 20h30l-5 46q-24 26-41 0zM102 66l4-46h36v46q-20 ` +
        `26-40 0zM183 66l-6-46h36l11 46q-20 26-41 0z" fill="${C.red}"/>`,
      sign("swap", 142, 128, 46, C.gold),
    ),
  fantoche: ({ own }) =>
    on(
      "stage",
      turned(-6, 142, 24, shape("M52 20h180v12H52z", C.wood) + shape("M134 4h16v36h-16z", C.wood)),
      line("M64 32L62 96M88 30l10 62M200 22l-8 86M228 20l10 90", C.paper, 3),
      turned(8, 80, 196, piece(own, "king", 80, 130, 202) + eyes("king", 80, 130, "scared", 202)),
      turned(-8, 214, 196, piece(own, "pawn", 214, 118, 202) + eyes("pawn", 214, 118, "happy", 202)),
      arrow(116, 170, 180, 170, C.gold, 7) + arrow(178, 192, 114, 192, C.sea, 7),
    ),
  vendetta: ({ own }) =>
    on(
      "dusk",
      actor(own, "pawn", 80, 150, "angry", 204),
      shape("M42 96q38-26 76 0-4-52-38-54-34 2-38 54z", C.ink, 3, C.slate) +
        shape("M26 100q54-24 108 0-54 14-108 0z", C.ink, 3, C.slate),
      turned(
        36,
        150,
        120,
        shape("M146 66l8 12v48h-16V78z", C.steel, 4) +
          shape("M130 124h32v9h-32z", C.gold) +
          shape("M141 133h10v20h-10z", C.bark),
      ),
      faint(0.8, stand(own, "bishop", 220, 128, 198)),
      arc([110, 190, 160, 214, 200, 194], C.gold, 7) + sign("drop", 176, 62, 26, C.blood),
    ),
  "phase-shift": ({ own, any }) =>
    on(
      "neon",
      `<ellipse cx="142" cy="36" rx="74" ry="17" fill="${C.stone}" stroke="${C.ink}" stroke-width="4"/>`,
      shape("M108 26q34-40 68 0z", C.sky),
      [94, 126, 158, 190].map((x) => disc(x, 40, 5, C.gold, "none", 0)).join(""),
      faint(0.5, shape("M96 50h92l44 152H52z", C.green, 0, "none")),
      actor(any, "pawn", 142, 96, "scared", 148),
      line("M118 158h48M128 168h28", C.white, 4, 'opacity=".8"'),
      arrow(20, 190, 250, 190, C.gold, 9),
      stand(own, "rook", 60, 82, 206),
    ),
  corruption: ({ foe }) =>
    on(
      "dusk",
      shade(140, 150, 204),
      piece(foe, "rook", 150, 160, 206),
      disc(130, 122, 15, C.gold, C.ink, 4) + disc(172, 122, 15, C.gold, C.ink, 4),
      line("M130 114v16M172 114v16", C.amber, 5),
      mouth(151, 148, 36, 16),
      shape("M36 206q-30-10-22-44 8-30 32-38l-14-22h48l-14 22q24 8 32 38 8 34-22 44z" + "", C.wood) +
        line("M40 124h32", C.gold, 5) +
        coin(56, 166, 19),
      arc([206, 70, 250, 60, 254, 130], C.gold, 9),
    ),
  cohabitation: ({ own }) =>
    on(
      "meadow",
      tile(0, 3, C.gold, 0.9),
      rimmed("M142 196V40", C.wood, 6),
      actor(own, "knight", 100, 116, "happy", 196) + actor(own, "pawn", 184, 112, "happy", 200),
      shape(
        "M28 92q12-80 114-84 102 4 114 84-20-16-38 0-18-16-38 0-20-16-38 0-18-16-38 0-20-16-38 0-20-16-38 0z",
        C.red,
      ),
      `<path d="M104 92q4-60 38-84 34 24 38 84-20-16-38 0-18-16-38 ` +
        `0z" fill="${C.paper}" stroke="${C.ink}" stroke-width="3"/>`,
    ),
  castlerock: ({ own }) =>
    on(
      "town",
      tile(-2, 3, C.gold, 0.6) + tile(-1, 3, C.gold, 0.6) + tile(0, 3, C.gold, 0.6),
      line("M10 190h100", C.paper, 5, 'stroke-dasharray="3 12"'),
      actor(own, "king", 168, 128, "happy", 198),
      arc([236, 92, 150, -26, 62, 92], C.gold, 9),
      faint(0.35, piece(own, "rook", 240, 96, 190)),
      turned(-12, 70, 160, piece(own, "rook", 72, 104, 178)),
    ),
});
