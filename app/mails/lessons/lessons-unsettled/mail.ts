import { listUnsettledLessons } from "#data/lessons/outcome-mails.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a tutor: the lessons of which they have not said how they turned out, unless they have by now. */
export const lessonsUnsettled: Mail<"lessons-unsettled"> = async (
  { from, until },
  { database, accountId, name, now },
) => {
  const period = { from: new Date(from), until: new Date(until) };
  const lessons = await listUnsettledLessons(database, accountId, period);
  if (lessons.length === 0) return null;
  return {
    subject: messages.subject(lessons.length),
    name,
    blocks: [
      {
        is: "list",
        title: messages.text,
        items: lessons.map(({ startsAt, subjectId, studentName }) =>
          [nameDatedMoment(startsAt, now), subjectName(subjectId), studentName].join(" · "),
        ),
      },
      { is: "text", text: messages.how },
      { is: "link", label: messages.link, path: "/tutor-dashboard" },
    ],
  };
};
