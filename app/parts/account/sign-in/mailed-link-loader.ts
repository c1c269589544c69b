import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { readMailedLink } from "#security/mailed-links.ts";

/** The response to a link that has expired, was used, or never existed. */
export function invalidLink() {
  return data(null, { status: 404 });
}

/** The loader of a mailed link's page: the email and role of its account, or a 404. */
export async function loadMailedLink(
  { context, params }: { context: Context; params: { token: string } },
  purpose: Parameters<typeof readMailedLink>[2],
) {
  const link = await readMailedLink(context, params.token, purpose);
  return link ? { email: link.email, role: link.role } : invalidLink();
}

/**
 * The URL contains a secret token, so the referrer is limited to our origin. With "no-referrer"
 * browsers would also omit the `Origin` header, which our forms need.
 */
export const mailedLinkHeaders = () => ({ "referrer-policy": "strict-origin" });
