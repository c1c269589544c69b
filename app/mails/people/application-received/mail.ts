import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a tutor after their application. */
export const applicationReceived: Mail<"application-received"> = (_, { name, academy }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.text(academy.name) },
    { is: "text", text: messages.next },
    { is: "link", label: messages.link, path: "/tutor-dashboard" },
  ],
});
