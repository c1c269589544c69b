import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** To a tutor after their application. */
export const applicationReceived: Mail<"application-received"> = (_, { name }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.text },
    { is: "text", text: messages.next },
    { is: "link", label: messages.link, path: "/tutor-dashboard" },
  ],
});
