import { pictureAnswer } from "#request/picture.ts";
import { loadGuardiansPicture } from "#use-cases/homework/photos.ts";
import type { Route } from "./+types/picture.ts";

/** The picture of a photo of a guardian's child. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const image = await loadGuardiansPicture(context, params.guardianToken, params.photoId);
  return pictureAnswer(request, params.photoId, image);
}
