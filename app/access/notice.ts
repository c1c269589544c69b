import { isRecordId } from "#domain/record-id.ts";
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

/** What to tell after a change. */
export interface LeftNotice {
  code: string;
  /** How many the change was about, where the words say so. */
  count: number | null;
  /** How many were asked for in vain. */
  others: number | null;
  /** The id of the record whose deletion can be undone; the undo itself asks who wants it. */
  undo: string | null;
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
  { cookies = [], ...more }: Partial<Omit<LeftNotice, "code">> & { cookies?: string[] } = {},
): Promise<Response> {
  const headers = new Headers();
  const notice = await noticeCookie(context).serialize({ code, ...more });
  for (const cookie of [notice, ...cookies]) headers.append("set-cookie", cookie);
  return redirect(to, { status: 303, headers });
}

/** What the last change left to tell, or null, and the header that forgets it. */
export async function takeNotice(
  context: Context,
  request: Request,
): Promise<{ notice: LeftNotice | null; headers: Record<string, string> }> {
  const cookie = noticeCookie(context);
  const left: unknown = await cookie.parse(request.headers.get("cookie"));
  const notice = readNotice(left);
  if (!notice) return { notice, headers: {} };
  return { notice, headers: { "set-cookie": await cookie.serialize("", { maxAge: 0 }) } };
}

function readNotice(left: unknown): LeftNotice | null {
  if (typeof left !== "object" || left === null) return null;
  const { code, count, others, undo } = left as Record<keyof LeftNotice, unknown>;
  if (typeof code !== "string") return null;
  return {
    code,
    count: typeof count === "number" ? count : null,
    others: typeof others === "number" ? others : null,
    undo: typeof undo === "string" && isRecordId(undo) ? undo : null,
  };
}
