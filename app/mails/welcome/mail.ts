import type { Mail } from "../mail.ts";
import { messages } from "./messages.ts";

/** To a student after sign-up. */
export const welcome: Mail<"welcome"> = (_, { name }) => ({
  subject: messages.subject,
  name,
  blocks: [
    { is: "text", text: messages.text },
    { is: "text", text: messages.next },
    { is: "link", label: messages.link, path: "/dashboard" },
  ],
});
