import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/**
 * To the family of an enquiry. It contains nothing that was typed, because anybody can type a
 * stranger's address.
 */
export const enquiryReceived: Mail<"enquiry-received"> = (_, { academy }) => ({
  subject: messages.subject,
  name: null,
  blocks: [
    { is: "text", text: messages.text(academy) },
    { is: "text", text: messages.next(academy) },
    { is: "link", label: messages.link, path: "/demo" },
    { is: "text", text: messages.mistake },
  ],
  reason: messages.reason(academy),
});
