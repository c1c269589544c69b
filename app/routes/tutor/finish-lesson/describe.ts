import { homeworkWords, reportLabels, understandingWords } from "#content/lessons/report-words.ts";
import { chaptersOf } from "#content/teaching/syllabus/all.ts";
import { chapterName } from "#content/teaching/syllabus/names/all.ts";
import type { LessonToFinish } from "#use-cases/teaching/tutor-overview.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { formatDate, formatTime } from "#domain/shared/dates.ts";
import { nameDay } from "#domain/shared/day.ts";
import { suggestFinish } from "#domain/lessons/finish-lesson.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { chooseChapters } from "#domain/lessons/chapter-choice.ts";
import {
  degrees,
  emptyReport,
  homeworkStates,
  toReportInput,
  type ReportInput,
} from "#domain/lessons/report.ts";
import {
  canSettle,
  outcomes,
  parseOutcome,
  standingOf,
  suggestOutcome,
  type Outcome,
} from "#domain/lessons/settlement.ts";
import { draftWords } from "#parts/teaching/content/content-messages.ts";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { messages } from "./form-messages.ts";
import { day } from "#domain/shared/durations.ts";

const week = 7 * day;

/** The parts of the form that reports, as it is first shown. */
export interface ReportForm {
  initial: ReportInput;
  /** Chapters, by the names that are stored. */
  likely: { id: string; name: string }[];
  others: { id: string; name: string }[];
  degrees: { id: string; name: string }[];
  /** null where nothing was given last time. */
  lastHomework: { text: string; states: { id: string; name: string }[] } | null;
  /** Whether it was sent already, and when. */
  sent: string | null;
  labels: ReturnType<typeof labelsOf>;
}

function labelsOf(others: number) {
  const { report, reportHint, coveredOther, optional } = messages;
  const otherChapters = messages.otherChapters(others);
  return { ...reportLabels, report, reportHint, otherChapters, coveredOther, optional };
}

/** The form that finishes a class, as it is first shown. */
export function describeLesson(found: LessonToFinish) {
  const { startsAt, studentName, subjectId, classId, nextStart, now } = found;
  const course = shared.courseTitle(subjectName(subjectId), className(classId));
  const outcome = describeOutcome(found);
  // Whoever comes back to a settled class has planned the next one, or meant not to.
  const isSettled = found.events.some(({ what }) => what === "settled" || what === "decided");
  const report = outcome !== null || found.canReport ? describeReport(found) : null;
  return {
    about: [studentName, course, `${nameDay(startsAt, now)} ${formatTime(startsAt)}`].join(" · "),
    outcomes: outcome ? outcomes.map((id) => ({ id, name: messages.outcomes[id] })) : [],
    report,
    draft: draftWords,
    isSettled,
    isSubstitute: found.isSubstitute,
    initial: {
      finish: suggestFinish(found, nextStart !== null || isSettled),
      report: report?.initial ?? toReportInput(emptyReport),
      outcome: outcome?.chosen ?? "",
    },
    planned: nextStart && messages.planned(nameDay(nextStart, now), formatTime(nextStart)),
  };
}

/** What the radios begin with; null where this tutor cannot settle the class. */
function describeOutcome({
  startsAt,
  minutes,
  events,
  isOwn,
  now,
}: LessonToFinish): { chosen: Outcome | "" } | null {
  const lesson = { startsAt: startsAt.getTime(), minutes, cancellation: null, events };
  if (!isOwn || !canSettle(lesson, now.getTime())) return null;
  const said = parseOutcome(standingOf(lesson, now.getTime()));
  return { chosen: said ?? suggestOutcome(events) ?? "" };
}

function describeReport(found: LessonToFinish): ReportForm {
  const { report, lastReport, classId, subjectId, ownChapters } = found;
  const until = found.nextStart ?? new Date(Math.max(found.startsAt.getTime(), +found.now) + week);
  const suggested = toIndiaDateTimeFields(until).date;
  const initial = toReportInput(report ?? { ...emptyReport, homeworkUntil: suggested });
  const chapters = chaptersOf(classId, subjectId, ownChapters?.chapters ?? null);
  const homework = lastReport?.homework ?? "";
  const choice = chooseChapters(chapters, initial.covered, lastReport?.covered ?? []);
  const context = { subjectId, ownNames: ownChapters?.names ?? null };
  const toChoice = (chapter: string) => ({ id: chapter, name: chapterName(chapter, context) });
  return {
    initial: { ...initial, homeworkUntil: initial.homeworkUntil || suggested },
    likely: choice.likely.map(toChoice),
    others: choice.others.map(toChoice),
    labels: labelsOf(choice.others.length),
    degrees: degrees.map((degree) => ({ id: String(degree), name: understandingWords[degree] })),
    lastHomework:
      homework === "" && initial.lastHomework === ""
        ? null
        : {
            text: homework && messages.lastHomework(homework),
            states: homeworkStates.map((state) => ({ id: state, name: homeworkWords[state] })),
          },
    sent: report && messages.editable(formatDate(report.sentAt)),
  };
}
