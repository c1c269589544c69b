import { transcode } from "node:buffer";
import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { nonceContext } from "#access/context.ts";
import { reportSurprise } from "#access/surprise.ts";

/**
 * Renders a document whole before the first byte leaves, so that its status is always true. Nothing
 * in it waits for anything by then, and one string costs less than a stream (decision 23).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Undefined at build, where pages are rendered without any inline script.
  const nonce = context.get(nonceContext) || undefined;
  const ready = await withItsData(routerContext);
  const html = renderToString(<ServerRouter context={ready} url={request.url} nonce={nonce} />);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(toBytes(`<!DOCTYPE html>${html}`), { status, headers });
}

/** UTF-8, by the quickest way: TextEncoder takes three times as long for a document. */
function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const units = Buffer.from(text.toWellFormed(), "utf16le");
  return transcode(units, "utf16le", "utf8");
}

/** Reads what the loaders returned to its end, for the browser, which React Router would stream. */
async function withItsData(context: EntryContext): Promise<EntryContext> {
  const value = await new Response(context.serverHandoffStream).text();
  const part = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return {
    ...context,
    // It is only looked for: what it would give is in the cache.
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: part } },
  };
}

/** Surprises go to the log; expected answers (404, 403, 503 …) do not. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return;
  if (import.meta.env.DEV) console.error(error);
  reportSurprise(context, error);
};
