import { randomBytes, randomUUID } from "node:crypto";
import type { ClientAddress } from "@remix-run/node-fetch-server";
import type pg from "pg";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { wrongCodesToMail } from "#domain/account/second-factor.ts";
import { recordDenial } from "#request/audit.ts";
import {
  clientAddressContext,
  cookiesContext,
  framesContext,
  nonceContext,
  otherLanguageContext,
  previewContext,
  requestIdContext,
  routeContext,
  servicesContext,
  siteContext,
  type Deployment,
  type PaymentGateway,
  type ErasureLog,
  type EventLog,
  type LiveStreams,
  type MailQueue,
  type Preview,
  type ReadPhoto,
  type ReadSheet,
  userAgentContext,
} from "#request/context.ts";
import { describeError } from "#request/unexpected-error.ts";
import { createAddressLimits } from "#limits/address-limits.ts";
import { createCounter } from "#limits/attempt-counter.ts";
import { createEnquiryLimits } from "#limits/enquiry-limits.ts";
import { createMailboxLimits } from "#limits/mailbox-limits.ts";
import type { PasswordCost } from "#domain/account/password.ts";
import { createSignInLimits } from "#limits/sign-in-limits.ts";
import type { ReadMarkdown } from "#content/site/markdown-blocks.ts";
import type { Site } from "#content/site/site.ts";
import type { Database } from "#data/shared/database.ts";
import type { Language } from "#domain/shared/language.ts";
import { createAreaHandler } from "./http/area-handlers.ts";
import { clearSiteData } from "./http/clear-site-data.ts";
import { clientAddress } from "./http/client-address.ts";
import { compress } from "./http/compression.ts";
import type { CurrentRequest } from "./http/current-request.ts";
import { renderErrorDocument } from "./http/error-document.tsx";
import { refuseForeignForm } from "./http/foreign-form.ts";
import { isSafeOrSameOrigin } from "./http/origin.ts";
import { outageContext, watchOutages, withOutages } from "./http/outage.ts";
import { contentSecurityPolicy } from "./http/security-headers.ts";

// For what renders pages without a server: tests and benchmarks.
export * from "virtual:react-router/server-build";
// What else the server does in the language of this bundle.
export { mailWriter } from "#mails/shared/writer.ts";
export { resolveSite } from "#content/site/site.ts";

export interface AppOptions {
  database: Database;
  pool: pg.Pool;
  /** The public origin of the site; null accepts the origin of each request. */
  publicUrl: string | null;
  /** Number of trusted proxies in front of the server, for the client's address. */
  trustProxy: number;
  log: EventLog;
  /** The languages that the server can answer in. */
  languages: readonly Language[];
  /** The academy's site as it is published now. */
  site: () => Site;
  /** Renders a page of the draft, in any language. */
  preview: Preview;
  /** The HTML of the prerendered page at a path, or null if there is none. */
  publicPage: (path: string) => Uint8Array<ArrayBuffer> | null;
  erasures: ErasureLog;
  live: LiveStreams;
  mailQueue: MailQueue;
  readPhoto: ReadPhoto;
  readSheet: ReadSheet;
  readMarkdown: ReadMarkdown;
  /** The secret that signs links and derives keys. */
  secret: Uint8Array;
  /** Whether an admin needs a second factor to open the dashboard. */
  isSecondFactorRequired: boolean;
  deployment: Deployment;
  /** null where families can't pay through one. */
  gateway: PaymentGateway | null;
  /** The public key that browsers need to get notices; null where the worker is switched off. */
  pushKey: string | null;
  /** The cost of new passwords' hashes. */
  passwordCost: PasswordCost;
  /** The request that the running code works for, from the store of `current-request.ts`. */
  currentRequest: () => CurrentRequest | undefined;
}

/** The product. */
export interface App {
  /** Answers a request, or names the language of the reader, whose app has to answer. */
  answer: (request: Request, client: ClientAddress) => Promise<Response | Language>;
  /** Reports an error that `answer` has thrown, or that kept it from answering. @returns the answer */
  answerError: (error: unknown) => Response;
  /** Renders one of the `prerenderedPaths` of a site for signed-out visitors, as the build does. */
  prerender: (path: string, site: Site) => Promise<Response>;
}

const retryAfterSeconds = 60;
const html = { "content-type": "text/html; charset=utf-8" };

const createHandler = () => createAreaHandler(withOutages(build), import.meta.env.MODE);

/** Creates the function that renders a page for signed-out visitors, which needs no database. */
export function createPrerender(handle = createHandler()): App["prerender"] {
  return (path, site) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    return handle(new Request(`http://localhost${path}`), context);
  };
}

/** Creates the product. Its module is the entry of the server's bundle. */
export function createApp(options: AppOptions): App {
  const handle = createHandler();
  const prerender = createPrerender(handle);
  const outages = watchOutages((message) => options.log("warn", "notice", { message }));
  const stylesheets = build.assets.routes["root"]?.css ?? [];
  const outagePage = renderErrorDocument(503, stylesheets);
  const errorPage = renderErrorDocument(500, stylesheets);
  const publicUrl = options.publicUrl === null ? null : new URL(options.publicUrl);
  const secure = publicUrl?.protocol === "https:";
  const services = {
    database: options.database,
    limits: createSignInLimits(options.pool),
    addressLimits: createAddressLimits(options.pool),
    enquiryLimits: createEnquiryLimits(options.pool),
    mailboxLimits: createMailboxLimits(options.pool),
    wrongCodes: createCounter(options.pool, "wrong-codes", {
      failures: wrongCodesToMail - 1,
      seconds: 86_400,
    }),
    log: options.log,
    languages: options.languages,
    secure,
    erasures: options.erasures,
    live: options.live,
    mailQueue: options.mailQueue,
    readPhoto: options.readPhoto,
    readSheet: options.readSheet,
    readMarkdown: options.readMarkdown,
    secret: options.secret,
    isSecondFactorRequired: options.isSecondFactorRequired,
    deployment: options.deployment,
    gateway: options.gateway,
    pushKey: options.pushKey,
    passwordCost: options.passwordCost,
  };

  /** React Router's answer or, during an outage, the prerendered page or the outage page. */
  const answerDuringOutages = async (
    request: Request,
    context: RouterContextProvider,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const answerFromFile = () => {
      const page = isRead ? options.publicPage(pathname) : null;
      return page && new Response(page, { headers: html });
    };
    // During an outage signed-in people get the page of visitors.
    const prerendered = outages.areRecent() ? answerFromFile() : null;
    if (prerendered) {
      // A public page's path has no parameters, so it is its own route pattern.
      context.set(routeContext, pathname);
      return prerendered;
    }
    const response = await handle(request, context);
    const outage = context.get(outageContext);
    if (!outage) return response;
    outages.note(outage);
    const page = answerFromFile();
    if (page) return page;
    const isData = pathname.endsWith(".data");
    return isData ? response : new Response(outagePage, { status: 503, headers: html });
  };

  const answer: App["answer"] = async (request, client) => {
    const context = new RouterContextProvider();
    const current = options.currentRequest();
    const requestId = current?.id ?? randomUUID();
    if (current) current.route = () => context.get(routeContext);
    context.set(servicesContext, services);
    context.set(siteContext, options.site());
    context.set(previewContext, options.preview);
    context.set(requestIdContext, requestId);
    if (!isSafeOrSameOrigin(request, options.publicUrl)) {
      await recordDenial(context, { action: "send-form", subject: null, reason: "cross-site" });
      return refuseForeignForm(requestId);
    }
    const forwarded = request.headers.get("x-forwarded-for");
    // In development Vite adds scripts of its own, so there is no policy and no nonce.
    const nonce = import.meta.env.PROD ? randomBytes(16).toString("base64") : "";
    context.set(nonceContext, nonce);
    context.set(clientAddressContext, clientAddress(client.address, forwarded, options.trustProxy));
    context.set(userAgentContext, request.headers.get("user-agent") ?? "");
    context.set(cookiesContext, []);
    const response = await answerDuringOutages(request, context);
    const other = context.get(otherLanguageContext);
    if (other) return other;
    // A failed request has changed nothing that a cookie could stand for.
    const cookies = response.status < 400 ? context.get(cookiesContext) : [];
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    response.headers.set("x-request-id", requestId);
    clearSiteData(response.headers);
    if (response.status === 503 && !response.headers.has("retry-after")) {
      response.headers.set("retry-after", String(retryAfterSeconds));
    }
    // An uploaded picture has a policy of its own.
    if (nonce && !response.headers.has("content-security-policy")) {
      const policy = contentSecurityPolicy(build.publicPath, nonce, {
        frames: context.get(framesContext),
        forms: options.gateway?.pages ?? [],
      });
      response.headers.set("content-security-policy", policy);
    }
    // An answer for one person must not be cached, not even for the back button.
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return compress(request, response);
  };
  const answerError: App["answerError"] = (error) => {
    const requestId = options.currentRequest()?.id ?? randomUUID();
    options.log("error", "unexpected-error", { requestId, actor: null, ...describeError(error) });
    return new Response(errorPage, {
      status: 500,
      headers: { ...html, "cache-control": "no-store", "x-request-id": requestId },
    });
  };
  return { answer, answerError, prerender };
}
