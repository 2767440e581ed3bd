// Firefox of the system, by its own Marionette protocol: over WebDriver BiDi the page's policy would keep the tests
// out.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Driver, ELEMENT, freePort, until } from "./driver.mts";

/** One window of Firefox, without a display. */
export class Firefox implements Driver {
  private last = 0;
  private rest = Buffer.alloc(0);
  private waiting = new Map<number, { resolve(value: any): void; reject(error: Error): void }>();

  private constructor(
    private readonly process: ChildProcess,
    private readonly socket: Socket,
    private readonly profile: string,
  ) {
    socket.on("data", (data) => this.read(data));
  }

  static async open(binary: string): Promise<Firefox> {
    const port = await freePort();
    const profile = mkdtempSync(join(tmpdir(), "deckmate-firefox-"));
    writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
    const args = ["--headless", "--marionette", "--no-remote", "--profile", profile];
    const firefox = new Firefox(spawn(binary, args, { stdio: "ignore" }), await reach(port), profile);
    await firefox.send("WebDriver:NewSession", {});
    return firefox;
  }

  /** Messages are a length, a colon and JSON: [kind, id, error, value], and a greeting first. */
  private read(data: Buffer) {
    this.rest = Buffer.concat([this.rest, data]);
    for (;;) {
      const colon = this.rest.indexOf(":");
      const end = colon + 1 + Number(this.rest.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || this.rest.length < end) return;
      const message = JSON.parse(this.rest.subarray(colon + 1, end).toString());
      this.rest = this.rest.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message;
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
      else asked?.resolve(value);
    }
  }

  private send(command: string, parameters: object): Promise<any> {
    const text = JSON.stringify([0, ++this.last, command, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.waiting.set(this.last, { resolve, reject }));
  }

  goTo(url: string) {
    return this.send("WebDriver:Navigate", { url });
  }
  async run<T>(script: string): Promise<T> {
    return (await this.send("WebDriver:ExecuteScript", { script, args: [] })).value;
  }
  size(width: number, height: number) {
    return this.send("WebDriver:SetWindowRect", { width, height });
  }
  private async find(selector: string): Promise<string> {
    return (await this.send("WebDriver:FindElement", { using: "css selector", value: selector })).value[ELEMENT];
  }
  async intoFrame() {
    await this.send("WebDriver:SwitchToFrame", { element: await this.find("iframe") });
  }
  async click(selector: string) {
    await this.send("WebDriver:ElementClick", { id: await this.find(selector) });
  }
  until<T>(script: string, what: () => string) {
    return until<T>(this, script, what);
  }

  async close() {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.socket.destroy();
    this.process.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }
}

/** The socket, as soon as somebody listens. */
async function reach(port: number): Promise<Socket> {
  for (let tries = 0; ; tries++) {
    const socket = connect(port, "127.0.0.1");
    const error = await new Promise<Error | null>((done) => {
      socket.once("connect", () => done(null));
      socket.once("error", done);
    });
    if (!error) return socket;
    if (tries === 300) throw error;
    await new Promise((later) => setTimeout(later, 100));
  }
}
