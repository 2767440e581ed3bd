// A line from this device to another one: the browser's own, with one channel. What one must know of the other goes by
// two codes, from hand to hand; no server is asked unless the player names one.
import { markOf, read, written } from "./code.js";
import { describe, deviceOf } from "./description.js";

/** Milliseconds in which the browser looks for addresses at most. */
const LOOKING = 5000;
/** Milliseconds between two signs that keep a line open while codes are carried. */
const KEEPING = 3000;
/** An address that leads nowhere: it is reserved for documents. A line with addresses left to try does not give up. */
const NOWHERE = "192.0.2.1";

const USED = "That code was used already. Make a new one.";
const ANOTHER = "That answer belongs to another code. Let your friend answer the one that is shown here.";
const INVITES = "That is an invitation, not an answer to yours.";
const ANSWERS = "That is an answer, not an invitation.";

/**
 * @typedef {object} Ends
 * @property {(send: (text: string) => void, close: () => void) => (text: unknown) => void} opened gives what hears
 * @property {(words?: string) => void} broken
 * @property {string} [server] finds this device's address as seen from elsewhere
 */

/** True where the browser can make lines. */
export const canConnect = () => typeof RTCPeerConnection === "function";

export class Peer {
  #connection;
  #ends;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #keeping;
  #mark = "";

  /** @param {Ends} ends */
  constructor(ends) {
    const { server } = ends;
    this.#ends = ends;
    this.#connection = new RTCPeerConnection(server ? { iceServers: [{ urls: server }] } : {});
    const channel = this.#connection.createDataChannel("deckmate", { negotiated: true, id: 0 });
    channel.binaryType = "arraybuffer";
    channel.onopen = () => {
      clearInterval(this.#keeping);
      const hears = ends.opened(
        (text) => channel.readyState === "open" && channel.send(text),
        () => this.close(),
      );
      channel.onmessage = ({ data }) => hears(data);
      channel.onclose = () => this.#broken();
    };
    this.#connection.onconnectionstatechange = () => {
      if (this.#connection.connectionState === "failed") this.#broken();
    };
  }

  #broken() {
    const { broken } = this.#ends;
    this.close();
    broken();
  }

  /** Closes the line, and tells nobody. */
  close() {
    clearInterval(this.#keeping);
    this.#connection.onconnectionstatechange = null;
    this.#connection.close();
    this.#ends = { ...this.#ends, broken: () => {} };
  }

  /** The own code, once the addresses are known. @param {string | null} answers the mark of the code that it answers */
  async #code(answers) {
    const connection = this.#connection;
    await new Promise((done) => {
      const found = () => connection.iceGatheringState === "complete" && done(null);
      connection.onicegatheringstatechange = found;
      setTimeout(done, LOOKING, null);
      found();
    });
    const device = deviceOf(connection.localDescription?.sdp ?? "");
    if (!device.addresses.length) throw new Error("This device has no network. Join the Wi-Fi of the other one.");
    this.#mark = markOf(device);
    return written({ ...device, answers });
  }

  /** The code of the device that invites. */
  async invite() {
    await this.#connection.setLocalDescription(await this.#connection.createOffer());
    return this.#code(null);
  }

  /** The code that answers an invitation; the line is kept open until that has come there. @param {string} text */
  async answer(text) {
    const code = read(text);
    if (code.answers !== null) throw new Error(ANSWERS);
    await this.#connection.setRemoteDescription(describe(code, "offer"));
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    let port = 1024;
    this.#keeping = setInterval(() => {
      const candidate = `candidate:1 1 udp 1 ${NOWHERE} ${port++} typ host`;
      this.#connection.addIceCandidate({ candidate, sdpMid: "0", sdpMLineIndex: 0 }).catch(() => {});
    }, KEEPING);
    return this.#code(markOf(code));
  }

  /** The answer has come. Throws a sentence about one that is none. @param {string} text */
  async accept(text) {
    const code = read(text);
    if (code.answers === null) throw new Error(INVITES);
    if (code.answers !== this.#mark) throw new Error(ANOTHER);
    if (this.#connection.signalingState !== "have-local-offer") throw new Error(USED);
    await this.#connection.setRemoteDescription(describe(code, "answer"));
  }
}
