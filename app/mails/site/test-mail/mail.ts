import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To an admin who tries whether mails arrive. */
export const testMail: Mail<"test-mail"> = (_, { name }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.text },
    { is: "text", text: messages.spam },
    { is: "link", label: messages.link, path: "/admin-dashboard/setup/mail" },
  ],
});
