import { randomUUID } from "node:crypto";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as TcpServer, type Socket } from "node:net";
import { currentRequest, type CurrentRequest } from "./current-request.ts";
import type { FileServer } from "./files.ts";
import type { RequestMetrics } from "./metrics/metrics.ts";

/** How long a client may keep a connection, in milliseconds, and how many there may be (decision 8). */
export interface ClientLimits {
  /** for the head of a request */
  headers: number;
  /** for a whole request, body included */
  request: number;
  /** for a sign of life while it sends or is sent to */
  silence: number;
  /** between two looks at who is late */
  check: number;
  connections: number;
}

const usualLimits: ClientLimits = {
  headers: 10_000,
  request: 30_000,
  silence: 60_000,
  check: 2_000,
  connections: 4_000,
};

interface HttpOptions {
  files: FileServer;
  app: RequestListener;
  /** what every answer carries; those of `files` have it already */
  headers: Record<string, string>;
  /** true when the database answers */
  healthy: () => Promise<boolean>;
  limits?: ClientLimits;
  /** null where nobody counts */
  metrics?: RequestMetrics | null;
  /** somebody else keeps the listening socket open when we close it */
  isSocketKept?: boolean;
}

/** The product's HTTP server and the answers that it still owes. */
export interface HttpServer {
  server: Server;
  /** Takes no new connections, and resolves when the last request is answered, or after 10 s. */
  drain: () => Promise<void>;
  /** How many those are now; of files there are none. */
  owed: () => number;
}

/** All that a page, a form or a monitor needs; a method that nobody asked for opens nothing. */
const methods = ["GET", "HEAD", "POST"];

/** The product's HTTP server: health, then built files, then the app. */
export function createHttpServer(options: HttpOptions): HttpServer {
  const { files, app, healthy, limits = usualLimits, metrics = null, isSocketKept } = options;
  const common = new Map(Object.entries(options.headers));
  const owed = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let draining = false;

  const server = createServer(
    { connectionsCheckingInterval: limits.check },
    (request, response) => {
      if (draining) response.shouldKeepAlive = false;
      if (files.serve(request, response)) {
        metrics?.file(request, response);
        return;
      }
      const current: CurrentRequest = { id: randomUUID(), route: () => null };
      const began = performance.now();
      owed.add(response);
      response.once("close", () => {
        owed.delete(response);
        const seconds = (performance.now() - began) / 1_000;
        metrics?.answered(request, response, current.route(), seconds);
      });
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
        currentRequest.run(current, app, request, response);
        return;
      }
      current.route = () => "/healthz";
      void (draining ? Promise.resolve(false) : healthy()).then((well) => {
        response.writeHead(well ? 200 : 503, {
          "cache-control": "no-store",
          "content-type": "text/plain; charset=utf-8",
        });
        response.end(well ? "ok\n" : "unavailable\n");
      });
    },
  );
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.headersTimeout = limits.headers;
  server.requestTimeout = limits.request;
  server.timeout = limits.silence;
  server.maxConnections = limits.connections;

  return {
    server,
    drain() {
      return new Promise((resolve) => {
        const begin = () => {
          draining = true;
          for (const response of owed) response.shouldKeepAlive = false;
          close(server, resolve);
        };
        if (isSocketKept) begin();
        else whenNobodyWaits(server, sockets, begin);
      });
    },
    owed: () => owed.size,
  };
}

/**
 * @param place where to listen, or the descriptor of a socket that is there already
 * @returns the port that it listens on; @throws when the port is taken or not ours to take
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

/** Where something on this machine is found. */
export function urlAt(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

const millisecondsOfQuiet = 0.2;
const millisecondsToBeQuiet = 2_000;

/**
 * Calls back in a turn of the event loop that was short and took no new connection. To close resets
 * whoever is connected for the system and not yet for us, and a proxy that has sent a form over such
 * a connection can't know whether it was read. Until then new ones are taken and no connection is
 * listened to, so that turns are short.
 */
function whenNobodyWaits(server: Server, sockets: ReadonlySet<Socket>, callback: () => void): void {
  for (const socket of sockets) socket.pause();
  const patience = performance.now() + millisecondsToBeQuiet;
  const listeners = server.listeners("connection") as ((socket: Socket) => void)[];
  const taken: Socket[] = [];
  let known = -1;
  const look = (turnedAt: number) => {
    const now = performance.now();
    const isQuiet = taken.length === known && now - turnedAt < millisecondsOfQuiet;
    if (!isQuiet && now < patience) {
      known = taken.length;
      setImmediate(look, now);
      return;
    }
    server.removeAllListeners("connection");
    for (const listener of listeners) server.on("connection", listener);
    callback();
    for (const socket of sockets) socket.resume();
    for (const socket of taken) if (!socket.destroyed) server.emit("connection", socket);
  };
  server.removeAllListeners("connection");
  server.on("connection", (socket) => {
    // One that breaks in the meantime would end us.
    socket.on("error", () => {});
    taken.push(socket);
  });
  look(performance.now());
}

const millisecondsToFinish = 10_000;
const millisecondsForIdle = 2_000;

function close(server: Server, callback: () => void): void {
  const limit = setTimeout(() => server.closeAllConnections(), millisecondsToFinish);
  // A browser or a proxy may be about to use its idle connection: for a while it gets an answer.
  // What has arrived is read before an immediate runs, and whoever sent it is idle no more.
  const idle = setInterval(
    () => setImmediate(() => server.closeIdleConnections()),
    millisecondsForIdle,
  );
  // The close of an HTTP server would end the idle ones at once.
  TcpServer.prototype.close.call(server, () => {
    clearTimeout(limit);
    clearInterval(idle);
    callback();
  });
}
