import { requireFreshProofToRead } from "#security/fresh-proof.ts";
import { recordExport, writeExport } from "#use-cases/account/export.ts";
import type { Route } from "./+types/file.ts";

export const middleware: Route.MiddlewareFunction[] = [requireFreshProofToRead];

/** All stored data about the person as a JSON file, streamed as it is read from the database. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  if (request.method !== "HEAD") await recordExport(context);
  const encoder = new TextEncoder();
  const chunks = writeExport(context, new Date());
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="account-export.json"',
    },
  });
}
