import { createServer, type RequestListener, type Server } from "node:http";
import type { FileServer } from "./files.ts";

interface HttpOptions {
  files: FileServer;
  app: RequestListener;
  /** what every answer carries; those of `files` have it already */
  headers: Record<string, string>;
  /** true when the database answers */
  healthy: () => Promise<boolean>;
}

/** All that a page, a form or a monitor needs; a method that nobody asked for opens nothing. */
const methods = ["GET", "HEAD", "POST"];

/** The product's HTTP server: health, then built files, then the app. */
export function createHttpServer({ files, app, headers, healthy }: HttpOptions): Server {
  const common = new Map(Object.entries(headers));
  const server = createServer((request, response) => {
    if (files(request, response)) return;
    response.setHeaders(common);
    // A body that nobody read to its end is drained, so that its sender gets to read the answer.
    response.once("finish", () => {
      request.removeAllListeners("data");
      request.resume();
    });
    if (!methods.includes(request.method ?? "")) {
      response.writeHead(405, { allow: methods.join(", ") }).end();
      return;
    }
    if (request.url !== "/healthz") {
      app(request, response);
      return;
    }
    void healthy().then((well) => {
      response.writeHead(well ? 200 : 503, {
        "cache-control": "no-store",
        "content-type": "text/plain; charset=utf-8",
      });
      response.end(well ? "ok\n" : "unavailable\n");
    });
  });
  server.headersTimeout = 20_000;
  server.requestTimeout = 30_000;
  return server;
}

/** @returns the port that it listens on; @throws when the port is taken or not ours to take */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Takes no new connections and resolves when the last request is answered, or after 10 s. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), 10_000);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
