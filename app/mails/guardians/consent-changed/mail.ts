import { findChild } from "#data/guardians/guarded-children.ts";
import { mayEnter } from "#mails/shared/for-staff.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To an admin for people: a guardian has refused or withdrawn consent, unless they consented again. */
export const consentChanged: Mail<"consent-changed"> = async ({ guardianId }, sending) => {
  if (!(await mayEnter(sending, "people"))) return null;
  const { database, name } = sending;
  const child = await findChild(database, guardianId);
  if (child?.consent !== "withheld" && child?.consent !== "withdrawn") return null;
  return {
    subject: messages.subject(child.studentName),
    name,
    blocks: [
      { is: "text", text: messages[child.consent](child.studentName) },
      { is: "text", text: messages.next },
      {
        is: "link",
        label: messages.link,
        path: `/admin-dashboard/students/${child.studentId}/guardian`,
      },
    ],
  };
};
