import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

// A process that requests one page as fast as it is answered, on connections kept alive. It parses
// no more of an answer than it needs to find its end, so that it costs less than what it measures.

export interface LoadOrder {
  /** The servers, among which the connections are shared out evenly. */
  ports: readonly number[];
  path: string;
  headers: Record<string, string>;
  connections: number;
  milliseconds: number;
  /** Milliseconds before that, whose answers are not counted. */
  warmUp?: number;
}

export interface LoadResult {
  /** Answers within the measured time. */
  requests: number;
  seconds: number;
  /** All answers, also those before and after that time, to relate to the server's CPU time. */
  answers: number;
  /** Response times in milliseconds. */
  times: Float64Array;
}

const lastChunk = Buffer.from("\r\n0\r\n\r\n");

/** Whether a whole answer has arrived. @throws for any status but 200 */
function isComplete(answer: Buffer): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end === -1) return false;
  const head = answer.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
  if (!head.startsWith("HTTP/1.1 200 ") || (!length && !isChunked)) {
    throw new Error(`unexpected answer: ${head}`);
  }
  return length
    ? answer.length >= end + 4 + Number(length)
    : answer.subarray(-lastChunk.length).equals(lastChunk);
}

/**
 * Sends the request again whenever it is answered.
 *
 * @param onAnswer called with the response time in milliseconds
 * @returns stops it; resolves after the last answer
 */
function repeatRequest(
  socket: Socket,
  request: string,
  onAnswer: (milliseconds: number) => void,
): () => Promise<void> {
  let sentAt = performance.now();
  let isStopping = false;
  const stopped = Promise.withResolvers<void>();
  let answer: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    answer = answer.length === 0 ? chunk : Buffer.concat([answer, chunk]);
    if (!isComplete(answer)) return;
    answer = Buffer.alloc(0);
    const now = performance.now();
    onAnswer(now - sentAt);
    if (isStopping) return stopped.resolve();
    sentAt = now;
    socket.write(request);
  });
  socket.write(request);
  return () => {
    isStopping = true;
    return stopped.promise;
  };
}

async function run(order: LoadOrder): Promise<LoadResult> {
  const { ports, path, headers, connections, milliseconds, warmUp = 0 } = order;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const request = [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
  const sockets = Array.from({ length: connections }, (_, number) =>
    connect(ports[number % ports.length] ?? 0, "127.0.0.1"),
  );
  const failed = Promise.withResolvers<never>();
  let answers = 0;
  let times: number[] = [];
  const stops: (() => Promise<void>)[] = [];
  for (const socket of sockets) {
    socket.setNoDelay(true);
    socket.once("error", failed.reject);
    socket.once("connect", () => {
      const stop = repeatRequest(socket, request, (time) => {
        answers += 1;
        times.push(time);
      });
      stops.push(stop);
    });
  }
  const measure = async () => {
    await delay(warmUp);
    times = [];
    const start = performance.now();
    await delay(milliseconds);
    const seconds = (performance.now() - start) / 1000;
    const inTime = Float64Array.from(times);
    // Requests in flight would burden the next server's turn.
    await Promise.all(stops.map((stop) => stop()));
    return { requests: inTime.length, seconds, answers, times: inTime };
  };
  try {
    return await Promise.race([measure(), failed.promise]);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

process.on("message", (order: LoadOrder | string) => {
  // Strings are for `bench/support/attached.ts`.
  if (typeof order === "string") return;
  void run(order).then((result) => process.send?.(result));
});
