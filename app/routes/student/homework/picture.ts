import { pictureAnswer } from "#request/picture.ts";
import { loadOwnPicture } from "#use-cases/homework/photos.ts";
import type { Route } from "./+types/picture.ts";

/** The picture of a photo of the student's own. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const image = await loadOwnPicture(context, params.photoId);
  return pictureAnswer(request, params.photoId, image);
}
