import { allowsMessages } from "#domain/guardians/guardian.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
import { messages } from "./messages.ts";

/** To a guardian who asked on their page: the link by which they write about one child. */
export const guardianMessages = toGuardian(
  "guardian-messages",
  allowsMessages,
  async (_, { firstName, createLink }) => {
    const path = `/guardian/messages/${await createLink("messages")}`;
    return {
      subject: messages.subject(firstName),
      blocks: [
        { is: "text", text: messages.text(firstName) },
        { is: "link", label: messages.link, path },
        { is: "text", text: messages.valid },
      ],
    };
  },
);
