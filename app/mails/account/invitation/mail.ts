import { assignToken } from "#data/account/mailed-links.ts";
import { linkMinutes } from "#domain/mail/mailed-link.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

const minutesADay = 24 * 60;

/** To a person whom an admin has invited, unless they were invited again or have set a password. */
export const invitation: Mail<"invitation"> = async ({ linkId }, { database, name, now }) => {
  const link = await assignToken(database, linkId, "invitation", now);
  if (!link) return null;
  return {
    subject: messages.subject,
    name,
    blocks: [
      { is: "text", text: messages.text },
      { is: "link", label: messages.link, path: `/invitation/${link.token}` },
      { is: "text", text: messages.once(linkMinutes.invitation / minutesADay) },
      { is: "text", text: messages.not },
    ],
  };
};
