// What the tests need of a browser of the system, whichever protocol it speaks.
import { type AddressInfo, createServer } from "node:net";

/** The name of a reference to an element in WebDriver. */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export interface Driver {
  goTo(url: string): Promise<unknown>;
  run<T>(script: string): Promise<T>;
  size(width: number, height: number): Promise<unknown>;
  intoFrame(): Promise<void>;
  click(selector: string): Promise<void>;
  until<T>(script: string, what: () => string): Promise<T>;
  close(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Waits until the script answers with something, and gives it. */
export async function until<T>(driver: Pick<Driver, "run">, script: string, what: () => string): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const found = await driver.run<T>(`return ${script}`).catch(() => null);
    if (found) return found;
  }
  throw new Error(what());
}
