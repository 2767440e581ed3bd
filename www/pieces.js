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
    neutral: { drawing: "light", ink: "#2d3340", fill: "#a9b0ba", edge: "rgb(255 255 255 / 0.5)", seam: "rgb(255 255 255 / 0.5)" },
  };

  const paths = new Map(); // "kind light" -> layers of { body, ink } as Path2D
  const pictures = new Map(); // "side kind pixels" -> canvas
  const PICTURES_KEPT = 160;

  function shapes(kind, drawing) {
    const key = `${kind} ${drawing}`;
    let found = paths.get(key);
    if (!found) {
      found = Page.OUTLINES[kind][drawing].map(([outer, inner]) => ({ body: new Path2D(outer), ink: new Path2D(outer + inner) }));
      paths.set(key, found);
    }
    return found;
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
    const colours = COLOURS[side];
    const scale = pixels / BOX;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.lineJoin = "round";
    context.lineWidth = Math.max(EDGE, 1.6 / scale);
    shapes(kind, colours.drawing).forEach(({ body, ink }, layer) => {
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
    pictures.set(key, canvas);
    return canvas;
  }

  Page.pieces = {
    /** Paints a man into the square of side `size` whose upper left corner is x, y. */
    paint(context, side, kind, x, y, size) {
      const matrix = context.getTransform();
      const pixels = Math.max(1, Math.round(size * Math.hypot(matrix.a, matrix.b)));
      context.drawImage(picture(side, kind, pixels), x, y, size, size);
    },

    /** The same man as an svg element; decoration only, name it in text beside it. */
    svg(side, kind, className = "") {
      const colours = COLOURS[side];
      const svg = document.createElementNS(SVG, "svg");
      svg.setAttribute("viewBox", `0 0 ${BOX} ${BOX}`);
      svg.setAttribute("class", `piece piece-${side} ${className}`.trim());
      svg.setAttribute("aria-hidden", "true");
      svg.setAttribute("focusable", "false");
      const add = (d, attributes) => {
        const path = document.createElementNS(SVG, "path");
        path.setAttribute("d", d);
        for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
        svg.append(path);
      };
      Page.OUTLINES[kind][colours.drawing].forEach(([outer, inner], layer) => {
        add(outer, { fill: colours.fill, stroke: layer === 0 ? colours.edge : colours.seam, "stroke-width": EDGE, "stroke-linejoin": "round" });
        add(outer + inner, { fill: colours.ink });
      });
      return svg;
    },
  };
})();
