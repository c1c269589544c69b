import { createLanguageListener, forEachLanguage } from "#server/languages.ts";
import type { RequestListener } from "node:http";
import { standardSite } from "#content/site/site.ts";
import { standardCost } from "#security/password.ts";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { renderToString } from "react-dom/server";
import { ServerRouter, type EntryContext, type ServerBuild } from "react-router";
import type { Tables } from "#data/shared/tables.ts";
type Bundle = ServerBuild & Pick<typeof import("#server/app.ts"), "createApp">;
const bundlePath = join(import.meta.dirname, "../../build/server/index.js");
// Services that a GET does not use.
const unused = {} as never;
const nonce = "a".repeat(24); // As long as a real one.

/**
 * Captures the React tree of one document, with its loaders' data, as React Router passes it to
 * `app/entry.server.tsx`. Routers and contexts are created only once, here.
 *
 * @param askApp requests the document from the product once. @returns its HTML
 * @returns renders the tree with nothing but `renderToString`; the script with the loaders' data,
 *   which React does not render, is appended as text
 */
export async function prepareRendering(
  pool: pg.Pool,
  path: string,
  askApp: (app: RequestListener) => Promise<string>,
): Promise<() => Buffer> {
  const bundle = (await import(pathToFileURL(bundlePath).href)) as Bundle;
  const { module } = bundle.entry;
  let captured: EntryContext | null = null;
  bundle.entry.module = {
    ...module,
    default(...args: Parameters<typeof module.default>) {
      captured = args[3];
      return module.default(...args);
    },
  };
  const app = bundle.createApp({
    database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    publicUrl: null,
    trustProxy: 0,
    log() {},
    site: () => standardSite,
    preview: () => unused,
    publicPage: () => null,
    currentRequest: () => undefined,
    erasures: unused,
    live: unused,
    mailQueue: unused,
    readPhoto: unused,
    readSheet: unused,
    readMarkdown: unused,
    secret: new Uint8Array(32),
    isSecondFactorRequired: false,
    deployment: { sendsMail: false, mailFrom: null, publicUrl: null },
    gateway: null,
    pushKey: null,
    passwordCost: standardCost,
    languages: ["en"],
  });
  const listener = createLanguageListener(
    forEachLanguage(() => app),
    null,
  );
  const whole = await askApp(listener);
  if (!captured) throw new Error(`${path} is not rendered`);
  const context: EntryContext = { ...(captured as EntryContext), renderMeta: {} };
  delete context.serverHandoffStream;
  const tree = ServerRouter({ context, url: `http://127.0.0.1${path}`, nonce });
  const data = [
    ...whole.matchAll(
      /<script[^>]*>window\.__reactRouterContext\.streamController\..*?<\/script>/gs,
    ),
  ]
    .map(([script]) => script)
    .join("");
  const render = () => Buffer.from(renderToString(tree) + data);
  if (Math.abs(render().length / Buffer.byteLength(whole) - 1) > 0.01)
    throw new Error(`${path} is not rendered as the product renders it`);
  return render;
}
