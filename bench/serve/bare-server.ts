import { createServer } from "node:http";
import { listen } from "../support/ports.ts";

// The minimum with node:http: the same answer to every request.

export interface BareAnswer {
  headers: Record<string, string>;
  body: Uint8Array;
}

process.once("message", ({ headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body);
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  void listen(server).then((port) => process.send?.(port));
});
