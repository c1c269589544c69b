import { createServer, type AddressInfo } from "node:net";

/** Some ports of this machine that nobody uses now. */
export async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = servers.map(
    (server) =>
      new Promise<number>((resolve, reject) => {
        server.once("error", reject);
        server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
      }),
  );
  const found = await Promise.all(ports);
  for (const server of servers) server.close();
  return found;
}
