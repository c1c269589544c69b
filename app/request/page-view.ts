/**
 * Whether a person is opening the page now: not for a HEAD request, nor for a prefetch, whose page
 * may never be shown.
 */
export function isPageView(request: Request): boolean {
  const purpose = request.headers.get("sec-purpose") ?? request.headers.get("purpose") ?? "";
  return request.method === "GET" && !/prefetch|prerender|preview/i.test(purpose);
}
