import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a student after sign-up. */
export const welcome: Mail<"welcome"> = (_, { name, academy }) => ({
  subject: messages.subject(academy.name),
  name,
  blocks: [
    { is: "text", text: messages.text },
    { is: "text", text: messages.next },
    { is: "link", label: messages.link, path: "/dashboard" },
  ],
});
