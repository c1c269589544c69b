import { findLink, type MailedLink } from "#data/mailed-links.ts";
import { isToken } from "#data/tokens.ts";
import type { LinkPurpose } from "#domain/mailed-link.ts";
import type { RouterContextProvider } from "react-router";
import { denyRecord } from "./audit.ts";
import { servicesContext } from "./context.ts";

/**
 * The link that a token opens, which it goes on to do: programs that look at mails open links
 * too. Null for one that is over, was used, or never was: nobody learns which.
 */
export async function openLink(
  context: Readonly<RouterContextProvider>,
  token: string,
  purpose: LinkPurpose,
): Promise<MailedLink | null> {
  const { database } = context.get(servicesContext);
  const link = isToken(token) ? await findLink(database, token, purpose, new Date()) : null;
  if (!link) await denyRecord(context, "account", "");
  return link;
}
