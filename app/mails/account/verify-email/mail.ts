import { assignToken } from "#data/account/mailed-links.ts";
import { linkMinutes } from "#domain/mail/mailed-link.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a new person, or on request, to confirm their email address, unless it is confirmed. */
export const verifyEmail: Mail<"verify-email"> = async ({ linkId }, { database, name, now }) => {
  const link = await assignToken(database, linkId, "verify-email", now);
  if (!link) return null;
  return {
    subject: messages.subject,
    name,
    blocks: [
      { is: "text", text: messages.text },
      { is: "link", label: messages.link, path: `/verify-email/${link.token}` },
      { is: "text", text: messages.days(linkMinutes["verify-email"] / (24 * 60)) },
      { is: "text", text: messages.not },
    ],
  };
};
