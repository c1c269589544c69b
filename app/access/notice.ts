import { createCookie, redirect } from "react-router";

// A code, never words: what it says stands in the screen's messages, so a forged one says nothing new.
const noticeCookie = createCookie("viluva_notice", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 60,
});

/** Leads on after a change, with the code of what to tell there, once. */
export async function redirectWithNotice(to: string, code: string): Promise<Response> {
  return redirect(to, {
    status: 303,
    headers: { "set-cookie": await noticeCookie.serialize(code) },
  });
}

/** The code left by the last change, or null, and the header that forgets it. */
export async function takeNotice(
  request: Request,
): Promise<{ code: string | null; headers: Record<string, string> }> {
  const code: unknown = await noticeCookie.parse(request.headers.get("cookie"));
  if (typeof code !== "string" || code === "") return { code: null, headers: {} };
  return { code, headers: { "set-cookie": await noticeCookie.serialize("", { maxAge: 0 }) } };
}
