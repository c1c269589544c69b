import { createCookie, type Cookie, type CookieOptions } from "react-router";

/**
 * A cookie that no script reads. The prefix of its name over https lets no other host set it.
 *
 * @returns the cookie, by whether browsers reach the server over https
 */
export function ownCookie(name: string, options: CookieOptions = {}): (secure: boolean) => Cookie {
  const create = (secure: boolean) =>
    createCookie(`${secure ? "__Host-" : ""}viluva_${name}`, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure,
      ...options,
    });
  // Created once: each request reads several.
  const overHttp = create(false);
  const overHttps = create(true);
  return (secure) => (secure ? overHttps : overHttp);
}

/** The text of a cookie that the browser sends; null for none. */
export async function readCookieText(cookie: Cookie, request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}
