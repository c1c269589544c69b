import { createCookie, type Cookie, type CookieOptions } from "react-router";

/**
 * A cookie that no script reads. The prefix of its name over https lets no other host set it.
 *
 * @param secure whether browsers reach the server over https
 */
export function ownCookie(secure: boolean, name: string, options: CookieOptions = {}): Cookie {
  return createCookie(`${secure ? "__Host-" : ""}viluva_${name}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    ...options,
  });
}

/** The text of a cookie that the browser sends; null for none. */
export async function readCookieText(cookie: Cookie, request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}
