import { reportLines } from "#content/lessons/report-lines.ts";
import { findMailedReport, type MailedReport } from "#data/lessons/report-mails.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { nameDate } from "#domain/shared/day.ts";
import { canReadReports } from "#domain/guardians/guardian.ts";
import { lessonOnPage } from "#domain/guardians/page-address.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
import { messages } from "./messages.ts";

/** To the student: the whole report, with its newest words. */
export const lessonReport: Mail<"lesson-report"> = async (
  { lessonId, isChange },
  { database, accountId, name, now },
) => {
  const found = await findMailedReport(database, accountId, lessonId);
  if (!found) return null;
  const { assignmentId, subjectId } = found;
  const path = assignmentId ? `/dashboard/courses/${assignmentId}` : "/dashboard";
  return {
    subject: subjectOf(found, subjectName(subjectId), isChange, now),
    name,
    notice: { kind: "report", path },
    blocks: [
      ...describe(found, isChange, now),
      { is: "link", label: assignmentId ? messages.link : messages.home, path },
    ],
  };
};

/** The same, to the student's guardian while their consent covers reports. */
export const guardianLessonReport = toGuardian(
  "guardian-lesson-report",
  canReadReports,
  async ({ lessonId, isChange }, { database, accountId, now, firstName, createLink }) => {
    const found = await findMailedReport(database, accountId, lessonId);
    if (!found) return null;
    const path = lessonOnPage(await createLink("page"), lessonId);
    const lesson = messages.ofChild(firstName, subjectName(found.subjectId));
    return {
      subject: subjectOf(found, lesson, isChange, now),
      blocks: [
        ...describe(found, isChange, now),
        { is: "link", label: messages.guardianLink, path },
      ],
    };
  },
);

function subjectOf({ report }: MailedReport, lesson: string, isChange: boolean, now: Date): string {
  const words = isChange ? messages.changed : messages.subject;
  return words(lesson, nameDate(new Date(report.startsAt), now));
}

function describe(
  { report, subjectId, classId }: MailedReport,
  isChange: boolean,
  now: Date,
): Block[] {
  const words = isChange ? messages.changedText : messages.text;
  const blocks: Block[] = [
    { is: "text", text: words(report.tutorName ?? messages.noName) },
    {
      is: "facts",
      facts: [
        [messages.course, messages.courseOf(subjectName(subjectId), className(classId))],
        [messages.lesson, nameDatedMoment(report.startsAt, now)],
      ],
    },
  ];
  for (const { label, text, isLong } of reportLines(report, now)) {
    if (isLong) blocks.push({ is: "text", text: `${label}:` }, { is: "quote", text });
    else blocks.push({ is: "facts", facts: [[label, text]] });
  }
  return blocks;
}
