import { connect, type Socket } from "node:net";
import { readAnswers } from "./read-answers.ts";

// A process that asks servers for one page, as fast as they answer, on connections kept alive.
// It reads no more of an answer than where it ends, so as to be cheaper than what it measures.

export interface LoadOrder {
  /** Of the servers that are asked; each gets as many of the connections. */
  ports: readonly number[];
  path: string;
  headers: Record<string, string>;
  connections: number;
  milliseconds: number;
  /** Milliseconds before that in which answers don't count; none, if left out. */
  warmUp?: number;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  /** How long each answer took, in milliseconds. */
  times: Float64Array;
}

/** Asks and asks again, telling how long each whole answer took. */
function askForever(socket: Socket, request: string, tell: (milliseconds: number) => void): void {
  let asked = performance.now();
  const read = readAnswers(() => {
    const now = performance.now();
    tell(now - asked);
    asked = now;
    socket.write(request);
  });
  socket.on("data", read);
  socket.write(request);
}

function run(order: LoadOrder): Promise<LoadResult> {
  const { ports, path, headers, connections, milliseconds, warmUp = 0 } = order;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const request = [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  const sockets = Array.from({ length: connections }, (_, at) =>
    connect(ports[at % ports.length] ?? 0, "127.0.0.1"),
  );
  let times: number[] = [];
  return new Promise((resolve, reject) => {
    let began = performance.now();
    for (const socket of sockets) {
      socket.setNoDelay(true);
      socket.once("error", reject);
      socket.once("connect", () => askForever(socket, request, (time) => times.push(time)));
    }
    setTimeout(() => {
      times = [];
      began = performance.now();
    }, warmUp);
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
      const seconds = (performance.now() - began) / 1000;
      resolve({ requests: times.length, seconds, times: Float64Array.from(times) });
    }, warmUp + milliseconds);
  });
}

process.on("message", (order: LoadOrder | string) => {
  // Texts are for what tells of this process.
  if (typeof order === "string") return;
  void run(order).then((result) => process.send?.(result));
});
