/**
 * The address of the client as the outermost trusted proxy saw it.
 *
 * @param peer the address at the other end of the socket
 * @param forwarded the `X-Forwarded-For` header; each proxy appends what it saw
 * @param trustedProxies how many of its last entries our own proxies wrote; 0 ignores it
 */
export function clientAddress(
  peer: string,
  forwarded: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwarded) return peer;
  const hops = forwarded.split(",").map((hop) => hop.trim());
  return hops[Math.max(0, hops.length - trustedProxies)] || peer;
}
