import { isRecordId } from "#domain/record-id.ts";
import { createCookie, redirect } from "react-router";

// A code, never words: what it says stands in the screen's messages, so a forged one says nothing new.
const noticeCookie = createCookie("viluva_notice", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 60,
});

/** What to tell after a change. */
export interface LeftNotice {
  code: string;
  /** How many the change was about, where the words say so. */
  count: number | null;
  /** The id of the record whose deletion can be undone; the undo itself asks who wants it. */
  undo: string | null;
}

/** Leads on after a change, with the code of what to tell there, once. */
export async function redirectWithNotice(
  to: string,
  code: string,
  more: Partial<Omit<LeftNotice, "code">> = {},
): Promise<Response> {
  return redirect(to, {
    status: 303,
    headers: { "set-cookie": await noticeCookie.serialize({ code, ...more }) },
  });
}

/** What the last change left to tell, or null, and the header that forgets it. */
export async function takeNotice(
  request: Request,
): Promise<{ notice: LeftNotice | null; headers: Record<string, string> }> {
  const left: unknown = await noticeCookie.parse(request.headers.get("cookie"));
  const notice = readNotice(left);
  if (!notice) return { notice, headers: {} };
  return { notice, headers: { "set-cookie": await noticeCookie.serialize("", { maxAge: 0 }) } };
}

function readNotice(left: unknown): LeftNotice | null {
  if (typeof left !== "object" || left === null) return null;
  const { code, count, undo } = left as Record<keyof LeftNotice, unknown>;
  if (typeof code !== "string") return null;
  return {
    code,
    count: typeof count === "number" ? count : null,
    undo: typeof undo === "string" && isRecordId(undo) ? undo : null,
  };
}
