import { createCookie, redirect, type RouterContextProvider } from "react-router";
import { servicesContext } from "./context.ts";

type Context = Readonly<RouterContextProvider>;

// A code, never words: what it says stands in the screen's messages, so a forged one says nothing new.
function noticeCookie(context: Context) {
  const { secure } = context.get(servicesContext);
  return createCookie(secure ? "__Host-viluva_notice" : "viluva_notice", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: 60,
  });
}

/**
 * Leads on after a change, with the code of what to tell there, once.
 *
 * @param cookies `Set-Cookie` headers that go along
 */
export async function redirectWithNotice(
  context: Context,
  to: string,
  code: string,
  ...cookies: string[]
): Promise<Response> {
  const headers = new Headers();
  for (const cookie of [await noticeCookie(context).serialize(code), ...cookies]) {
    headers.append("set-cookie", cookie);
  }
  return redirect(to, { status: 303, headers });
}

/** The code left by the last change, or null, and the header that forgets it. */
export async function takeNotice(
  context: Context,
  request: Request,
): Promise<{ code: string | null; headers: Record<string, string> }> {
  const cookie = noticeCookie(context);
  const code: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof code !== "string" || code === "") return { code: null, headers: {} };
  return { code, headers: { "set-cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
