import type { Database } from "#data/database.ts";
import type { SampleCourse } from "./sample-teaching.ts";
import { sampleStudents } from "./sample-people.ts";
import { dayAt, idFrom, numberFrom, plusMinutes } from "./sample-time.ts";

const day = 24 * 60;

/** Inserts which classes the students have joined, and what they have ticked. */
export async function insertProgress(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
): Promise<void> {
  const items = courses.flatMap((course) =>
    course.items.map((item) => ({ ...item, student_id: idFrom(course.student), item_id: item.id })),
  );
  const attended = items.flatMap(({ student_id, item_id, startsAt, minutes, cancellation }) => {
    const isOver = startsAt && !cancellation && plusMinutes(startsAt, minutes ?? 0) < now;
    if (!isOver || numberFrom(item_id, 12) === 0) return [];
    return [{ student_id, item_id, joined_at: plusMinutes(startsAt, numberFrom(item_id, 9) - 5) }];
  });
  const ticked = items.flatMap(({ student_id, item_id, kind, createdAt }) => {
    const isStudied = kind === "recording" || kind === "exam";
    const isOlder = plusMinutes(createdAt, 9 * day) < now;
    if (!isStudied || !isOlder || numberFrom(item_id, 8) === 0) return [];
    return [{ student_id, item_id, finished_at: plusMinutes(createdAt, 2 * day) }];
  });
  await trx.insertInto("attended_classes").values(attended).execute();
  await trx.insertInto("finished_items").values(ticked).execute();
}

/** Two of three students without a course have asked for a demo class. */
export async function insertDemoRequests(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
): Promise<void> {
  const waiting = sampleStudents.filter(
    ({ handle }) =>
      // One of them is shown before the request.
      handle !== "new" && !courses.some(({ student }) => student === handle),
  );
  const rows = waiting
    .filter((_, place) => place % 3 !== 2)
    .map(({ handle }) => {
      const first = 2 + numberFrom(handle, 3);
      const askedAt = plusMinutes(now, -20 - numberFrom(handle, 90));
      return {
        student_id: idFrom(handle),
        first_at: dayAt(now, first, "17:30"),
        second_at: dayAt(now, first + 1, "18:30"),
        created_at: askedAt,
        changed_at: askedAt,
      };
    });
  await trx.insertInto("demo_requests").values(rows).execute();
}
