import { guardConfirmed, writeExport } from "#access/export.ts";
import { guardAccount } from "#access/guards.ts";
import type { Route } from "./+types/file.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAccount, guardConfirmed];

/** All that we keep about the asker as one JSON file, sent while it is read. */
export function loader({ context }: Route.LoaderArgs): Response {
  const encoder = new TextEncoder();
  const pieces = writeExport(context, new Date());
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="viluva-export.json"',
    },
  });
}
