import { Agent, request } from "node:http";

// One connection kept alive, so that a measured time holds no handshake.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Asked {
  status: number;
  /** From the first byte sent to the last byte read. */
  milliseconds: number;
}

function ask(
  url: string,
  options: { method?: string; agent: Agent; headers: Record<string, string> },
  body = "",
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asking = request(url, options, (response) => {
      response.resume();
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - began }),
      );
    });
    asking.once("error", reject);
    asking.end(body);
  });
}

let clients = 0;

/** Sends a sign-in form. */
export function signIn(
  url: string,
  email: string,
  password: string,
  connection = agent,
): Promise<Asked> {
  return send(url, "/login", { email, password }, connection);
}

/** Asks for a new password. */
export function askReset(url: string, email: string): Promise<Asked> {
  return send(url, "/forgot-password", { email }, agent);
}

/** Sends a form from an address that nobody else comes from, so that no limit is met. */
function send(
  url: string,
  path: string,
  fields: Record<string, string>,
  connection: Agent,
): Promise<Asked> {
  clients += 1;
  const body = String(new URLSearchParams(fields));
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(Buffer.byteLength(body)),
    origin: url,
    "x-forwarded-for": `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
  };
  return ask(url + path, { method: "POST", agent: connection, headers }, body);
}

/** Reads a page as a visitor does. */
export function readPage(url: string): Promise<Asked> {
  return ask(url, { agent, headers: { "accept-encoding": "br" } });
}
