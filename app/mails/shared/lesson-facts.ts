import type { MailedLesson } from "#data/lessons/outcome-mails.ts";
import type { OutcomeReader } from "#content/lessons/outcome-words.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { messages } from "./messages.ts";

/** When a lesson was, what it was about, and with whom, as the facts of a mail. */
export function lessonFacts(
  { startsAt, subjectId, classId, studentName, tutorName }: MailedLesson,
  reader: OutcomeReader,
  now: Date,
): (readonly [string, string])[] {
  const other = reader === "tutor" ? studentName : tutorName;
  return [
    [messages.when, nameDatedMoment(startsAt, now)] as const,
    ...(subjectId ? [[messages.subject, subjectName(subjectId)] as const] : []),
    ...(classId ? [[messages.class, className(classId)] as const] : []),
    ...(other ? [[reader === "tutor" ? messages.student : messages.tutor, other] as const] : []),
  ];
}
