import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers with files, by what they were asked with and what they were. */
export interface FileCount {
  method: "GET" | "HEAD";
  status: "2xx" | "3xx";
  /** Since they were taken last. */
  added: number;
}

/** Counts answers with files. They take microseconds, so a plain number is all that they can bear. */
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
