import { pictureAnswer } from "#request/picture.ts";
import { loadTutorsPicture } from "#use-cases/homework/photos.ts";
import type { Route } from "./+types/picture.ts";

/** The picture of a photo that was handed in to the tutor. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const image = await loadTutorsPicture(context, params.photoId);
  return pictureAnswer(request, params.photoId, image);
}
