import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { nonceContext } from "#access/context.ts";
import { reportSurprise } from "#access/surprise.ts";

/** Renders a document whole before the first byte leaves, so that its status is always true. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Undefined at build, where pages are rendered without any inline script.
  const nonce = context.get(nonceContext) || undefined;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      signal: request.signal,
      nonce,
      onError(error) {
        if (request.signal.aborted) return;
        // At build and in development the console's own words are the better ones.
        if (nonce) handleError(error, { request, context, params: {} });
        else console.error(error);
      },
    },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}

/** Surprises go to the log; expected answers (404, 403, 503 …) do not. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return;
  if (import.meta.env.DEV) console.error(error);
  reportSurprise(context, error);
};
