/**
 * A photo of a student as an answer. A browser keeps it for its own reader, and asks each time whether it
 * may still be shown; nothing in between keeps it, and nothing takes it for anything but a picture.
 *
 * @param id of the photo, whose picture never changes
 */
export function pictureAnswer(request: Request, id: string, image: Uint8Array): Response {
  const headers = {
    "content-type": "image/webp",
    "cache-control": "private, no-cache",
    etag: `"${id}"`,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  };
  const isKept = request.headers.get("if-none-match") === headers.etag;
  return isKept
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(image), { headers });
}
