import { createCookie } from "react-router";
import { plainCodes } from "#request/plain-codes.ts";

// The second one where the academy is reached over https.
const cookies = ["viluva_notice", "__Host-viluva_notice"].map((name) => createCookie(name));

/** The code of what an answer leaves to be told on the next page, or null. */
export async function noticeOf(response: Response): Promise<string | null> {
  const header = response.headers.getSetCookie().join("; ");
  const left: unknown[] = await Promise.all(cookies.map((cookie) => cookie.parse(header)));
  const { code = null } = (left.find(Boolean) ?? {}) as { code?: string };
  return code;
}

/** The code of a message in a browser's cookies that says neither whom it is about nor needs to; null for none. */
export async function namelessNoticeIn(cookieHeader: string): Promise<string | null> {
  const kept: unknown[] = await Promise.all(cookies.map((cookie) => cookie.parse(cookieHeader)));
  const { code, sealed } = (kept.find(Boolean) ?? {}) as { code?: string; sealed?: string };
  if (code === undefined || sealed || plainCodes.some((plain) => plain === code)) return null;
  return code;
}
