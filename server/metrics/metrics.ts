import type { IncomingMessage, ServerResponse } from "node:http";
import { collectDefaultMetrics, Counter, Histogram, Registry } from "@prometheus-io/client";
import type { EventLog } from "#request/context.ts";
import { createFileCounter } from "./file-count.ts";

/** The metrics of a running server. No label identifies a person or a record. */
export interface Metrics {
  /** All metrics, for scraping. */
  registry: Registry;
  requests: RequestMetrics;
  /** Records how long a statement took. */
  statement(pool: "requests" | "jobs", seconds: number): void;
  /** Wraps a log so that its events are counted. */
  counting(log: EventLog): EventLog;
}

/** Records the responses of the HTTP server. */
export interface RequestMetrics {
  file(request: IncomingMessage, response: ServerResponse): void;
  /** @param route the pattern of the URL, never the URL itself */
  answered(
    request: IncomingMessage,
    response: ServerResponse,
    route: string | null,
    seconds: number,
  ): void;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Creates the metrics, with the library's default metrics of the process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: 1_000 });
  const files = createFileCounter();
  const requests = new Counter({
    name: "viluva_http_requests_total",
    help: "Answered requests, by URL pattern; built files have the route `file`.",
    labelNames: ["route", "method", "status"],
    registers,
    collect() {
      for (const { added, ...labels } of files.take())
        this.inc({ route: "file", ...labels }, added);
    },
  });
  const durations = new Histogram({
    name: "viluva_http_request_duration_seconds",
    help: "From a request's headers to the end of its response, without files and streams.",
    labelNames: ["route", "method"],
    buckets: requestBuckets,
    registers,
  });
  const statements = new Histogram({
    name: "viluva_database_statement_duration_seconds",
    help: "From sending a statement to its end, including failed statements.",
    labelNames: ["pool"],
    buckets: statementBuckets,
    registers,
  });
  const events = new Counter({
    name: "viluva_log_events_total",
    help: "Lines of the log.",
    labelNames: ["level", "event"],
    registers,
  });
  return {
    registry,
    requests: {
      file: files.add,
      answered(request, response, route, seconds) {
        const labels = { route: nameOf(route), method: methodOf(request) };
        requests.inc({ ...labels, status: statusOf(response) });
        if (!isStream(response)) durations.observe(labels, seconds);
      },
    },
    statement: (pool, seconds) => statements.observe({ pool }, seconds),
    counting: (log) => (level, event, fields) => {
      events.inc({ level, event });
      log(level, event, fields);
    },
  };
}

function nameOf(route: string | null): string {
  return route === null || route === "/*" ? "none" : route;
}

function methodOf({ method = "" }: IncomingMessage): string {
  return ["GET", "HEAD", "POST"].includes(method) ? method : "other";
}

/** The status is "none" if the client disconnected before the response. */
function statusOf({ headersSent, statusCode }: ServerResponse): string {
  return headersSent ? `${Math.floor(statusCode / 100)}xx` : "none";
}

/** Streams stay open as long as their page, so they have no duration. */
function isStream(response: ServerResponse): boolean {
  return String(response.getHeader("content-type")).startsWith("text/event-stream");
}
