import { inMinutes } from "#content/shared/count.ts";
import type { Flag } from "#domain/messages/flags.ts";
import type { MessageProblem } from "#domain/messages/message.ts";
import type { ReportProblem } from "#domain/messages/review.ts";

/** Why a message or a report was not sent; said by the server only. */
export const refusals = {
  problems: {
    empty: "Please write something.",
    "too-long": "This is too long. Please send it as two messages.",
  } satisfies Record<MessageProblem, string>,
  closed: "You can't write here any more.",
  badForm: "Please open this page again and send your message once more.",
  tooMany: (minutes: number) => `You have written a lot. Please wait ${inMinutes(minutes)}.`,
  flagged: (found: string) =>
    `Do you want to send this? It has ${found}. Please keep talks, payments and contacts here, where the academy can protect everybody. If you send it, our staff will look at it.`,
  flags: {
    secret: "a request to keep a secret",
    phone: "a phone number",
    mail: "an email address",
    app: "the name of another chat",
    pay: "a way to pay elsewhere",
    link: "a link to another site",
  } satisfies Record<Flag, string>,
  reportProblems: {
    "reason-missing": "Please say what is wrong with it.",
    "too-long": "This is too long. Please shorten it.",
  } satisfies Record<ReportProblem, string>,
  reportedBefore: "You have reported this message before, or it is your own.",
};
