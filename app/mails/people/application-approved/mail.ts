import { findMailedApplication } from "#data/mail/mail-facts.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To an approved tutor, unless the approval was withdrawn. */
export const applicationApproved: Mail<"application-approved"> = async (
  _,
  { database, accountId, name, academy },
) => {
  const application = await findMailedApplication(database, accountId);
  if (application?.status !== "approved") return null;
  return {
    subject: messages.subject,
    name,
    blocks: [
      { is: "text", text: messages.text(academy.name) },
      { is: "text", text: messages.next },
      { is: "link", label: messages.link, path: "/tutor-dashboard" },
    ],
  };
};
