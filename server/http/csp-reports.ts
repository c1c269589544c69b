import type { IncomingMessage, RequestListener } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { addressKey } from "#domain/account/sign-in-limits.ts";
import { clientAddress } from "./client-address.ts";

/** A violation of the Content-Security-Policy that a browser has reported, in words of ours. */
export interface CspReport {
  directive: string;
  blocked: string;
}

/** What is accepted of reports, which anybody can send. */
export const cspReportLimits = {
  bytes: 16 * 1024,
  perRequest: 10,
  /** Requests per minute from one address (of IPv6, one network), and from all of them together. */
  perAddress: 10,
  perMinute: 100,
};

const directives = new Set([
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "media-src",
  "connect-src",
  "frame-src",
  "manifest-src",
  "worker-src",
  "object-src",
  "child-src",
  "form-action",
  "base-uri",
  "frame-ancestors",
  "default-src",
  "require-trusted-types-for",
  "trusted-types",
]);

const blockedKinds = new Set([
  "inline",
  "eval",
  "wasm-eval",
  "trusted-types-sink",
  "trusted-types-policy",
  "data",
  "blob",
]);

/**
 * Answers the reports that browsers send about violations of the Content-Security-Policy: each is a
 * line of the log, in words of closed lists.
 *
 * @param trustProxy the number of trusted proxies, for the client's address
 */
export function createCspReports(
  trustProxy: number,
  log: (report: CspReport) => void,
): RequestListener {
  const byAddress = new RateLimiterMemory({ points: cspReportLimits.perAddress, duration: 60 });
  const together = new RateLimiterMemory({ points: cspReportLimits.perMinute, duration: 60 });
  const answer = async (request: IncomingMessage): Promise<number> => {
    if (request.method !== "POST") return 405;
    const forwarded = String(request.headers["x-forwarded-for"] ?? "") || null;
    const address = clientAddress(request.socket.remoteAddress ?? "", forwarded, trustProxy);
    try {
      // Nobody uses up the reports of others.
      await byAddress.consume(addressKey(address));
      await together.consume("all");
    } catch {
      return 429;
    }
    const text = await readText(request);
    if (text === null) return 413;
    const reports = readReports(text);
    if (!reports) return 400;
    for (const report of reports.slice(0, cspReportLimits.perRequest)) log(report);
    return 204;
  };
  return (request, response) => {
    void answer(request)
      .catch(() => 400)
      .then((status) => {
        response.writeHead(status, {
          "cache-control": "no-store",
          ...(status === 405 && { allow: "POST" }),
          ...(status === 429 && { "retry-after": "60" }),
        });
        response.end();
      });
  };
}

async function readText(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers["content-length"]) > cspReportLimits.bytes) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > cspReportLimits.bytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString();
}

/** Reads the formats of `report-uri` (one report) and of the Reporting API (a list). */
function readReports(text: string): CspReport[] | null {
  try {
    const value: unknown = JSON.parse(text);
    const bodies = Array.isArray(value)
      ? value.filter((each) => field(each, "type") === "csp-violation").map(bodyOf)
      : [field(value, "csp-report")];
    const reports = bodies.filter((body) => typeof body === "object" && body !== null);
    return reports.length > 0 ? reports.map(classify) : null;
  } catch {
    return null;
  }
}

function bodyOf(report: unknown): unknown {
  return field(report, "body");
}

function field(value: unknown, name: string): unknown {
  const isObject = typeof value === "object" && value !== null;
  return isObject && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Replaces whatever the report says by words of closed lists: it may contain addresses. */
function classify(body: unknown): CspReport {
  const name = field(body, "effectiveDirective") ?? field(body, "effective-directive");
  const directive = String(name ?? field(body, "violated-directive")).split(" ", 1)[0] ?? "";
  const blocked = String(field(body, "blockedURL") ?? field(body, "blocked-uri"));
  return {
    directive: directives.has(directive) ? directive : "other",
    blocked: kindOf(blocked),
  };
}

function kindOf(blocked: string): string {
  if (blockedKinds.has(blocked)) return blocked;
  return /^(https?|wss?):/.test(blocked) ? "url" : "other";
}
