import { giveToken } from "#data/mailed-links.ts";
import { linkMinutes } from "#domain/mailed-link.ts";
import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** To whom asked for a new password, unless they asked again or have one by now. */
export const resetPassword: Mail<"reset-password"> = async (
  { linkId },
  { database, name, now },
) => {
  const link = await giveToken(database, linkId, "reset-password", now);
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
