import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpServer, listen, type HttpServer } from "./http.ts";

// The product's own server, with a small limit for each client.

const most = 5;
const [one, other] = ["127.0.0.1", "127.0.0.2"];

let http: HttpServer;
let port = 0;
let notices: string[] = [];
const sockets: Socket[] = [];

async function serve(trustProxy: number): Promise<void> {
  notices = [];
  http = createHttpServer({
    files: { serve: () => false, isPage: () => false },
    app: (_, response) => response.end("whole"),
    headers: {},
    healthy: async () => true,
    limits: { connectionsPerClient: most },
    trustProxy,
    notice: (message) => notices.push(message),
  });
  port = await listen(http.server, { host: "127.0.0.1", port: 0 });
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  http.server.closeAllConnections();
  http.server.close();
});

/** Connects from an address, and says nothing. */
async function open(localAddress: string): Promise<Socket> {
  const socket = connect({ host: "127.0.0.1", port, localAddress });
  socket.on("error", () => {});
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

/** Whether a request over a connection is answered; it is not if the connection was closed. */
async function isAnswered(socket: Socket): Promise<boolean> {
  const heard = new Promise<boolean>((resolve) => {
    socket.once("data", () => resolve(true));
    socket.once("close", () => resolve(false));
  });
  if (!socket.destroyed) socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return !socket.destroyed && heard;
}

const openMany = (count: number, address: string) =>
  Promise.all(Array.from({ length: count }, () => open(address)));

test("a client's connections above the limit are closed, and others are served meanwhile", async () => {
  await serve(0);
  const silent = await openMany(most, one);
  expect(await isAnswered(await open(other))).toBe(true);
  for (let more = 0; more < 3; more += 1) expect(await isAnswered(await open(one))).toBe(false);
  expect(notices).toEqual([expect.stringContaining("TRUST_PROXY")]);
  // Those that it had are still its own, and each that ends makes room for another.
  expect(await isAnswered(silent[0] as Socket)).toBe(true);
  silent[1]?.destroy();
  await expect.poll(async () => isAnswered(await open(one))).toBe(true);
});

test("the connections of a trusted proxy are those of all clients, and not limited for each", async () => {
  await serve(1);
  const silent = await openMany(most, one);
  expect(silent).toHaveLength(most);
  for (let more = 0; more < 3; more += 1) expect(await isAnswered(await open(one))).toBe(true);
  expect(notices).toEqual([]);
});
