import type { IncomingMessage } from "node:http";

/**
 * Returns true if a request has more than one `Host` header (RFC 9112, section 3.2): Node reads the
 * first one, a proxy in front of us perhaps the last. Names and values alternate in `rawHeaders`;
 * `headersDistinct` would index all of them for each request.
 */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
