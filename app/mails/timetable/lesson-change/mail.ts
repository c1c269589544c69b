import { findMailedLessons, type MailedLessons } from "#data/timetable/change-mails.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { weekdays } from "#domain/shared/date-words.ts";
import { formatTime, nameDatedMoment } from "#domain/shared/dates.ts";
import { canReadLessons } from "#domain/guardians/guardian.ts";
import { lessonOnPage } from "#domain/guardians/page-address.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import type { ChangedLesson, MailedChange } from "#domain/timetable/lesson-change.ts";
import type { Block, Mail } from "#mails/shared/mail.ts";
import { answerLink, findQuestion } from "#mails/timetable/question.ts";
import { toGuardian } from "#mails/shared/to-guardian.ts";
import { messages, type Whose } from "./messages.ts";

/** To the student and the tutor, unless all its lessons have changed again. */
export const lessonChange: Mail<"lesson-change"> = async (
  change,
  { database, accountId, name, now },
) => {
  const facts = await findMailedLessons(database, accountId, change);
  const lessons = facts && stillTrue(change, facts);
  if (!lessons) return null;
  const { subjectId, isForTutor } = facts;
  const whose = { child: null, subject: subjectName(subjectId) };
  const { assignmentId } = change;
  const path = isForTutor
    ? `/tutor-dashboard/${assignmentId}/live-sessions`
    : `/dashboard/courses/${assignmentId}`;
  const asked = isForTutor
    ? null
    : await findQuestion(database, { accountId, is: "student" }, lessons, now);
  const [first] = lessons;
  return {
    subject: subjectOf(change, lessons, whose, now),
    name,
    notice: {
      kind: "lesson",
      path: asked ? "/dashboard/changes" : path,
      ...(first && change.count === 1 && { lesson: first }),
    },
    blocks: [
      ...describe({ change, lessons, facts, asked, now }),
      { is: "text", text: messages.calendar },
      asked ? answerLink("/dashboard/changes") : { is: "link", label: messages.link, path },
    ],
  };
};

/** The same, to the student's guardian while they consent. */
export const guardianLessonChange = toGuardian(
  "guardian-lesson-change",
  ({ consent }) => canReadLessons(consent),
  async (change, { database, accountId, now, firstName, createLink }) => {
    const facts = await findMailedLessons(database, accountId, change);
    const lessons = facts && stillTrue(change, facts);
    if (!lessons) return null;
    const whose = { child: firstName, subject: subjectName(facts.subjectId) };
    const token = await createLink("page");
    const asked = await findQuestion(database, { accountId, is: "guardian" }, lessons, now);
    const [first] = lessons;
    const path = first ? lessonOnPage(token, first.id) : `/guardian/${token}`;
    return {
      subject: subjectOf(change, lessons, whose, now),
      blocks: [
        ...describe({ change, lessons, facts, asked, now }),
        asked
          ? answerLink(`/guardian/${token}/changes`)
          : { is: "link", label: messages.guardianLink, path },
      ],
    };
  },
);

/** A lesson of a change of which the mail is still true; one that was deleted has no title. */
type TrueLesson = ChangedLesson & {
  title: string | null;
  reason: string | null;
  isMakeUpOwed: boolean;
};

/** The lessons of a change that have not changed again since; null for none. */
function stillTrue(
  { what, lessons, isUnheard }: MailedChange,
  facts: MailedLessons,
): TrueLesson[] | null {
  if (isUnheard) return null;
  const found = new Map(facts.lessons.map((lesson) => [lesson.id, lesson]));
  const valid = lessons.flatMap((lesson) => {
    const current = found.get(lesson.id);
    const isPlanned = current !== undefined && !current.isCancelled;
    const isAsMailed =
      isPlanned && new Date(current.startsAt).getTime() === new Date(lesson.startsAt).getTime();
    const isTrue = what === "cancelled" ? !isPlanned : isAsMailed;
    const { title = null, reason = null, isMakeUpOwed = false } = current ?? {};
    return isTrue ? [{ ...lesson, title, reason, isMakeUpOwed }] : [];
  });
  return valid.length > 0 ? valid : null;
}

function subjectOf(
  { what, count }: MailedChange,
  lessons: readonly TrueLesson[],
  whose: Whose,
  now: Date,
): string {
  const words = messages.what[what];
  if (count > 1) return words.subjectOfSeveral(count, whose);
  return words.subject(whose, nameDatedMoment(lessons[0]?.startsAt, now));
}

function describe(mail: {
  change: MailedChange;
  lessons: readonly TrueLesson[];
  facts: MailedLessons;
  asked: Block | null;
  now: Date;
}): Block[] {
  const { change, lessons, facts, asked, now } = mail;
  const { what, count } = change;
  const [first] = lessons;
  // Of several changes in one mail, each line says its own.
  const areAlike = new Set(lessons.map(({ title }) => title)).size === 1;
  const blocks: Block[] = [
    { is: "text", text: messages.what[what].text },
    { is: "facts", facts: factsOf({ count, first, facts, hasTitle: areAlike, now }) },
  ];
  if (count > 1) {
    const items = lessons.map((lesson) => lineOf(lesson, !areAlike, now));
    if (count > lessons.length) items.push(messages.more(count - lessons.length));
    blocks.push({ is: "list", title: messages.list, items });
  }
  const reasons = new Set(lessons.flatMap(({ reason }) => reason ?? []));
  if (what === "cancelled" && reasons.size > 0) {
    blocks.push({ is: "text", text: messages.reason });
    blocks.push(...[...reasons].map((text) => ({ is: "quote", text }) as const));
  }
  if (what === "cancelled" && lessons.every(({ isMakeUpOwed }) => isMakeUpOwed)) {
    blocks.push({ is: "text", text: messages.makeUpOwed(lessons.length) });
  }
  if (asked) blocks.push(asked);
  else if (what === "planned" || what === "moved") blocks.push({ is: "text", text: messages.rule });
  return blocks;
}

function factsOf(mail: {
  count: number;
  first: TrueLesson | undefined;
  facts: MailedLessons;
  hasTitle: boolean;
  now: Date;
}) {
  const { count, first, facts, hasTitle, now } = mail;
  const { subjectId, studentName, tutorName, isForTutor, weekly } = facts;
  const pairs: [label: string, value: string | null][] = [
    [messages.title, (hasTitle && first?.title) || null],
    [messages.course, subjectName(subjectId)],
    isForTutor ? [messages.student, studentName] : [messages.tutor, tutorName],
  ];
  if (count === 1 && first) {
    const { startsAt, minutes, was } = first;
    pairs.push(
      [messages.starts, nameDatedMoment(startsAt, now)],
      [messages.length, formatLength(minutes)],
    );
    if (was) {
      const before = messages.timeAndLength(
        nameDatedMoment(was.startsAt, now),
        formatLength(was.minutes),
      );
      pairs.push([messages.was, before]);
    }
  }
  if (weekly.length > 0) {
    pairs.push([messages.weekly, messages.weeklyTimes(weekly.map(weeklyTime))]);
  }
  return pairs.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

function lineOf({ startsAt, was, title }: TrueLesson, hasTitle: boolean, now: Date): string {
  const time = nameDatedMoment(startsAt, now);
  const line = was ? messages.moved(time, nameDatedMoment(was.startsAt, now)) : time;
  return hasTitle && title ? messages.titled(line, title) : line;
}

function weeklyTime({ weekday, startMinute }: MailedLessons["weekly"][number]): string {
  const india = new Date(`1970-01-05T00:00:00+05:30`).getTime();
  const time = formatTime(india + startMinute * 60_000);
  return messages.weeklyTime(weekdays[weekday % 7] ?? "", time);
}
