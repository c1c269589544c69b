/**
 * Whether somebody is opening the page now. A HEAD shows nothing, and a browser that fetches ahead
 * says so and may never show it.
 */
export function isOpened(request: Request): boolean {
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "";
  return request.method === "GET" && !/prefetch|prerender|preview/i.test(purpose);
}
