import { findLink, type MailedLink } from "#data/account/mailed-links.ts";
import { isToken } from "#data/shared/tokens.ts";
import type { LinkPurpose } from "#domain/mail/mailed-link.ts";
import { denyRecord } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";

/**
 * Finds a mailed link by its token and leaves it valid, because mail scanners open links too. Null
 * for a link that has expired, was used or never existed; the answer does not say which.
 */
export async function readMailedLink(
  context: Context,
  token: string,
  purpose: LinkPurpose,
): Promise<MailedLink | null> {
  const { database } = context.get(servicesContext);
  const link = isToken(token) ? await findLink(database, token, purpose, new Date()) : null;
  if (!link) await denyRecord(context, "account", "");
  return link;
}
