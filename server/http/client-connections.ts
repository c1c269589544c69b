import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "#domain/account/sign-in-limits.ts";

const millisecondsBetweenNotices = 60_000;

/**
 * Closes each new connection of a client that has `most` open: of an IPv4 address, or of the first 64
 * bits of an IPv6 address. Only for a server that clients reach directly: behind a proxy all
 * connections are the proxy's.
 *
 * @param notice is given a line for the operator, at most once a minute
 */
export function limitConnectionsPerClient(
  server: Server,
  most: number,
  notice: (message: string) => void,
): void {
  const open = new Map<string, number>();
  let noticedAt = -Infinity;
  server.on("connection", (socket: Socket) => {
    const client = addressKey(socket.remoteAddress ?? "");
    const count = open.get(client) ?? 0;
    if (count >= most) {
      socket.destroy();
      if (performance.now() - noticedAt < millisecondsBetweenNotices) return;
      noticedAt = performance.now();
      notice(
        `Closing connections of an address that has ${most} open. If that is your proxy, set TRUST_PROXY.`,
      );
      return;
    }
    open.set(client, count + 1);
    socket.once("close", () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
