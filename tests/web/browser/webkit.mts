// WebKit of the system, by the plain WebDriver protocol: Playwright's own builds of WebKit are not the one that people
// have.
import { type ChildProcess, spawn } from "node:child_process";
import { type Driver, ELEMENT, freePort, until } from "./driver.mts";

/** One window of MiniBrowser, under a display of its own. */
export class WebKit implements Driver {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly session: string,
  ) {}

  static async open(binary: string): Promise<WebKit> {
    const port = await freePort();
    const process = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      detached: true,
    });
    const server = `http://127.0.0.1:${port}`;
    const options = { binary, args: ["--automation"] };
    const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
    for (let tries = 0; ; tries++) {
      try {
        const { sessionId } = await post(`${server}/session`, { capabilities });
        return new WebKit(process, `${server}/session/${sessionId}`);
      } catch (error) {
        if (tries === 100 || !(error instanceof TypeError)) throw error;
        await new Promise((later) => setTimeout(later, 100)); // nobody listens yet
      }
    }
  }

  goTo(url: string) {
    return post(`${this.session}/url`, { url });
  }
  run<T>(script: string): Promise<T> {
    return post(`${this.session}/execute/sync`, { script, args: [] });
  }
  size(width: number, height: number) {
    return post(`${this.session}/window/rect`, { width, height });
  }

  private async find(selector: string): Promise<string> {
    return (await post(`${this.session}/element`, { using: "css selector", value: selector }))[ELEMENT];
  }
  async intoFrame() {
    await post(`${this.session}/frame`, { id: { [ELEMENT]: await this.find("iframe") } });
  }
  async click(selector: string) {
    await post(`${this.session}/element/${await this.find(selector)}/click`, {});
  }
  until<T>(script: string, what: () => string) {
    return until<T>(this, script, what);
  }

  async close() {
    await fetch(this.session, { method: "DELETE" });
    process.kill(-this.driver.pid!);
  }
}

async function post(url: string, body: object) {
  const answer = await fetch(url, {
    method: "POST",
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(90_000),
    headers: { "content-type": "application/json" },
  });
  const { value } = (await answer.json()) as { value: any };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
