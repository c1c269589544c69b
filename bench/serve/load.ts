import { connect, type Socket } from "node:net";

// A process that asks one server for one page, as fast as it answers, on connections kept alive.
// It reads no more of an answer than where it ends, so as to be cheaper than what it measures.

export interface LoadOrder {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  milliseconds: number;
}

export interface LoadResult {
  requests: number;
  seconds: number;
}

/** How many bytes an answer has, head and body, once its head is there; else 0. */
function lengthOf(answer: Buffer): number {
  const headEnd = answer.indexOf("\r\n\r\n");
  if (headEnd === -1) return 0;
  const head = answer.toString("latin1", 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200 ") || !length) throw new Error(`not what was asked: ${head}`);
  return headEnd + 4 + Number(length);
}

/** Asks and asks again until `isOver`, counting each whole answer. */
function askForever(socket: Socket, request: string, count: () => void): void {
  let received = Buffer.alloc(0);
  let arrived = 0;
  let expected = 0;
  socket.on("data", (chunk) => {
    arrived += chunk.length;
    if (expected === 0) {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      expected = lengthOf(received);
    }
    if (expected === 0 || arrived < expected) return;
    received = Buffer.alloc(0);
    arrived = 0;
    expected = 0;
    count();
    socket.write(request);
  });
  socket.write(request);
}

function run({ port, path, headers, connections, milliseconds }: LoadOrder): Promise<LoadResult> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const request = [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  const sockets = Array.from({ length: connections }, () => connect(port, "127.0.0.1"));
  let requests = 0;
  return new Promise((resolve, reject) => {
    const began = performance.now();
    for (const socket of sockets) {
      socket.setNoDelay(true);
      socket.once("error", reject);
      socket.once("connect", () => askForever(socket, request, () => (requests += 1)));
    }
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
      resolve({ requests, seconds: (performance.now() - began) / 1000 });
    }, milliseconds);
  });
}

process.on("message", (order: LoadOrder) => {
  void run(order).then((result) => process.send?.(result));
});
