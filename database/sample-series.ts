import type { Database } from "#data/shared/database.ts";
import { insertSeriesLessons } from "#data/timetable/series.ts";
import { findAskedLesson } from "#data/timetable/requests.ts";
import { insertRequest } from "#data/timetable/request-changes.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { isClassId, isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { isLate } from "#domain/timetable/series/change-rule.ts";
import { requestEnd } from "#domain/timetable/request.ts";
import { addDays, dayOf, planningEnd } from "#domain/timetable/series/series.ts";
import { findFreeTime } from "./sample-make-ups.ts";
import { titledDays, weeklyStarts, type SampleCourse } from "./sample-teaching.ts";
import { idFrom, plusMinutes } from "./sample-time.ts";
import { lengthOf } from "./sample-week.ts";

/** The id of a course's series; null for one that has single lessons only. */
export const seriesOf = ({ id, hasSeries }: SampleCourse) =>
  hasSeries ? idFrom(`${id} series`) : null;

const ruleOf = ({ assignedAt, times }: SampleCourse) => ({
  times,
  firstDay: addDays(dayOf(assignedAt), 1),
});

/** Inserts the weekly series without their lessons. */
export async function insertSeries(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
): Promise<void> {
  const weekly = courses.flatMap((course) => {
    const id = seriesOf(course);
    return id === null ? [] : [{ id, course, ...ruleOf(course) }];
  });
  await trx
    .insertInto("lesson_series")
    .values(
      weekly.map(({ id, course, times, firstDay }) => ({
        id,
        assignment_id: course.id,
        title: titleOf(course),
        description: "What we did last time, something new, and your questions.",
        url: `https://meet.viluva.example/${course.subjectId}-${course.id.slice(0, 6)}`,
        first_day: firstDay,
        last_day: null,
        planned_until: planningEnd({ times, firstDay, lastDay: null }, dayOf(now)),
        continues: null,
        created_by: idFrom(course.tutor),
        created_at: plusMinutes(course.assignedAt, 30),
      })),
    )
    .execute();
  await trx
    .insertInto("series_times")
    .values(
      weekly.flatMap(({ id, times }) =>
        times.map(({ weekday, startMinute, minutes }) => ({
          series_id: id,
          weekday,
          start_minute: startMinute,
          minutes,
        })),
      ),
    )
    .execute();
}

function titleOf({ classId, subjectId }: SampleCourse): string {
  if (!isClassId(classId) || !isSubjectId(subjectId)) return subjectId;
  return `${subjectName(subjectId)}, ${className(classId)}`;
}

/** Inserts the lessons of all series after those that have titles of their own. */
export async function insertLaterLessons(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
): Promise<void> {
  const from = addDays(dayOf(now), titledDays + 1);
  for (const course of courses) {
    const id = seriesOf(course);
    if (id === null) continue;
    const rule = ruleOf(course);
    const until = planningEnd({ ...rule, lastDay: null }, dayOf(now));
    const minutes = lengthOf(course.classId);
    const lessons = weeklyStarts(now, rule, from, until).map((startsAt) => ({
      startsAt,
      minutes,
      seriesStart: startsAt,
    }));
    await insertSeriesLessons(trx, id, lessons, false);
  }
}

/** A student asks the tutor who signs in for another time, three hours ago. */
export async function insertWaitingRequest(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
): Promise<void> {
  const askedAt = plusMinutes(now, -180);
  const soonest = plusMinutes(now, 30 * 60);
  const course = courses.find(({ student, tutor }) => tutor === "tutor" && student !== "student");
  const lesson = course?.items.find(
    ({ startsAt, cancellation }) => startsAt && startsAt > soonest && !cancellation,
  );
  if (!course || !lesson?.startsAt) return;
  const wantedAt = findFreeTime(now, courses, course, lesson.startsAt);
  const asked = await findAskedLesson(trx, lesson.id, [idFrom(course.student)]);
  if (!asked || !wantedAt) return;
  const id = await insertRequest(trx, asked, {
    kind: "move",
    askedAs: "student",
    guardianId: null,
    reason: "We travel to my cousin's wedding that evening.",
    wantedAt,
    isLate: isLate(lesson.startsAt, askedAt),
    expiresAt: requestEnd(askedAt, lesson.startsAt, wantedAt),
  });
  await trx
    .updateTable("lesson_requests")
    .set({ asked_at: askedAt })
    .where("id", "=", id)
    .execute();
}
