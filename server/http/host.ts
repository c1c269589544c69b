import type { IncomingMessage } from "node:http";

/**
 * Returns true if a request has more than one `Host` header (RFC 9112, section 3.2): Node reads the
 * first one, a proxy in front of us perhaps the last.
 */
export function hasSeveralHosts({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct["host"]?.length ?? 0) > 1;
}
