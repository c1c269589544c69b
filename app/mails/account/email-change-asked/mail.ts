import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To the current address of an account for which a change of address was requested. */
export const emailChangeAsked: Mail<"email-change-asked"> = (_, { name }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.text },
    { is: "text", text: messages.not },
    { is: "link", label: messages.link, path: "/forgot-password" },
  ],
});
