import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { nonceContext } from "./request/context.ts";
import { reportUnexpectedError } from "./request/unexpected-error.ts";

/**
 * Renders the whole document before the first byte is sent, so that the status is correct even when
 * rendering fails (decision 23).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Undefined during the build, which prerenders pages without inline scripts.
  const nonce = context.get(nonceContext) || undefined;
  const errors: unknown[] = [];
  const html = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      // Everything is sent at once, so no part of the page has to be moved into place by a script.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  );
  await html.allReady;
  if (errors.length > 0) throw errors[0];
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** Reports unexpected errors; expected answers (404, 403, 503 …) are not reported. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503)) return;
  if (import.meta.env.DEV) console.error(error);
  reportUnexpectedError(context, error);
};
