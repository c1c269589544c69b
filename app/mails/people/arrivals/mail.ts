import { countArrivals } from "#data/mail/arrivals.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { mayEnter } from "#mails/shared/for-staff.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/**
 * To an admin: how many students and tutors have signed up. It has numbers only, because whatever
 * the new people typed is a stranger's text.
 */
export const arrivals: Mail<"arrivals"> = async (period, sending) => {
  if (!(await mayEnter(sending, "people"))) return null;
  const { database, name, academy } = sending;
  const { students, tutors } = await countArrivals(database, period);
  const parts = [
    ...(students > 0 ? [messages.students(students)] : []),
    ...(tutors > 0 ? [messages.tutors(tutors)] : []),
  ];
  if (parts.length === 0) return null;
  return {
    subject: messages.subject(parts, academy.name),
    name,
    notice: { kind: "arrival", path: "/admin-dashboard" },
    blocks: [
      { is: "list", title: messages.text(formatDateTime(new Date(period.since))), items: parts },
      { is: "text", text: messages.next },
      { is: "link", label: messages.link, path: "/admin-dashboard" },
    ],
  };
};
