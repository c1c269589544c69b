import { listMailedItems, type MailedItem } from "#data/mail/mail-facts.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import type { Mail } from "#mails/shared/mail.ts";
import { messages } from "./messages.ts";

/** To a student: items that their tutors published since the last such mail, except seen ones. */
export const news: Mail<"news"> = async ({ itemIds }, { database, accountId, name, now }) => {
  const items = await listMailedItems(database, accountId, itemIds);
  if (items.length === 0) return null;
  const courses = Map.groupBy(items, (item) => item.assignmentId);
  const [only] = courses.keys();
  return {
    subject: messages.subject(items.length),
    name,
    blocks: [
      { is: "text", text: messages.text },
      ...[...courses.values()].map((course) => ({
        is: "list" as const,
        title: titleOf(course),
        items: course.map((item) => lineOf(item, now)),
      })),
      {
        is: "link",
        label: courses.size === 1 ? messages.course : messages.dashboard,
        path: courses.size === 1 ? `/dashboard/courses/${only}` : "/dashboard",
      },
    ],
  };
};

function titleOf([item]: readonly MailedItem[]): string {
  return item ? messages.title(subjectName(item.subjectId), item.tutorName) : "";
}

function lineOf({ kind, title, startsAt, minutes }: MailedItem, now: Date): string {
  const times = [
    ...(startsAt ? [nameDatedMoment(startsAt, now)] : []),
    ...(minutes ? [formatLength(minutes)] : []),
  ];
  return messages.line(messages.kinds[kind], title, times);
}
