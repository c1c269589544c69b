import { Agent, request } from "node:http";

/** What a browser on a phone sends with a request. */
export const browserHeaders: Record<string, string> = {
  host: "127.0.0.1",
  "user-agent": "Mozilla/5.0 (Linux; Android 10) Chrome/150.0.0.0 Mobile Safari/537.36",
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "accept-language": "en-IN,en;q=0.9",
  "accept-encoding": "gzip, deflate, br, zstd",
};

export interface SendOptions {
  /** The session, as "name=value". */
  cookie?: string;
  /** Fields of a form to post; without them the request is a GET. */
  form?: Record<string, string> | [name: string, value: string][];
  headers?: Record<string, string>;
  /** The status that the answer must have, if any. */
  expect?: number;
  /** Keeps connections alive; without one each request opens its own. */
  agent?: Agent;
}

export interface Reply {
  status: number;
  /** Without those that node:http adds to every answer. */
  headers: Record<string, string>;
  body: Buffer;
  /** From the first byte sent to the last byte received. */
  milliseconds: number;
}

const nodeHeaders = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

let clients = 0;

/**
 * Sends one request and reads the whole answer. Each request has a client address of its own (the
 * academy needs `TRUST_PROXY=1` to see it), so that no rate limit applies.
 */
export function send(url: string, options: SendOptions = {}): Promise<Reply> {
  const { cookie, form, headers = {}, agent, expect } = options;
  clients += 1;
  const content = form ? String(new URLSearchParams(form)) : "";
  const sent = {
    "x-forwarded-for": `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
    ...(cookie && { cookie }),
    ...(form && {
      origin: new URL(url).origin,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(Buffer.byteLength(content)),
    }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const method = form ? "POST" : "GET";
    request(url, { method, agent: agent ?? false, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const { statusCode = 0 } = response;
        if (expect !== undefined && statusCode !== expect) {
          return reject(new Error(`${url} was answered with ${statusCode}`));
        }
        const own = Object.entries(response.headers).filter(([name]) => !nodeHeaders.has(name));
        resolve({
          status: statusCode,
          headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
          milliseconds: performance.now() - start,
        });
      });
    })
      .once("error", reject)
      .end(content);
  });
}

/** Reads a page compressed, as browsers do. @throws unless it is there */
export function readPage(url: string, options: SendOptions = {}): Promise<Reply> {
  return send(url, { ...options, headers: { "accept-encoding": "br" }, expect: 200 });
}

/** Connections that stay open between requests. */
export function keepAlive(ends: AsyncDisposableStack, maxSockets = 1): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets });
  ends.defer(() => agent.destroy());
  return agent;
}
