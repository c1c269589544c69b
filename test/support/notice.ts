import { createCookie } from "react-router";

// The second one where the academy is reached over https.
const cookies = ["viluva_notice", "__Host-viluva_notice"].map((name) => createCookie(name));

/** The code of what an answer leaves to be told on the next page, or null. */
export async function noticeOf(response: Response): Promise<string | null> {
  const header = response.headers.getSetCookie().join("; ");
  const left: unknown[] = await Promise.all(cookies.map((cookie) => cookie.parse(header)));
  const { code = null } = (left.find(Boolean) ?? {}) as { code?: string };
  return code;
}
