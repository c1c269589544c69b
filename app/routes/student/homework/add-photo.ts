import { data, redirect } from "react-router";
import { readUpload } from "#request/form.ts";
import { loadOwnAnswer } from "#use-cases/homework/own-homework.ts";
import { addPhoto } from "#use-cases/homework/uploads.ts";
import type { Route } from "./+types/add-photo.ts";

/** Adds a photo that comes in one form, from a browser without scripts. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const { homework } = await loadOwnAnswer(context, params.homeworkId);
  const form = await readUpload(request, context);
  const file = await form.file("photo");
  // The page asks for a file before it sends the form.
  if (file.byteLength === 0) throw data("no-file", { status: 400 });
  const result = await addPhoto(context, homework.id, file);
  const refused = result.ok ? "" : `?refused=${result.reason}`;
  return redirect(`/dashboard/homework/${homework.id}${refused}#photos`, { status: 303 });
}

/** A direct request leads to the homework. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { homework } = await loadOwnAnswer(context, params.homeworkId);
  return redirect(`/dashboard/homework/${homework.id}`);
}
