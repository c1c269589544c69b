import { reportLabels } from "#content/lessons/report-words.ts";
import type { CourseItem } from "#data/teaching/course-items.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { lessonPhase } from "#domain/timetable/lesson.ts";
import { describeStanding } from "#parts/lessons/outcome/describe.ts";
import { describeReport, type DescribedReport } from "#parts/lessons/report/describe.ts";
import { describeOpen } from "#parts/timetable/request/describe.ts";
import type { Reading } from "./describe-child.ts";
import { shorten } from "./shorten.ts";

type Subjects = ReadonlyMap<string, string>;

/** How many cancelled lessons before the next one are shown beside it. */
const maxCancelled = 2;

/** The lessons that aren't over: those that are shown at once, up to the next one, and the later ones. */
export function describeComing(
  items: readonly CourseItem[],
  subjects: Subjects,
  { now, asked }: Reading,
) {
  const coming = items
    .flatMap((item) => {
      const { id, title, startsAt, minutes, isWaiting, cancelled, request } = item;
      if (!startsAt || minutes === null) return [];
      const state = lessonPhase({ startsAt: startsAt.getTime(), minutes }, now.getTime());
      if (state === "past") return [];
      return [
        {
          id,
          title,
          startsAt,
          when: nameDatedMoment(startsAt, now),
          minutes,
          isLive: state === "live" && !isWaiting && !cancelled,
          isWaiting,
          cancelled,
          canAsk: startsAt > now && item.isAskable && !cancelled,
          waiting: request && describeOpen(request, now),
          tutorName: item.tutorName,
          courseName: subjects.get(item.assignmentId),
        },
      ];
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const next = coming.find(({ cancelled }) => !cancelled);
  const before = next ? coming.slice(0, coming.indexOf(next)) : coming;
  const first = [...before.slice(0, maxCancelled), ...(next ? [next] : [])];
  const later = coming.filter((lesson) => !first.includes(lesson));
  return { first, later: shorten(later, asked) };
}

export type ComingLesson = ReturnType<typeof describeComing>["first"][number];

/** The lessons that are over, the newest first, and the last report. */
export function describePast(
  items: readonly CourseItem[],
  subjects: Subjects,
  { now, asked }: Reading,
) {
  const past = items
    .flatMap(({ id, title, startsAt, minutes, tutorName, assignmentId, ...item }) => {
      if (!startsAt || minutes === null) return [];
      const time = { startsAt: startsAt.getTime(), minutes };
      if (lessonPhase(time, now.getTime()) !== "past") return [];
      return [
        {
          id,
          title,
          startsAt,
          when: nameDatedMoment(startsAt, now),
          tutorName,
          courseName: subjects.get(assignmentId),
          outcome: describeStanding({ ...item, startsAt, minutes }, "guardian", now.getTime()),
          cancelled: item.cancelled,
          report: item.report && describeReport(item.report, now),
          isAsked: id === asked,
        },
      ];
    })
    .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
  const last = past.find(({ report }) => report !== null);
  return {
    last: last?.report ? { ...last, ...splitHomework(last.report) } : null,
    // The last report opens in its own place.
    past: shorten(past, asked === last?.id ? null : asked),
  };
}

export type PastLesson = ReturnType<typeof describePast>["past"]["shown"][number];
export type LastReport = NonNullable<ReturnType<typeof describePast>["last"]>;

const homeworkLabels: readonly string[] = [reportLabels.homework, reportLabels.homeworkUntil];

/** The homework of a report, and the rest of it. */
function splitHomework(report: DescribedReport) {
  const isHomework = ({ label }: { label: string }) => homeworkLabels.includes(label);
  const rest = report.lines.filter((line) => !isHomework(line));
  return { homework: report.lines.filter(isHomework), report: { ...report, lines: rest } };
}
