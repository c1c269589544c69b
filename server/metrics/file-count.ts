import type { IncomingMessage, ServerResponse } from "node:http";

/** The number of responses with built files, by method and status. */
export interface FileCount {
  method: "GET" | "HEAD";
  status: "2xx" | "3xx";
  /** Since the last scrape. */
  added: number;
}

/** Counts responses with files in plain numbers, since a metrics counter would cost too much there. */
export function createFileCounter() {
  const whole: FileCount = { method: "GET", status: "2xx", added: 0 };
  const unchanged: FileCount = { method: "GET", status: "3xx", added: 0 };
  const head: FileCount = { method: "HEAD", status: "2xx", added: 0 };
  const unchangedHead: FileCount = { method: "HEAD", status: "3xx", added: 0 };
  return {
    add: ({ method }: IncomingMessage, { statusCode }: ServerResponse): void => {
      const isUnchanged = statusCode === 304;
      if (method === "HEAD") (isUnchanged ? unchangedHead : head).added += 1;
      else (isUnchanged ? unchanged : whole).added += 1;
    },
    take: (): FileCount[] =>
      [whole, unchanged, head, unchangedHead]
        .filter(({ added }) => added > 0)
        .map((count) => {
          const taken = { ...count };
          count.added = 0;
          return taken;
        }),
  };
}
