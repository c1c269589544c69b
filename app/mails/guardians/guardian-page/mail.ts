import { toGuardian } from "#mails/shared/to-guardian.ts";
import { messages } from "./messages.ts";

/** To a guardian who has answered: links to their page and to their answer. */
export const guardianPage = toGuardian(
  "guardian-page",
  ({ consent }) => consent !== "unanswered",
  async (_, { academy, firstName, createLink }) => ({
    subject: messages.subject(firstName, academy.name),
    blocks: [
      { is: "text", text: messages.text },
      { is: "link", label: messages.open, path: `/guardian/${await createLink("page")}` },
      { is: "text", text: messages.keep },
      { is: "text", text: messages.change(firstName) },
      {
        is: "link",
        label: messages.answer,
        path: `/guardian/consent/${await createLink("consent")}`,
      },
    ],
  }),
);
