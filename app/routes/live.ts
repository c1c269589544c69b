import { guardAccount } from "#access/guards.ts";
import { openLiveStream } from "#access/live.ts";
import type { Route } from "./+types/live.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

/**
 * Tells a signed-in person's open page that something has changed: `change`, and nothing of what,
 * which the page's own loaders send. `beat` is a sign of life; after `ended` (the session) and
 * `replaced` (by newer pages of the same person) it is no use to ask again.
 */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const headers = {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    // Or a proxy would keep the events until it has many.
    "x-accel-buffering": "no",
  };
  const { pathname, searchParams } = new URL(request.url);
  const accepts = request.headers.get("accept") ?? "";
  // A data request would wait for the end of it.
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
  return new Response("Too Many Streams", { status: 503, headers: { "retry-after": "60" } });
}

export function action(): Response {
  return new Response("Method Not Allowed", { status: 405 });
}
