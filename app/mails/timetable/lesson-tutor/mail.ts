import { findMailedGiving, type MailedGiving } from "#data/timetable/substitution-mails.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { canReadLessons } from "#domain/guardians/guardian.ts";
import { lessonOnPage } from "#domain/guardians/page-address.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { answerLink, findQuestion } from "#mails/timetable/question.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
import { messages } from "./messages.ts";

/** To the student and the lesson's own tutor, unless somebody else gives it by now. */
export const lessonTutor: Mail<"lesson-tutor"> = async (
  giving,
  { database, accountId, name, now },
) => {
  const lesson = await findMailedGiving(database, accountId, giving);
  if (!lesson) return null;
  const { assignmentId, isForTutor } = lesson;
  const path = isForTutor
    ? `/tutor-dashboard/${assignmentId}/live-sessions`
    : `/dashboard/courses/${assignmentId}`;
  const asked = isForTutor
    ? null
    : await findQuestion(database, { accountId, is: "student" }, [{ id: giving.lessonId }], now);
  return {
    subject: subjectOf(lesson, now),
    name,
    notice: {
      kind: "lesson",
      path: asked ? "/dashboard/changes" : path,
      lesson: { id: giving.lessonId, startsAt: lesson.startsAt },
    },
    blocks: [
      ...describe(lesson, now),
      ...(asked
        ? [asked, answerLink("/dashboard/changes")]
        : [{ is: "link", label: messages.link, path } as const]),
    ],
  };
};

/** The same, to the student's guardian while they consent. */
export const guardianLessonTutor = toGuardian(
  "guardian-lesson-tutor",
  ({ consent }) => canReadLessons(consent),
  async (giving, { database, accountId, now, createLink }) => {
    const lesson = await findMailedGiving(database, accountId, giving);
    if (!lesson) return null;
    const { lessonId } = giving;
    const token = await createLink("page");
    const reader = { accountId, is: "guardian" } as const;
    const asked = await findQuestion(database, reader, [{ id: lessonId }], now);
    const path = lessonOnPage(token, lessonId);
    return {
      subject: subjectOf(lesson, now),
      blocks: [
        ...describe(lesson, now),
        ...(asked
          ? [asked, answerLink(`/guardian/${token}/changes`)]
          : [{ is: "link", label: messages.guardianLink, path } as const]),
      ],
    };
  },
);

const subjectOf = ({ tutorName, subjectId, startsAt }: MailedGiving, now: Date) =>
  messages.subject(tutorName, subjectName(subjectId), nameDatedMoment(startsAt, now));

function describe(lesson: MailedGiving, now: Date): Block[] {
  const { tutorName, studentName, subjectId, startsAt, minutes } = lesson;
  return [
    { is: "text", text: messages.text(tutorName) },
    {
      is: "facts",
      facts: [
        [messages.student, studentName],
        [messages.course, subjectName(subjectId)],
        [messages.tutor, tutorName],
        [messages.starts, nameDatedMoment(startsAt, now)],
        [messages.length, formatLength(minutes)],
      ],
    },
  ];
}
