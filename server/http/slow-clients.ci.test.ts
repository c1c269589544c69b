import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createHttpServer, listen, type ClientLimits, type HttpServer } from "./http.ts";

// The product's own server with small limits and an app of three answers.

const limits: ClientLimits = {
  headers: 400,
  request: 800,
  silence: 600,
  check: 50,
  connections: 5,
  connectionsPerClient: 5,
  linger: 300,
  finish: 2_000,
};
const much = Buffer.alloc(64 * 1024 * 1024);

const app: RequestListener = (request, response) => {
  if (request.url === "/much") {
    response.end(much);
    return;
  }
  const answer = () => response.end("whole");
  request.resume();
  request.once("end", () => setTimeout(answer, request.url === "/slow" ? 500 : 0));
};

let http: HttpServer;
let port = 0;
const sockets: Socket[] = [];

beforeEach(async () => {
  const files = { serve: () => false, isPage: () => false, page: () => null };
  const healthy = async () => true;
  http = createHttpServer({
    files,
    app,
    headers: {},
    healthy,
    limits,
    trustProxy: 1,
    notice: () => {},
  });
  port = await listen(http.server, { host: "127.0.0.1", port: 0 });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  http.server.closeAllConnections();
  http.server.close();
});

interface Client {
  socket: Socket;
  /** Everything received, once the connection has ended. */
  ended: Promise<string>;
}

function open(): Client {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  let heard = "";
  socket.on("data", (chunk) => (heard += String(chunk)));
  socket.on("error", () => {});
  return { socket, ended: new Promise((resolve) => socket.once("close", () => resolve(heard))) };
}

/** Sends one byte at a time, until the server disconnects. */
function dribble(socket: Socket, text: string): void {
  socket.write(text);
  const drops = setInterval(() => socket.write("a"), 50);
  socket.once("close", () => clearInterval(drops));
}

async function expectService(): Promise<void> {
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("whole");
}

function connections(): Promise<number> {
  return new Promise((resolve) => http.server.getConnections((_, count) => resolve(count)));
}

describe("a client that takes its time", () => {
  test.each([
    ["says nothing", ""],
    ["dribbles a head", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "],
    ["dribbles a form", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n"],
    [
      "dribbles a chunk",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n",
    ],
  ])("and %s is told that it took too long", async (_, text) => {
    const { socket, ended } = open();
    if (text) dribble(socket, text);
    await expectService();
    expect(await ended).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    await expectService();
  });

  test("that never reads its answer is disconnected", async () => {
    const { socket, ended } = open();
    socket.write("GET /much HTTP/1.1\r\nHost: a\r\n\r\n");
    socket.pause();
    await expect.poll(connections).toBe(1);
    await expectService();
    // The connections that fetch keeps alive are closed too.
    await expect.poll(connections).toBe(0);
    socket.resume();
    expect((await ended).length).toBeLessThan(much.length);
  });

  test("and reads slowly, but reads, gets it whole", async () => {
    const { socket } = open();
    let size = 0;
    socket.removeAllListeners("data");
    socket.write("GET /much HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    for await (const chunk of socket) {
      const before = size;
      size += (chunk as Buffer).length;
      // A pause of its own for each 8 MB or so: together longer than the limit.
      if (before >> 23 !== size >> 23) await delay(100);
    }
    expect(size).toBeGreaterThan(much.length);
  });

  test("and comes with too many leaves the rest unheard, until one goes", async () => {
    const crowd = Array.from({ length: limits.connections }, open);
    await expect.poll(connections).toBe(limits.connections);
    expect(await open().ended).toBe("");
    crowd[0]?.socket.destroy();
    await expect.poll(connections).toBeLessThan(limits.connections);
    await expectService();
  });
});

describe("a server that is told to stop", () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

  test("finishes what runs, says so, and refuses who is new", async () => {
    const { socket, ended } = open();
    socket.write(get("/slow"));
    await expect.poll(connections).toBe(1);
    await delay(50);
    const drained = http.drain();
    await expect.poll(() => http.server.listening).toBe(false);
    const late = open();
    expect(await late.ended).toBe("");
    const heard = await ended;
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n[^]*whole/);
    await drained;
  });

  test("answers who had connected when it was told, and was not yet heard", async () => {
    const clients = Array.from({ length: limits.connections }, open);
    for (const { socket } of clients) socket.write(get("/"));
    // The kernel has accepted them, but the server has not yet.
    await new Promise((resolve) => process.nextTick(resolve));
    const drained = http.drain();
    for (const { ended } of clients) expect(await ended).toContain("whole");
    await drained;
  });

  test("answers once more on a connection that was idle", async () => {
    const { socket, ended } = open();
    socket.write(get("/"));
    await new Promise((resolve) => socket.once("data", resolve));
    const drained = http.drain();
    await delay(100);
    socket.write(get("/"));
    const answers = (await ended).split("HTTP/1.1 200 OK");
    expect(answers).toHaveLength(3);
    expect(answers[1]).toContain("Connection: keep-alive");
    expect(answers[2]).toContain("Connection: close");
    await drained;
  });

  test("does not wait for idle connections", async () => {
    const { socket, ended } = open();
    socket.write(get("/"));
    await new Promise((resolve) => socket.once("data", resolve));
    await http.drain();
    expect(await ended).toContain("whole");
  });
});
