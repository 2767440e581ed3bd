// A code of the line: what one device must know of another to find it, packed into some hundred letters. Bytes: what it
// is, name and password, fingerprint, in an answer the mark of the code that it answers, addresses, a check sum.

/**
 * The address of a device: a name that only the local network knows, or a number; `far`: as a server elsewhere sees it.
 * @typedef {{ kind: "name" | "v4" | "v6", bytes: Uint8Array<ArrayBuffer>, port: number, far?: boolean }} Address
 * The data that find a device: the name and the password of its line, and the fingerprint of its certificate.
 * @typedef {{ name: string, password: string, print: Uint8Array<ArrayBuffer>, addresses: Address[] }} Device
 * @typedef {Device & { answers: string | null }} Code the mark of the code that it answers; null: it answers none
 */

/** The version of these codes. */
const VERSION = 1;
/** Bytes of a fingerprint, a mark, a check sum, a port. */
const [PRINT, MARK, SUM, PORT] = [32, 2, 2, 2];
/** Addresses in a code at most, and letters of a code at most. */
export const ADDRESSES = 6;
const LONGEST = 400;
/** Kinds of addresses, and the bytes of each. */
const KINDS = /** @type {const} */ (["name", "v4", "v6"]);
const BYTES = { name: 16, v4: 4, v6: 16 };
/** The ways in which browsers write name and password: both become bytes, or are kept as they are. */
const [BASE64, HEX, TEXT] = [0, 1, 2];
/** Letters of a name and a password, where they become bytes. */
const WRITTEN = { [BASE64]: [4, 24], [HEX]: [8, 32] };

/** Letters of bytes, for an address. @param {Uint8Array} bytes */
const lettersOf = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** @param {string} letters @returns {Uint8Array<ArrayBuffer>} */
const bytesOf = (letters) =>
  Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

/** Two letters for each byte. @param {Uint8Array} bytes */
export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
export const bytesOfHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** A sum that shows whether a letter was lost. @param {Uint8Array} bytes */
function sumOf(bytes) {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return [(sum >>> 8) & 255, sum & 255];
}

/** The mark by which an answer names the code that it answers. @param {Device} device */
export const markOf = ({ print }) => hexOf(print.slice(0, MARK));

/** The way in which a name and a password are written. @param {string} name @param {string} password */
function wayOf(name, password) {
  const both = name + password;
  for (const way of [BASE64, HEX]) {
    const [short, long] = WRITTEN[way];
    const fits = way === HEX ? /^[0-9a-f]*$/ : /^[A-Za-z0-9+/]*$/;
    if (name.length === short && password.length === long && fits.test(both)) return way;
  }
  return TEXT;
}

/** The bytes of a name and a password. @param {number} way @param {string} name @param {string} password */
function secretBytes(way, name, password) {
  if (way === HEX) return [...bytesOfHex(name + password)];
  if (way === BASE64) return [...bytesOf(name + password)];
  const text = new TextEncoder();
  return [name, password].flatMap((word) => [word.length, ...text.encode(word)]);
}

/** @param {Address} address */
const addressBytes = ({ kind, bytes, port, far }) => [
  KINDS.indexOf(kind) | (far ? 8 : 0),
  ...bytes,
  port >> 8,
  port & 255,
];

/** The code of a device, as letters. @param {Code} code */
export function written({ name, password, print, addresses, answers }) {
  const way = wayOf(name, password);
  const bytes = [
    (VERSION << 4) | (answers === null ? 0 : 8) | way,
    ...secretBytes(way, name, password),
    ...print,
    ...bytesOfHex(answers ?? ""),
    ...addresses.slice(0, ADDRESSES).flatMap(addressBytes),
  ];
  return lettersOf(Uint8Array.from([...bytes, ...sumOf(Uint8Array.from(bytes))]));
}

/** Reads bytes one after the other. */
class Bytes {
  #at = 0;
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  constructor(bytes) {
    this.bytes = bytes;
  }
  get left() {
    return this.bytes.length - this.#at;
  }
  /** The next bytes. @param {number} count */
  next(count) {
    if (count > this.left) throw new Error(NONE);
    return this.bytes.slice(this.#at, (this.#at += count));
  }
}

const NONE = "That is no code of Deckmate.";
const CUT = "A part of the code is missing, or changed. Copy it again.";
const OTHER = "This code was made by another version of Deckmate. Reload both pages.";

/** The letters of a code within a link, or whatever else a player pastes. @param {string} text */
export const codeIn = (text) => /(?:^|[#&?\s])line=([\w-]+)/.exec(text)?.[1] ?? text.trim();

/** @param {Bytes} bytes @param {number} way */
function secretOf(bytes, way) {
  if (way === TEXT) {
    const [name, password] = [0, 0].map(() => new TextDecoder().decode(bytes.next(bytes.next(1)[0])));
    if (!/^[\w+/-]{4,256}$/.test(name) || !/^[\w+/-]{22,256}$/.test(password)) throw new Error(NONE);
    return { name, password };
  }
  const [short, long] = WRITTEN[way === HEX ? HEX : BASE64];
  const found = bytes.next(way === HEX ? (short + long) / 2 : ((short + long) * 3) / 4);
  const letters = way === HEX ? hexOf(found) : btoa(String.fromCharCode(...found));
  return { name: letters.slice(0, short), password: letters.slice(short) };
}

/** @param {Bytes} bytes @returns {Address} */
function addressIn(bytes) {
  const [first] = bytes.next(1);
  const kind = KINDS[first & 7];
  if (!kind || first & ~15) throw new Error(NONE);
  const found = bytes.next(BYTES[kind]);
  const [high, low] = bytes.next(PORT);
  return { kind, bytes: found, port: (high << 8) | low, ...(first & 8 && { far: true }) };
}

/** The code in a text. Throws a sentence about what is none. @param {string} text @returns {Code} */
export function read(text) {
  const letters = codeIn(text);
  if (!/^[\w-]+$/.test(letters) || letters.length > LONGEST || letters.length % 4 === 1) throw new Error(NONE);
  const all = bytesOf(letters);
  if (all.length < 1 + SUM) throw new Error(NONE);
  if (all[0] >> 4 !== VERSION) throw new Error(all[0] >> 4 > VERSION && letters.length > 80 ? OTHER : NONE);
  const body = all.slice(0, -SUM);
  const [high, low] = sumOf(body);
  if (all.at(-2) !== high || all.at(-1) !== low) throw new Error(CUT);
  const bytes = new Bytes(body);
  const [first] = bytes.next(1);
  const secret = secretOf(bytes, first & 3);
  const print = bytes.next(PRINT);
  const answers = first & 8 ? hexOf(bytes.next(MARK)) : null;
  const addresses = [];
  while (bytes.left > 0 && addresses.length < ADDRESSES) addresses.push(addressIn(bytes));
  if (bytes.left > 0 || addresses.length === 0) throw new Error(NONE);
  return { ...secret, print, addresses, answers };
}
