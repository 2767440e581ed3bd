// The chess men as drawings: painted on a canvas (with a store of ready pictures) or as svg for cards and buttons.
"use strict";
(() => {
  const Page = (globalThis.Page ??= {});

  const SVG = "http://www.w3.org/2000/svg";
  const BOX = 1000;
  const EDGE = 34;

  /**
   * Ink and fill of each army. Dark men are ink nearly all over: what shines through their ink is the fill. The edge lifts
   * a man off its square, the seam sets a layer in front off from the one behind.
   */
  const COLOURS = {
    white: { drawing: "light", ink: "#20262f", fill: "#fdfaf3", edge: "rgb(20 24 32 / 0.28)", seam: "rgb(20 24 32 / 0.28)" },
    black: { drawing: "dark", ink: "#20262f", fill: "#e6dfd0", edge: "rgb(255 255 255 / 0.62)", seam: "#e6dfd0" },
    red: { drawing: "light", ink: "#5d0f17", fill: "#f2b8ae", edge: "rgb(60 8 12 / 0.4)", seam: "rgb(60 8 12 / 0.4)" },
    card: { drawing: "dark", ink: "#23495a", fill: "#fffdf7", edge: "rgb(255 253 247 / 0.9)", seam: "#fffdf7" },
  };

  /**
   * The cloak of a hidden man: a hood behind his head that falls to a wavy hem, its folds, and the clasp at the top. It is wider
   * than any man, so a cloaked man is told by his outline.
   */
  const CLOAK = {
    body: "M500 18C640 18 712 96 742 236C782 420 880 640 958 884Q968 930 920 944Q850 902 770 944Q680 990 590 944Q500 902 410 944Q320 990 230 944Q150 902 80 944Q32 930 42 884C120 640 218 420 258 236C288 96 360 18 500 18Z",
    hood: "M500 104C596 104 640 170 660 262C690 410 700 600 690 940Q640 970 590 944Q500 902 410 944Q360 970 310 940C300 600 310 410 340 262C360 170 404 104 500 104Z",
    folds: "M250 350C225 560 180 740 140 900M750 350C775 560 820 740 860 900",
    clasp: "M500 28l44 44-44 44-44-44z",
    white: { cloth: "#cbb8e3", inner: "#8a74ab", line: "#2f2145", clasp: "#ffe9a8" },
    black: { cloth: "#5d4480", inner: "#b9a6d6", line: "#f1eaff", clasp: "#ffd76a" },
  };
  /**
   * Men that the font does not have: another man with strokes of our own. The label, a bar with three points, is the heralds' sign of
   * a King's child; the Crab has claws, the Kangaroo leaps twice, the Camel has humps.
   */
  const CHILD = "M140 520H860M230 520v210M500 520v210M770 520v210";
  const MADE = {
    prince: ["king", CHILD],
    princess: ["queen", CHILD],
    crab: ["pawn", "M350 640C190 650 110 520 170 400M170 400Q60 330 130 210M170 400Q270 350 260 230M650 640C810 650 890 520 830 400M830 400Q940 330 870 210M830 400Q730 350 740 230"],
    kangaroo: ["knight", "M90 300Q230 -60 400 240Q540 -60 700 250M560 250h150V110"],
    camel: ["knight", "M520 420Q620 130 720 400Q800 170 900 420L930 640"],
  };

  /** Under the cloak the man is smaller: scale, and where his box begins, in parts of the square. */
  const WORN = { scale: 0.76, left: 0.12, top: 0.18 };

  /** The strokes of made men: a wide one, a narrow one on it. */
  const STROKES = [["fill", 104], ["ink", 52]];

  const paths = new Map(); // "kind light" -> layers of { body, ink } as Path2D
  const pictures = new Map(); // "side kind pixels" -> canvas
  const PICTURES_KEPT = 160;

  function shapes(kind, drawing) {
    const key = `${kind} ${drawing}`;
    let found = paths.get(key);
    if (!found) {
      found = Page.OUTLINES[MADE[kind]?.[0] ?? kind][drawing].map(([outer, inner]) => ({ body: new Path2D(outer), ink: new Path2D(outer + inner) }));
      found.line = MADE[kind] && new Path2D(MADE[kind][1]);
      paths.set(key, found);
    }
    return found;
  }

  /** The colour in which an army is painted and spoken of at this table: 5 Card Chess calls White Red. */
  const dressed = (side) => Page.pieces.livery[side] ?? side;

  /** The cloak alone, drawn once at this size in device pixels. */
  function cloakPicture(side, pixels) {
    const key = `cloak ${side} ${pixels}`;
    let canvas = pictures.get(key);
    if (canvas) return canvas;
    canvas = document.createElement("canvas");
    canvas.width = canvas.height = pixels;
    const context = canvas.getContext("2d");
    const colours = CLOAK[side] ?? CLOAK.black;
    const scale = pixels / BOX;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.lineJoin = context.lineCap = "round";
    context.lineWidth = Math.max(30, 1.3 / scale);
    const body = new Path2D(CLOAK.body);
    context.shadowColor = "rgb(0 0 0 / 0.38)";
    context.shadowBlur = pixels * 0.035;
    context.fillStyle = colours.cloth;
    context.fill(body);
    context.shadowColor = "transparent";
    context.fillStyle = colours.inner;
    context.fill(new Path2D(CLOAK.hood));
    context.strokeStyle = colours.line;
    context.stroke(body);
    context.globalAlpha = 0.55;
    context.stroke(new Path2D(CLOAK.folds));
    context.globalAlpha = 1;
    context.fillStyle = colours.clasp;
    context.fill(new Path2D(CLOAK.clasp));
    pictures.set(key, canvas);
    return canvas;
  }

  /** A man drawn once at this size in device pixels, with a soft shadow and a thin edge that lifts it off its square. */
  function picture(side, kind, pixels) {
    const key = `${side} ${kind} ${pixels}`;
    let canvas = pictures.get(key);
    if (canvas) return canvas;
    if (pictures.size >= PICTURES_KEPT) pictures.clear();
    canvas = document.createElement("canvas");
    canvas.width = canvas.height = pixels;
    const context = canvas.getContext("2d");
    pictures.set(key, canvas);
    // A neutral man is white on the left and black on the right.
    if (side === "neutral") {
      const half = pixels >> 1;
      ["white", "black"].forEach((army, at) => context.drawImage(picture(army, kind, pixels), at * half, 0, pixels - half, pixels, at * half, 0, pixels - half, pixels));
      return canvas;
    }
    const colours = COLOURS[side];
    const scale = pixels / BOX;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.lineJoin = context.lineCap = "round";
    context.lineWidth = Math.max(EDGE, 1.6 / scale);
    const layers = shapes(kind, colours.drawing);
    layers.forEach(({ body, ink }, layer) => {
      context.shadowColor = layer === 0 ? "rgb(0 0 0 / 0.38)" : "transparent";
      context.shadowBlur = pixels * 0.035;
      context.shadowOffsetY = pixels * 0.016;
      context.strokeStyle = layer === 0 ? colours.edge : colours.seam;
      context.stroke(body);
      context.shadowColor = "transparent";
      context.fillStyle = colours.fill;
      context.fill(body);
      context.fillStyle = colours.ink;
      context.fill(ink);
    });
    for (const [colour, wide] of layers.line ? STROKES : []) {
      context.strokeStyle = colours[colour];
      context.lineWidth = wide;
      context.stroke(layers.line);
    }
    return canvas;
  }

  Page.pieces = {
    livery: {},
    armyName: (side) => dressed(side),

    /** Paints a cloak; `man` has to be painted over it, at `worn` of the square. */
    cloak(context, side, x, y, size) {
      const matrix = context.getTransform();
      const pixels = Math.max(1, Math.round(size * Math.hypot(matrix.a, matrix.b)));
      context.drawImage(cloakPicture(side, pixels), x, y, size, size);
    },

    /** A man as he looks: cloaked or plain, with his marks. `man`: { side, kind, cloaked, marks, lodger }. */
    paintMan(context, man, x, y, size) {
      if (!man.cloaked) {
        this.paint(context, man.side, man.kind, x, y, size);
        if (man.marks?.length || man.lodger) Page.paintMarks(context, man, x, y, size);
        return;
      }
      this.cloak(context, man.side, x, y, size);
      this.paint(context, man.side, man.kind, x + WORN.left * size, y + WORN.top * size, WORN.scale * size);
    },

    /** A base as a badge: the man on a disc, whose middle is (x, y). */
    badge(context, side, kind, x, y, radius) {
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fillStyle = "#ffe9a8";
      context.fill();
      context.strokeStyle = "#1b2430";
      context.lineWidth = Math.max(1, radius * 0.12);
      context.stroke();
      this.paint(context, side, kind, x - radius * 0.92, y - radius * 0.95, radius * 1.84);
    },

    /** Paints a man into the square of side `size` whose upper left corner is x, y. */
    paint(context, side, kind, x, y, size) {
      const matrix = context.getTransform();
      const pixels = Math.max(1, Math.round(size * Math.hypot(matrix.a, matrix.b)));
      context.drawImage(picture(dressed(side), kind, pixels), x, y, size, size);
    },

    /** The same man as an svg element; decoration only, name it in text beside it. */
    svg(side, kind, className = "", cloaked = false) {
      const colours = COLOURS[dressed(side)] ?? COLOURS.white;
      const [like, line] = MADE[kind] ?? [kind];
      const svg = document.createElementNS(SVG, "svg");
      let place = svg;
      svg.setAttribute("viewBox", `0 0 ${BOX} ${BOX}`);
      svg.setAttribute("class", `piece piece-${side} ${className}`.trim());
      svg.setAttribute("aria-hidden", "true");
      svg.setAttribute("focusable", "false");
      if (side === "neutral") {
        for (const [army, x] of [["white", 0], ["black", BOX / 2]]) {
          const half = svg.appendChild(this.svg(army, kind));
          for (const [name, value] of Object.entries({ x, width: BOX / 2, height: BOX, viewBox: `${x} 0 ${BOX / 2} ${BOX}` })) half.setAttribute(name, value);
        }
        return svg;
      }
      const add = (d, attributes) => {
        const path = document.createElementNS(SVG, "path");
        path.setAttribute("d", d);
        for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
        place.append(path);
      };
      if (cloaked) {
        const cloth = CLOAK[side] ?? CLOAK.black;
        add(CLOAK.body, { fill: cloth.cloth, stroke: cloth.line, "stroke-width": 34, "stroke-linejoin": "round" });
        add(CLOAK.hood, { fill: cloth.inner });
        add(CLOAK.clasp, { fill: cloth.clasp });
        place = svg.appendChild(document.createElementNS(SVG, "g"));
        place.setAttribute("transform", `translate(${WORN.left * BOX} ${WORN.top * BOX}) scale(${WORN.scale})`);
      }
      Page.OUTLINES[like][colours.drawing].forEach(([outer, inner], layer) => {
        add(outer, { fill: colours.fill, stroke: layer === 0 ? colours.edge : colours.seam, "stroke-width": EDGE, "stroke-linejoin": "round" });
        add(outer + inner, { fill: colours.ink });
      });
      for (const [colour, wide] of line ? STROKES : []) add(line, { fill: "none", stroke: colours[colour], "stroke-width": wide, "stroke-linecap": "round", "stroke-linejoin": "round" });
      return svg;
    },
  };
})();
