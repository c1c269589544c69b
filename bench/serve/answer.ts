import { get } from "node:http";

/** What a server answers, byte for byte, still compressed. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

// What node:http itself adds to an answer.
const ownHeaders = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

/** Asks once, and leaves out the headers that node:http adds to any answer by itself. */
export function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const sent = Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name));
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
    }).once("error", reject);
  });
}
