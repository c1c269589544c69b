import type { CourseItem } from "#data/teaching/course-items.ts";
import type { StudentAssignment } from "#data/teaching/student-record.ts";
import { monthName, monthOf } from "#domain/lessons/months.ts";
import { monthsOfProgress } from "#domain/lessons/progress.ts";
import { standingOfRecord } from "#domain/lessons/settlement.ts";
import { describeMonth } from "#parts/lessons/months/describe-month.ts";
import { messages } from "#parts/lessons/months/messages.ts";
import type { Reading } from "./describe-child.ts";

/** This month of a child, of what the page has read; the page of the progress knows deleted lessons too. */
export function describeThisMonth(
  items: readonly CourseItem[],
  assignments: readonly StudentAssignment[],
  { now, page }: Reading,
) {
  const courses = new Map(assignments.map((assignment) => [assignment.id, assignment]));
  const owned = items.flatMap((item) => {
    const course = courses.get(item.assignmentId);
    return course ? [{ ...item, course }] : [];
  });
  const months = monthsOfProgress({
    lessons: owned.flatMap(({ id, startsAt, minutes, cancelled, recorded, course }) => {
      if (!startsAt || minutes === null || (recorded.isOld && !cancelled)) return [];
      const time = { startsAt: startsAt.getTime(), minutes };
      const lesson = { ...time, cancellation: cancelled };
      const standing = standingOfRecord(lesson, recorded, now.getTime());
      return [{ id, course, startsAt: time.startsAt, standing }];
    }),
    reports: owned.flatMap(({ report, course: { classId, subjectId } }) =>
      report ? [{ ...report, classId, subjectId, startsAt: Date.parse(report.startsAt) }] : [],
    ),
    marks: owned.flatMap(({ title, mark, outOf, createdAt, course: { classId, subjectId } }) =>
      mark === null || outOf === null
        ? []
        : [{ title, mark, outOf, at: createdAt.getTime(), classId, subjectId }],
    ),
  });
  const thisMonth = monthOf(now.getTime());
  const found = months.find(({ month }) => month === thisMonth);
  return {
    title: messages.monthTitle(monthName(thisMonth)),
    empty: messages.nothingInMonth,
    facts: found ? describeMonth(found, { isOwn: false, path: page, isMonth: false }) : null,
  };
}
