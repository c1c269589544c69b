import { request, type Agent } from "node:http";

/** One request, as a browser sends it. */
export interface Asking {
  path: string;
  cookie?: string;
  /** Of a form; without one it is a GET. */
  form?: Record<string, string>;
  expected: number;
}

let clients = 0;

/**
 * Asks and reads the whole answer.
 *
 * @returns milliseconds from the first byte sent to the last byte read
 * @throws where the answer is another than the expected one
 */
export function ask(url: string, agent: Agent, asking: Asking): Promise<number> {
  const { path, cookie, form, expected } = asking;
  clients += 1;
  const body = form ? String(new URLSearchParams(form)) : "";
  const headers = {
    "accept-encoding": "br",
    // Each from a network of its own, so that no limit is met.
    "x-forwarded-for": `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
    ...(cookie && { cookie }),
    ...(form && {
      origin: url,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(Buffer.byteLength(body)),
    }),
  };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const options = { method: form ? "POST" : "GET", agent, headers };
    const sent = request(url + path, options, (answer) => {
      answer.resume();
      answer.once("error", reject);
      answer.once("end", () => {
        if (answer.statusCode === expected) resolve(performance.now() - began);
        else reject(new Error(`${path} was answered with ${answer.statusCode}`));
      });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
