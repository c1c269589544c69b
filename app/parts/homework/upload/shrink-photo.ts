import { photoSide } from "#domain/homework/photo.ts";

/** Of a JPEG: a page stays readable at a tenth of the bytes. */
const quality = 0.82;

/**
 * A photo as it is sent: upright, at most 1,600 pixels long, without what the camera knew of the place.
 *
 * @returns null for a file that this browser can't read
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
  const scale = Math.min(1, photoSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
}
