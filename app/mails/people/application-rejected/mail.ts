import { findMailedApplication } from "#data/mail/mail-facts.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a rejected tutor, with the reason, unless they were approved since. */
export const applicationRejected: Mail<"application-rejected"> = async (
  _,
  { database, accountId, name, academy },
) => {
  const application = await findMailedApplication(database, accountId);
  if (application?.status !== "rejected") return null;
  return {
    subject: messages.subject,
    name,
    blocks: [
      { is: "text", text: messages.text(academy.name) },
      { is: "quote", text: application.rejectionReason ?? "" },
      { is: "text", text: messages.next },
      { is: "link", label: messages.link, path: "/tutor-dashboard" },
    ],
  };
};
