import type { Database } from "#data/shared/database.ts";
import { newsSince } from "#domain/teaching/news.ts";
import type { SampleItem } from "./sample-course-items.ts";
import { insertLaterLessons, insertSeries, seriesOf } from "./sample-series.ts";
import type { SampleCourse } from "./sample-teaching.ts";
import { idFrom, numberFrom, plusMinutes } from "./sample-time.ts";

/** So many rows at a time; a statement has at most 65,535 values. */
const batch = 1_000;

/** Inserts assignments, the students' approvals for them (§4) and their content. */
export async function insertCourses(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
  adminId: string,
): Promise<void> {
  await trx
    .insertInto("assignments")
    .values(
      courses.map((course) => ({
        id: course.id,
        student_id: idFrom(course.student),
        tutor_id: idFrom(course.tutor),
        class_id: course.classId,
        subject_id: course.subjectId,
        created_by: adminId,
        assigned_date: course.assignedAt,
        status: course.endedAt ? "ended" : "active",
        ended_at: course.endedAt,
      })),
    )
    .execute();
  await trx
    .insertInto("course_approvals")
    .values(
      courses.map(({ id, student }) => ({
        student_id: idFrom(student),
        course_id: id,
        approved: true,
      })),
    )
    .execute();
  await insertSeries(trx, now, courses);
  await insertContent(trx, courses);
  await insertLaterLessons(trx, now, courses);
}

const isAnnouncement = ({ kind }: SampleItem) => kind === "announcement";

async function insertContent(trx: Database, courses: readonly SampleCourse[]): Promise<void> {
  const all = courses.flatMap((course) => course.items.map((item) => ({ course, item })));
  const items = all.filter(({ item }) => !isAnnouncement(item)).map(itemRow);
  for (let first = 0; first < items.length; first += batch) {
    await trx
      .insertInto("content_items")
      .values(items.slice(first, first + batch))
      .execute();
  }
  await trx
    .insertInto("announcements")
    .values(
      all
        .filter(({ item }) => isAnnouncement(item))
        .map((one) => ({
          ...commonRow(one),
          type: "assignment" as const,
          course_id: null,
          url: null,
        })),
    )
    .execute();
}

interface Published {
  course: SampleCourse;
  item: SampleItem;
}

function commonRow({ course, item }: Published) {
  return {
    id: item.id,
    assignment_id: course.id,
    title: item.title,
    description: item.text,
    created_by: idFrom(course.tutor),
    created_at: item.createdAt,
  };
}

function itemRow({ course, item }: Published) {
  const { kind, url, startsAt, minutes, mark, outOf, cancellation, inSeries, makesUpFor } = item;
  return {
    ...commonRow({ course, item }),
    kind: kind as Exclude<typeof kind, "announcement">,
    url,
    starts_at: startsAt,
    minutes,
    mark,
    mark_out_of: outOf,
    updated_at: item.createdAt,
    series_id: inSeries ? seriesOf(course) : null,
    series_start: inSeries ? startsAt : null,
    makes_up_for: makesUpFor,
    cancelled_at: cancellation?.at ?? null,
    cancelled_by: cancellation && idFrom(course[cancellation.as]),
    cancelled_as: cancellation?.as ?? null,
    cancel_reason: cancellation?.reason ?? null,
    cancelled_late: cancellation?.isLate ?? null,
  };
}

/** Marks which of the newer items students have seen: all but those of their last days. */
export async function insertSeenItems(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
): Promise<void> {
  const rows = courses.flatMap(({ student, items }) => {
    const lastVisit = plusMinutes(now, -24 * 60 * (1 + numberFrom(student, 5)));
    const firstOfSeries = items.find(({ inSeries }) => inSeries);
    // A series is one new thing.
    const isOld = (item: SampleItem) =>
      item.createdAt < lastVisit || (item.inSeries && item !== firstOfSeries);
    return items
      .filter((item) => item.createdAt > newsSince(now) && isOld(item))
      .map(({ id, createdAt }) => ({
        student_id: idFrom(student),
        item_id: id,
        seen_at: plusMinutes(createdAt, 60),
      }));
  });
  await trx.insertInto("seen_items").values(rows).execute();
}
