// The description of a device as browsers write it (SDP), and what of it a code carries. The own one is only read; that
// of the other device is written anew from its code.
import { ADDRESSES, bytesOfHex, hexOf } from "./code.js";

/**
 * @typedef {import("./code.js").Address} Address
 * @typedef {import("./code.js").Device} Device
 */

/** Bytes that a channel takes at once, as both browsers have it. */
const MOST = 262144;
/** The rank of the first address; each after it has a lower one. */
const RANK = 2122260223;

/** The addresses that need a server elsewhere come last. @param {Address} address */
const order = ({ kind, far }) => (far ? 3 : kind === "v6" ? 2 : kind === "name" ? 1 : 0);

/** The groups of an IPv6 address, written out. @param {string} host */
function groups(host) {
  const [head, tail] = host.split("::").map((part) => (part ? part.split(":") : []));
  const zeros = tail ? Array(8 - head.length - tail.length).fill("0") : [];
  return [...head, ...zeros, ...(tail ?? [])].map((group) => group.padStart(4, "0")).join("");
}

/**
 * An address as bytes; null for one that leads nowhere else.
 * @param {string} host @returns {Omit<Address, "port"> | null}
 */
function addressOf(host) {
  const name = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/i.exec(host);
  if (name) return { kind: "name", bytes: bytesOfHex(name[1].replaceAll("-", "")) };
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host)) return { kind: "v4", bytes: Uint8Array.from(host.split("."), Number) };
  if (!/^[0-9a-f:]+$/i.test(host) || /^(fe[89ab]|::1$)/i.test(host)) return null;
  return { kind: "v6", bytes: bytesOfHex(groups(host)) };
}

/** The address that a line of a description has; null for one that a code does not carry. @param {string} line */
function candidate(line) {
  const found = /^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/i.exec(line);
  const address = found && addressOf(found[1]);
  return address && { ...address, port: Number(found[2]), ...(found[3] === "srflx" && { far: true }) };
}

/** The device that a description tells of. @param {string} sdp @returns {Device} */
export function deviceOf(sdp) {
  const lines = sdp.split(/\r?\n/);
  /** @param {string} name */
  const value = (name) => lines.find((line) => line.startsWith(`a=${name}:`))?.slice(name.length + 3) ?? "";
  const [way, print] = value("fingerprint").split(" ");
  if (way?.toLowerCase() !== "sha-256") throw new Error("This browser's line can't be put into a code.");
  const addresses = lines.map(candidate).filter((found) => found !== null);
  const seen = new Set();
  const once = addresses.filter(({ bytes, port }) => {
    const key = `${hexOf(bytes)}:${port}`;
    return !seen.has(key) && seen.add(key);
  });
  return {
    name: value("ice-ufrag"),
    password: value("ice-pwd"),
    print: bytesOfHex(print.replaceAll(":", "")),
    addresses: once.sort((a, b) => order(a) - order(b)).slice(0, ADDRESSES),
  };
}

/** @param {Address} address */
function hostOf({ kind, bytes }) {
  if (kind === "v4") return [...bytes].join(".");
  const hex = hexOf(bytes);
  if (kind === "v6") return (hex.match(/.{4}/g) ?? []).join(":");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`;
}

/** @param {Address} address @param {number} at */
const candidateLine = (address, at) =>
  `a=candidate:${at + 1} 1 udp ${RANK - at * 256} ${hostOf(address)} ${address.port} typ ${
    address.far ? "srflx raddr 0.0.0.0 rport 0" : "host"
  }`;

/**
 * The description of the other device. It does not say that there are no more addresses: whoever cannot be looked up by
 * name may still ask from where it is.
 * @param {Device} device @param {"offer" | "answer"} type
 */
export function describe({ name, password, print, addresses }, type) {
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...addresses.map(candidateLine),
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${(hexOf(print).toUpperCase().match(/../g) ?? []).join(":")}`,
    `a=setup:${type === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    `a=max-message-size:${MOST}`,
  ];
  return { type, sdp: `${lines.join("\r\n")}\r\n` };
}
