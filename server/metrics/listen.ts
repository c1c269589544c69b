import { createServer } from "node:http";
import type { Registry } from "@prometheus-io/client";
import { listen, urlAt } from "#server/http/http.ts";
import { SettingsError } from "../settings.ts";

export interface MetricsServer {
  /** The URL of the metrics on this machine. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Serves `GET /metrics` on a port of its own.
 *
 * @throws SettingsError if the port is taken or may not be used
 */
export async function serveMetrics(
  registry: Registry,
  host: string,
  port: number,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const { method = "", url } = request;
    response.setHeader("cache-control", "no-store");
    response.setHeader("x-content-type-options", "nosniff");
    if (url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    void registry.metrics().then(
      (text) => {
        response.writeHead(200, { "content-type": registry.contentType });
        response.end(method === "HEAD" ? undefined : text);
      },
      () => response.writeHead(500).end(),
    );
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 10_000;
  server.timeout = 30_000;
  server.maxConnections = 50;
  // The metrics server must not keep the process alive.
  server.unref();
  server.on("connection", (socket) => socket.unref());
  const actual = await listen(server, { host, port }).catch((error: Error) => {
    throw new SettingsError(`METRICS_PORT can't be used: ${error.message}.`);
  });
  return {
    url: `${urlAt(host, actual)}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
