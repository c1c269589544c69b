import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
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
  /** Answers that came in time. */
  requests: number;
  seconds: number;
  /** All answers: those before and after that time too, for what they cost the server. */
  answers: number;
  /** How long each answer took, in milliseconds. */
  times: Float64Array;
}

/**
 * Asks and asks again, telling how long each whole answer took.
 *
 * @returns what ends it; it resolves once the last answer has come
 */
function askOnAndOn(
  socket: Socket,
  request: string,
  tell: (milliseconds: number) => void,
): () => Promise<void> {
  let asked = performance.now();
  let isEnding = false;
  const ended = Promise.withResolvers<void>();
  const read = readAnswers(() => {
    const now = performance.now();
    tell(now - asked);
    if (isEnding) return ended.resolve();
    asked = now;
    socket.write(request);
  });
  socket.on("data", read);
  socket.write(request);
  return () => {
    isEnding = true;
    return ended.promise;
  };
}

async function run(order: LoadOrder): Promise<LoadResult> {
  const { ports, path, headers, connections, milliseconds, warmUp = 0 } = order;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const request = [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  const sockets = Array.from({ length: connections }, (_, at) =>
    connect(ports[at % ports.length] ?? 0, "127.0.0.1"),
  );
  const failed = Promise.withResolvers<never>();
  let answers = 0;
  let times: number[] = [];
  const ends: (() => Promise<void>)[] = [];
  for (const socket of sockets) {
    socket.setNoDelay(true);
    socket.once("error", failed.reject);
    socket.once("connect", () => {
      const end = askOnAndOn(socket, request, (time) => {
        answers += 1;
        times.push(time);
      });
      ends.push(end);
    });
  }
  const work = async () => {
    await delay(warmUp);
    times = [];
    const began = performance.now();
    await delay(milliseconds);
    const seconds = (performance.now() - began) / 1000;
    const inTime = Float64Array.from(times);
    // What a server is still at would cost it something in somebody else's turn.
    await Promise.all(ends.map((end) => end()));
    return { requests: inTime.length, seconds, answers, times: inTime };
  };
  try {
    return await Promise.race([work(), failed.promise]);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

process.on("message", (order: LoadOrder | string) => {
  // Texts are for what tells of this process.
  if (typeof order === "string") return;
  void run(order).then((result) => process.send?.(result));
});
