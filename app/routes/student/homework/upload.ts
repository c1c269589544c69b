import { pieceBytes } from "#domain/homework/photo.ts";
import { readBytes } from "#request/form.ts";
import { loadOwnAnswer } from "#use-cases/homework/own-homework.ts";
import { loadUpload, takePiece } from "#use-cases/homework/uploads.ts";
import type { Route } from "./+types/upload.ts";

/** How far an upload is: where its next piece begins. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const upload = url.searchParams.get("upload") ?? "";
  return Response.json(await loadUpload(context, params.homeworkId, upload));
}

const numberIn = (query: URLSearchParams, name: string) => {
  const text = query.get(name) ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
};

/**
 * `POST /dashboard/homework/:homeworkId/upload?upload=…&start=…&size=…`: the next piece of a photo, as
 * bytes. The answer says where to go on, or why the photo is not taken.
 */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  await loadOwnAnswer(context, params.homeworkId);
  const query = url.searchParams;
  const bytes = await readBytes(request, context, pieceBytes);
  const result = await takePiece(context, params.homeworkId, {
    uploadId: query.get("upload") ?? "",
    start: numberIn(query, "start"),
    size: numberIn(query, "size"),
    bytes,
  });
  if (result.ok) return Response.json(result.value);
  const status = result.reason === "invalid" ? 400 : 409;
  return Response.json({ reason: result.reason }, { status });
}
