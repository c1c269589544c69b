import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { limitConnectionsPerClient } from "./client-connections.ts";
import { currentRequest, type CurrentRequest } from "./current-request.ts";
import type { FileServer } from "./files.ts";
import { hasSeveralHosts } from "./host.ts";
import { canonicalPath } from "./one-address.ts";
import { cspReportPath } from "./security-headers.ts";
import type { RequestMetrics } from "#server/metrics/metrics.ts";

/** Time limits of the HTTP server, in milliseconds, and its number of connections (decision 8). */
export interface ClientLimits {
  /** For receiving the headers of a request. */
  headers: number;
  /** For receiving a whole request, body included. */
  request: number;
  /** Without any traffic on a connection that sends a request or receives a response. */
  silence: number;
  /** Interval between two checks of the limits above. */
  check: number;
  connections: number;
  /** Of them, those of one client. */
  connectionsPerClient: number;
  /** When stopping: how long to go on serving while proxies close their idle connections. */
  linger: number;
  /** When stopping, after `linger`: how long requests in flight may take. */
  finish: number;
}

const defaultLimits: ClientLimits = {
  headers: 10_000,
  request: 30_000,
  silence: 60_000,
  check: 2_000,
  connections: 4_000,
  connectionsPerClient: 400,
  linger: 2_000,
  finish: 10_000,
};

interface HttpOptions {
  files: Pick<FileServer, "serve" | "isPage">;
  app: RequestListener;
  /** Headers of every response, except those of `files`, which already have them. */
  headers: Record<string, string>;
  /** Returns true if the database answers. */
  healthy: () => Promise<boolean>;
  /** Overrides of the default limits. */
  limits?: Partial<ClientLimits>;
  /** The number of trusted proxies in front: without any, each client's connections are limited. */
  trustProxy: number;
  /** Is given a line for the operator. */
  notice: (message: string) => void;
  metrics?: RequestMetrics | null;
  /** Answers what browsers post to `cspReportPath`; by default the app does. */
  cspReports?: RequestListener;
}

/** The product's HTTP server. */
export interface HttpServer {
  server: Server;
  /** Closes the server and resolves once its last request in flight has ended (decision 21). */
  drain: () => Promise<void>;
  /** The number of requests in flight, not counting built files. */
  requestsInFlight: () => number;
}

/** The methods that pages, forms and monitors use. All others get 405. */
const methods = ["GET", "HEAD", "POST"];

const plainText = "text/plain; charset=utf-8";

/** Creates the product's HTTP server: `/healthz`, then built files, then the app. */
export function createHttpServer(options: HttpOptions): HttpServer {
  const { files, app, healthy, cspReports = app, metrics = null } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const common = new Map(Object.entries(options.headers));
  const inFlight = new Set<ServerResponse>();
  let draining = false;

  const server = createServer(
    { connectionsCheckingInterval: limits.check },
    (request, response) => {
      if (draining) response.setHeader("Connection", "close");
      const isAmbiguous = hasSeveralHosts(request);
      if (!isAmbiguous && files.serve(request, response)) {
        metrics?.file(request, response);
        return;
      }
      const current: CurrentRequest = { id: randomUUID(), route: () => null };
      const startedAt = performance.now();
      inFlight.add(response);
      response.once("close", () => {
        inFlight.delete(response);
        const seconds = (performance.now() - startedAt) / 1_000;
        metrics?.answered(request, response, current.route(), seconds);
      });
      response.setHeaders(common);
      // Discards the rest of an unread body, so that a client still sending it gets the response.
      response.once("finish", () => {
        request.removeAllListeners("data");
        request.resume();
      });
      if (isAmbiguous) {
        response.writeHead(400, { connection: "close", "content-type": plainText });
        response.end("Bad Request\n");
        return;
      }
      if (!methods.includes(request.method ?? "")) {
        response.writeHead(405, { allow: methods.join(", ") }).end();
        return;
      }
      if (request.method !== "POST" && redirectToOneAddress(request, response, files)) return;
      if (request.url === cspReportPath) {
        current.route = () => cspReportPath;
        currentRequest.run(current, cspReports, request, response);
        return;
      }
      if (request.url !== "/healthz") {
        currentRequest.run(current, app, request, response);
        return;
      }
      current.route = () => "/healthz";
      void (draining ? Promise.resolve(false) : healthy()).then((isHealthy) => {
        response.writeHead(isHealthy ? 200 : 503, {
          "cache-control": "no-store",
          "content-type": plainText,
        });
        response.end(isHealthy ? "ok\n" : "unavailable\n");
      });
    },
  );
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.timeout = limits.silence;
  server.maxConnections = limits.connections;
  if (options.trustProxy === 0) {
    limitConnectionsPerClient(server, limits.connectionsPerClient, options.notice);
  }

  return {
    server,
    async drain() {
      draining = true;
      for (const response of inFlight) {
        if (!response.headersSent) response.setHeader("Connection", "close");
      }
      await waitForConnectionsToClose(server, limits.linger);
      const closing = new Promise((resolve) => server.close(resolve));
      const timeout = setTimeout(() => server.closeAllConnections(), limits.finish);
      await closing;
      clearTimeout(timeout);
    },
    requestsInFlight: () => inFlight.size,
  };
}

/** Leads from another spelling of an address to the one it has. @returns false if there is none */
function redirectToOneAddress(
  { url = "/" }: IncomingMessage,
  response: ServerResponse,
  { isPage }: Pick<FileServer, "isPage">,
): boolean {
  const [path = "/"] = url.split("?", 1);
  const to = canonicalPath(path, isPage);
  if (to === null) return false;
  // Another path may have a token, which no cache should keep.
  const keep = isPage(to) ? "public, max-age=86400" : "no-store";
  response.writeHead(308, { location: to + url.slice(path.length), "cache-control": keep }).end();
  return true;
}

const millisecondsBetweenCounts = 25;

/** Resolves when the server has no connection, or after `milliseconds`. */
async function waitForConnectionsToClose(server: Server, milliseconds: number): Promise<void> {
  const deadline = performance.now() + milliseconds;
  do {
    // The first pause also lets the server accept connections that the kernel has queued.
    await delay(millisecondsBetweenCounts);
  } while (performance.now() < deadline && (await countConnections(server)) > 0);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}

/**
 * @param place where to listen, or the file descriptor of an inherited socket
 * @returns the port that the server listens on
 * @throws when the port is taken or may not be used
 */
export function listen(
  server: Server,
  place: { host: string; port: number } | { fd: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(place, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}

/** The URL of a server on this machine. */
export function urlAt(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
