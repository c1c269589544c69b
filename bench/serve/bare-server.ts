import { createServer } from "node:http";

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
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : 0);
  });
});
