import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { nonceContext, requestIdContext } from "#access/context.ts";

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
    { signal: request.signal, nonce },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}

/** Surprises go to the log with the request's id; expected answers (404, 403 …) do not. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const requestId = context.get(requestIdContext);
  // Whoever reads the log shall not be able to read the calendar.
  const path = new URL(request.url).pathname.replace(/^\/calendar\/.+/, "/calendar/…");
  console.error(`${new Date().toISOString()} ${requestId} ${request.method} ${path}`, error);
};
