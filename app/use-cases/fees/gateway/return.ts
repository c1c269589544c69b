import { askSoon } from "#data/fees/gateway/links.ts";
import { linkLifetime } from "#domain/fees/gateway/limits.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { cookiesContext, servicesContext, type Context } from "#request/context.ts";
import { ownCookie } from "#request/cookies.ts";

/** Where the gateway sends everybody afterwards: it does not learn a guardian's link. */
export const returnPath = "/guardian/paid";

// "Lax", since the gateway's page leads back with a link.
const payingCookie = ownCookie("paying", { maxAge: linkLifetime / 1000 });

// The browser keeps where it came from.
const returnCookie = (context: Context) => payingCookie(context.get(servicesContext).secure);

/** Lets this browser find back to a page of fees from the gateway. @param linkId our id */
export async function rememberPage(context: Context, page: string, linkId: string): Promise<void> {
  const cookie = await returnCookie(context).serialize({ page, linkId });
  context.get(cookiesContext).push(cookie);
}

const pages =
  /^\/(?:dashboard\/fees|fees\/[\w-]{20,100}|guardian\/[\w-]{20,100}\/fees\/[\da-f-]{36})$/;

/** The page of fees that this browser came from, once; null where it knows none. The gateway is asked at once. */
export async function findReturnPage(context: Context, request: Request): Promise<string | null> {
  const { database } = context.get(servicesContext);
  const cookie = returnCookie(context);
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof value !== "object" || value === null) return null;
  const { page, linkId } = value as { page?: unknown; linkId?: unknown };
  context.get(cookiesContext).push(await cookie.serialize("", { maxAge: 0 }));
  if (typeof linkId === "string" && isRecordId(linkId)) await askSoon(database, linkId);
  return typeof page === "string" && pages.test(page) ? page : null;
}
