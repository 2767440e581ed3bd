// The lines of a text of JSON on which its parts stand.

const SPACE = /\s/;

class Reader {
  at = 0;

  /** @param {string} text that can be read */
  constructor(text) {
    this.text = text;
  }

  skip() {
    while (SPACE.test(this.text[this.at] ?? "")) this.at++;
  }

  string() {
    const start = this.at++;
    while (this.text[this.at] !== '"') this.at += this.text[this.at] === "\\" ? 2 : 1;
    return JSON.parse(this.text.slice(start, ++this.at));
  }

  /** Goes over a value; gives the place of a part of it, or null. @param {import("./places.js").Path | null} path */
  value(path) {
    this.skip();
    if (path?.length === 0) return this.at;
    const first = this.text[this.at];
    if (first === '"') this.string();
    else if (first === "{" || first === "[") return this.parts(first === "{", path);
    else while (/[\w.+-]/.test(this.text[this.at] ?? "")) this.at++;
    return null;
  }

  /** @param {boolean} isMap @param {import("./places.js").Path | null} path @returns {number | null} */
  parts(isMap, path) {
    this.at++;
    for (let number = 0; ; number++) {
      this.skip();
      if ("}]".includes(this.text[this.at])) break;
      const start = this.at;
      const name = isMap ? this.string() : number;
      if (isMap) this.skip();
      if (isMap) this.at++;
      const mine = path && path[0] === name;
      if (mine && path.length === 1) return start;
      const found = this.value(mine ? path.slice(1) : null);
      if (mine) return found ?? start;
      this.skip();
      if (this.text[this.at] === ",") this.at++;
    }
    this.at++;
    return null;
  }
}

/**
 * The number of the line on which a part stands, or the nearest around it.
 * @param {string} text @param {import("./places.js").Path} path
 */
export function lineOf(text, path) {
  const at = new Reader(text).value(path) ?? 0;
  return text.slice(0, at).split("\n").length;
}
