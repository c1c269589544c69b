import type { MiddlewareFunction } from "react-router";

/**
 * Middleware of pages whose URL is a bearer link: it must not reach search engines or other sites. With
 * `no-referrer` browsers would omit the `Origin` header, which our forms need.
 */
export const protectUrl: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set("x-robots-tag", "noindex, nofollow");
  response.headers.set("referrer-policy", "same-origin");
  response.headers.set("cache-control", "no-store");
  return response;
};
