import { createCookie } from "react-router";

const noticeCookie = createCookie("viluva_notice");

/** The code of what an answer leaves to be told on the next page, or null. */
export async function noticeOf(response: Response): Promise<string | null> {
  const left: unknown = await noticeCookie.parse(response.headers.getSetCookie().join("; "));
  const { code = null } = (left ?? {}) as { code?: string };
  return code;
}
