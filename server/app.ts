import { randomBytes, randomUUID } from "node:crypto";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import type { RequestListener } from "node:http";
import type pg from "pg";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { recordDenial } from "#access/audit.ts";
import {
  clientAddressContext,
  framesContext,
  nonceContext,
  requestIdContext,
  routeContext,
  servicesContext,
  type ErasureLog,
  type EventLog,
  type LiveStreams,
  type MailQueue,
  userAgentContext,
} from "#access/context.ts";
import { createAddressLimits } from "#access/address-limits.ts";
import { createSignInLimits } from "#access/sign-in-limits.ts";
import type { Database } from "#data/database.ts";
import { readFrom } from "#data/standby.ts";
import { clientAddress } from "./client-address.ts";
import { compress } from "./compression.ts";
import type { CurrentRequest } from "./current-request.ts";
import { refuseForeignForm } from "./foreign-form.ts";
import { comesFromUs } from "./origin.ts";
import { outageContext, watchOutages, withOutages } from "./outage.ts";
import { renderOutagePage } from "./outage-page.tsx";
import { contentSecurityPolicy } from "./security-headers.ts";

// The build's prerendering looks for these in the bundle.
export * from "virtual:react-router/server-build";

export interface AppOptions {
  database: Database;
  pool: pg.Pool;
  /** A standby of it that answers what takes long; null for none. */
  standby: Database | null;
  /** The origin that people type, or null when it is whatever they reached us by. */
  publicUrl: string | null;
  /** How many proxies to believe for the client's address. */
  trustProxy: number;
  log: EventLog;
  /** The HTML of the prerendered page at a path, or null where there is none. */
  publicPage: (path: string) => Uint8Array<ArrayBuffer> | null;
  erasures: ErasureLog;
  live: LiveStreams;
  mailQueue: MailQueue;
  /** What signs links and makes keys. */
  secret: Uint8Array;
  /** The request that is being answered, as the server counts it and names it to the database. */
  currentRequest: () => CurrentRequest | undefined;
}

const secondsToTryAgain = 60;

/** The whole product as a listener for `node:http`; the one entry of the server's bundle. */
export function createApp(options: AppOptions): RequestListener {
  const handle = createRequestHandler(withOutages(build), import.meta.env.MODE);
  const outages = watchOutages((message) => options.log("warn", "notice", { message }));
  const outagePage = renderOutagePage(build.assets.routes["root"]?.css ?? []);
  const publicUrl = options.publicUrl === null ? null : new URL(options.publicUrl);
  const secure = publicUrl?.protocol === "https:";
  const services = {
    database: options.database,
    read: readFrom(options.database, options.standby),
    limits: createSignInLimits(options.pool),
    addressLimits: createAddressLimits(options.pool),
    log: options.log,
    secure,
    erasures: options.erasures,
    live: options.live,
    mailQueue: options.mailQueue,
    secret: options.secret,
  };

  /** What React Router makes of a request; while the database is away, what does without it. */
  const answerOrApologise = async (
    request: Request,
    context: RouterContextProvider,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const headers = { "content-type": "text/html; charset=utf-8" };
    const fromFile = () => {
      const page = isRead ? options.publicPage(pathname) : null;
      return page && new Response(page, { headers });
    };
    // Its header would greet who is signed in; without, it is still the page.
    const kept = outages.areRecent() ? fromFile() : null;
    if (kept) {
      // The address of a public page is its own pattern.
      context.set(routeContext, pathname);
      return kept;
    }
    const response = await handle(request, context);
    const outage = context.get(outageContext);
    if (!outage) return response;
    outages.note(outage);
    const page = fromFile();
    if (page) return page;
    const isData = pathname.endsWith(".data");
    const apology = isData ? response : new Response(outagePage, { status: 503, headers });
    apology.headers.set("retry-after", String(secondsToTryAgain));
    return apology;
  };

  const answer: FetchHandler = async (request, client) => {
    const context = new RouterContextProvider();
    const current = options.currentRequest();
    const requestId = current?.id ?? randomUUID();
    if (current) current.route = () => context.get(routeContext);
    context.set(servicesContext, services);
    context.set(requestIdContext, requestId);
    if (!comesFromUs(request, options.publicUrl)) {
      await recordDenial(context, { action: "send-form", subject: null, reason: "cross-site" });
      return refuseForeignForm(requestId);
    }
    const forwarded = request.headers.get("x-forwarded-for");
    // In development Vite adds scripts of its own, and there is no policy to satisfy.
    const nonce = import.meta.env.PROD ? randomBytes(16).toString("base64") : "";
    context.set(nonceContext, nonce);
    context.set(clientAddressContext, clientAddress(client.address, forwarded, options.trustProxy));
    context.set(userAgentContext, request.headers.get("user-agent") ?? "");
    const response = await answerOrApologise(request, context);
    response.headers.set("x-request-id", requestId);
    if (nonce) {
      const policy = contentSecurityPolicy(nonce, context.get(framesContext));
      response.headers.set("content-security-policy", policy);
    }
    // What is made for one person stays out of every cache, the back button's included.
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return compress(request, response);
  };
  return createRequestListener(answer, {
    ...(publicUrl && { protocol: publicUrl.protocol, host: publicUrl.host }),
    // Only a request line or Host that makes no URL ends here; what routes throw they answer.
    onError: () => new Response("Bad Request", { status: 400 }),
  });
}
