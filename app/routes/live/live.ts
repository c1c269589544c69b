import { openLiveStream } from "#use-cases/shared/live.ts";
import type { Route } from "./+types/live.ts";

/**
 * Streams server-sent events to a signed-in person's open page. `change` says that something
 * changed, without any data: the page's own loaders send that. `beat` shows that the connection is
 * alive. After `ended` (the session) and `replaced` (by newer pages of the same person) the page
 * does not reconnect.
 */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const headers = {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    // Otherwise nginx would buffer the events.
    "x-accel-buffering": "no",
  };
  const { pathname, searchParams } = new URL(request.url);
  const accepts = request.headers.get("accept") ?? "";
  // React Router's data request would wait for the end of the stream.
  if (pathname !== "/live" || !accepts.includes("text/event-stream")) {
    return new Response("Not Acceptable", { status: 406 });
  }
  if (request.method === "HEAD") return new Response(null, { headers });
  const stream = openLiveStream(
    context,
    request.signal,
    Number(searchParams.get("unheard") ?? Number.NaN),
  );
  if (stream) return new Response(stream, { headers });
  return new Response("No Stream", { status: 503, headers: { "retry-after": "60" } });
}

export function action(): Response {
  return new Response("Method Not Allowed", { status: 405 });
}
