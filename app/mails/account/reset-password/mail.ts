import { assignToken } from "#data/account/mailed-links.ts";
import { linkMinutes } from "#domain/mail/mailed-link.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a person who requested a new password, unless they requested it again or have set one. */
export const resetPassword: Mail<"reset-password"> = async (
  { linkId },
  { database, name, now },
) => {
  const link = await assignToken(database, linkId, "reset-password", now);
  if (!link) return null;
  return {
    subject: messages.subject,
    name,
    blocks: [
      { is: "text", text: messages.text },
      { is: "link", label: messages.link, path: `/reset-password/${link.token}` },
      { is: "text", text: messages.once(linkMinutes["reset-password"]) },
      { is: "text", text: messages.not },
    ],
  };
};
