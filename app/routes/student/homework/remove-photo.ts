import { redirect } from "react-router";
import { removeOwnPhoto, requireOwnPhoto } from "#use-cases/homework/photos.ts";
import type { Route } from "./+types/remove-photo.ts";

/** Takes a photo out of an answer. */
export async function action({ context, params }: Route.ActionArgs): Promise<Response> {
  const { homeworkId } = await removeOwnPhoto(context, params.photoId);
  return redirect(`/dashboard/homework/${homeworkId}#photos`, { status: 303 });
}

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { id } = await requireOwnPhoto(context, params.photoId);
  return redirect(`/dashboard/homework/${id}`);
}
