import { randomBytes, randomUUID } from "node:crypto";
import { createRequestListener, type FetchHandler } from "@remix-run/node-fetch-server";
import type { RequestListener } from "node:http";
import type pg from "pg";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import {
  clientAddressContext,
  nonceContext,
  requestIdContext,
  servicesContext,
} from "#access/context.ts";
import { createSignInLimits } from "#access/sign-in-limits.ts";
import type { Database } from "#data/database.ts";
import { clientAddress } from "./client-address.ts";
import { compress } from "./compression.ts";
import { isCrossSite } from "./origin.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

// The build's prerendering looks for these in the bundle.
export * from "virtual:react-router/server-build";

export interface AppOptions {
  database: Database;
  pool: pg.Pool;
  /** The origin that people type, or null when it is whatever they reached us by. */
  publicUrl: string | null;
  /** How many proxies to believe for the client's address. */
  trustProxy: number;
  /** Called after each erasure, to keep it outside the database too. */
  keepErasures: () => Promise<void>;
}

/** The whole product as a listener for `node:http`; the one entry of the server's bundle. */
export function createApp(options: AppOptions): RequestListener {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const publicUrl = options.publicUrl === null ? null : new URL(options.publicUrl);
  const secure = publicUrl?.protocol === "https:";
  const services = {
    database: options.database,
    limits: createSignInLimits(options.pool),
    secure,
    keepErasures: options.keepErasures,
  };

  const answer: FetchHandler = async (request, client) => {
    if (isCrossSite(request, options.publicUrl)) return new Response("Forbidden", { status: 403 });
    const context = new RouterContextProvider();
    const forwarded = request.headers.get("x-forwarded-for");
    context.set(servicesContext, services);
    const requestId = randomUUID();
    context.set(requestIdContext, requestId);
    // In development Vite adds scripts of its own, and there is no policy to satisfy.
    const nonce = import.meta.env.PROD ? randomBytes(16).toString("base64") : "";
    context.set(nonceContext, nonce);
    context.set(clientAddressContext, clientAddress(client.address, forwarded, options.trustProxy));
    const response = await handle(request, context);
    response.headers.set("x-request-id", requestId);
    if (nonce) response.headers.set("content-security-policy", contentSecurityPolicy(nonce));
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
