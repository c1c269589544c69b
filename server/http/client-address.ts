/**
 * The client's address as seen by the outermost trusted proxy.
 *
 * @param peer the remote address of the socket
 * @param forwarded the `X-Forwarded-For` header, to which each proxy appends the address it sees
 * @param trustedProxies the number of proxies whose entries are trusted; 0 ignores the header
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
