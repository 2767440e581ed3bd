// The codes of the line, what is written of a device, and what is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { codeIn, markOf, read, written } from "../../../www/line/code.js";
import { describe, deviceOf } from "../../../www/line/description.js";
import { helloIn, mismatch } from "../../../www/line/hello.js";
import { Letters } from "../../../www/line/letters.js";
import { Talk } from "../../../www/line/talk.js";

const PRINT = Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256);
const PRINTED = PRINT.map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":");

/** A description as a browser writes it. @param {string} name @param {string} password @param {string[]} hosts */
const description = (name, password, hosts) =>
  [
    "v=0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    ...hosts.map((host, at) => `a=candidate:${at} 1 udp 2113937151 ${host} typ host generation 0 network-cost 999`),
    "a=candidate:7 1 tcp 1518280447 192.168.0.7 9 typ host tcptype active",
    "a=candidate:8 2 udp 2113937151 192.168.0.7 4444 typ host",
    "a=candidate:9 1 udp 2113937151 fe80::1 4444 typ host",
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${PRINTED}`,
    "",
  ].join("\r\n");
const CHROMIUM = {
  name: "Ab/+",
  password: "0123456789abcdefABCD+/xy",
  hosts: ["6b9c2d9a-5a3e-4f0c-9c1b-0a1b2c3d4e5f.local 54321"],
};
const FIREFOX = {
  name: "0011aaff",
  password: "00112233445566778899aabbccddeeff",
  hosts: ["192.168.1.20 60000", "2001:db8::7:1 60001"],
};
const OTHER = { name: "abcde", password: "a-password_of-30-letters-xxxxx", hosts: ["10.0.0.1 1"] };
/** The parts of a browser's description that a code has. @param {typeof CHROMIUM} browser */
const device = ({ name, password, hosts }) => deviceOf(description(name, password, hosts));

test("a code carries what finds a device, in about 130 letters", () => {
  const lengths = [CHROMIUM, FIREFOX, OTHER].map((browser) => {
    const one = device(browser);
    const code = written({ ...one, answers: null });
    const found = read(code);
    assert.deepEqual(found, { ...one, answers: null });
    const answer = written({ ...one, answers: markOf(found) });
    assert.deepEqual(read(`https://deckmate.example/#line=${answer}`).answers, markOf(one));
    assert.ok(describe(found, "offer").sdp.includes(`a=ice-pwd:${browser.password}\r\n`));
    assert.ok(describe(found, "offer").sdp.includes(PRINTED));
    assert.doesNotMatch(describe(found, "answer").sdp, /end-of-candidates/);
    // A description written from the code is read again as the same.
    assert.deepEqual(deviceOf(describe(found, "answer").sdp), one);
    return answer.length;
  });
  assert.deepEqual(lengths, [103, 111, 108]);
});

test("what is no code is refused in a sentence: garbage, a letter too few, another version, a changed letter", () => {
  const code = written({ ...device(CHROMIUM), answers: null });
  for (const text of ["", "hello", "x".repeat(1_000_000), "#line=", "🂡", "https://example.org/", code.slice(0, 20)])
    assert.throws(() => read(text), /^Error: (That is no code of Deckmate|A part of the code)/);
  for (let at = 1; at < code.length - 1; at++) {
    const other = code[at] === "A" ? "B" : "A";
    assert.throws(() => read(code.slice(0, at) + other + code.slice(at + 1)), Error, `letter ${at} changed`);
  }
  assert.throws(() => read(code.slice(0, -4)), /missing/);
  assert.throws(() => read(`z${code.slice(1)}`), /another version/);
  assert.equal(codeIn(`Play with me: https://x.example/#theme=dark&line=${code} (now!)`), code);
});

test("a device has six addresses at most, and none that leads nowhere", () => {
  const hosts = Array.from({ length: 9 }, (_, at) => `10.0.0.${at} 100${at}`);
  const { addresses } = device({ ...CHROMIUM, hosts });
  assert.equal(addresses.length, 6);
  assert.equal(device({ ...CHROMIUM, hosts: [] }).addresses.length, 0);
});

const FACTS = { build: "1.0", rules: { chess: 1, "full-double": 2 }, name: "Ann" };
const HOST = /** @type {import("../../../www/line/hello.js").Facts} */ ({
  ...FACTS,
  as: "host",
  game: "chess",
  table: "t",
});
const GUEST = { ...FACTS, as: "guest", line: 1, life: "a", of: "", got: 0, heard: false };

test("the first message: another protocol, another build, other rules, the same side twice, and none at all", () => {
  /** @param {object} more */
  const said = (more) => {
    const hello = helloIn(JSON.stringify({ ...GUEST, ...more }));
    return hello ? mismatch(HOST, hello) : "none";
  };
  assert.equal(said({}), null);
  assert.equal(said({ build: "0.9" }), null);
  assert.match(String(said({ line: 2, build: "2.0" })), /version 1\.0, the other one 2\.0: they don't understand/);
  assert.match(String(said({ rules: { chess: 2 } })), /number 1 here and number 2 there/);
  assert.match(String(said({ rules: {} })), /doesn't know this game/);
  assert.match(String(said({ as: "host" })), /Both devices have made an invitation/);
  for (const more of [
    { life: "" },
    { name: 5 },
    { name: "x".repeat(99) },
    { name: "a\nb" },
    { as: "king" },
    { got: -1 },
    { rules: [1] },
    { heard: 1 },
  ])
    assert.equal(said(more), "none", JSON.stringify(more));
  for (const text of ["", "{", "[]", "null", `{"line":1}`, "x".repeat(9000)]) assert.equal(helloIn(text), null);
});

/** A talk of a host that is connected, and what it has said and heard. */
function talking() {
  const heard = /** @type {any[]} */ ([]);
  const states = /** @type {string[]} */ ([]);
  const talk = new Talk({
    facts: () => HOST,
    life: "h",
    take: (message) => heard.push(message),
    met: () => {},
    changed: (state, words = "") => states.push(state + words),
  });
  const sent = /** @type {string[]} */ ([]);
  const hears = talk.connect(
    (text) => sent.push(text),
    () => sent.push("closed"),
  );
  hears(JSON.stringify(GUEST));
  return { talk, hears, heard, states, sent };
}

test("garbage, a million bytes and letters never written cut the line in words, and leave the game", () => {
  for (const text of [
    "x",
    "1 0",
    "1 0 {",
    "-1 0 {}",
    "1 9 {}",
    `1 0 ${"x".repeat(1_000_000)}`,
    new ArrayBuffer(9),
    "{}",
  ]) {
    const { talk, hears, states, sent, heard } = talking();
    hears(text === "{}" ? '{"line":true}' : text);
    assert.match(states.at(-1) ?? "", /^lost.*can't read/, String(text).slice(0, 20));
    assert.equal(sent.at(-1), "closed");
    assert.deepEqual(heard, []);
    assert.equal(talk.open, false);
  }
});

test("a text that comes in parts is one; a part too many is refused", () => {
  const taken = /** @type {string[]} */ ([]);
  const there = new Letters(
    () => {},
    (text) => taken.push(text),
  );
  const here = new Letters(
    (text) => there.receive(text),
    () => {},
  );
  const long = "äx".repeat(60_000);
  here.post(long);
  here.post("");
  assert.deepEqual(
    taken.map((text) => text.length),
    [120_000, 0],
  );
  assert.equal(taken[0], long);
  assert.throws(() => here.post("y".repeat(950_000)), /too long/);
});

test("silence is noticed, a sign brings the line back, and who leaves is heard", () => {
  const { talk, hears, states } = talking();
  for (let n = 0; n < 9; n++) talk.tick();
  hears("0 0 ");
  hears('1 0 {"t":"leave"}');
  hears('2 0 {"t":"say"}');
  assert.deepEqual(states, ["connected", "lost", "back", "left"]);
});
