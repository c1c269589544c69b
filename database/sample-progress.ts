import type { Database } from "#data/shared/database.ts";
import type { SampleCourse } from "./sample-teaching.ts";
import { sampleStudents } from "./sample-people.ts";
import { hasHomework, insertReports } from "./sample-reports.ts";
import { dayAt, idFrom, numberFrom, plusMinutes } from "./sample-time.ts";

const day = 24 * 60;

/** Inserts who has joined which classes, how they turned out and what was reported, and what students have ticked. */
export async function insertProgress(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
): Promise<void> {
  const items = courses.flatMap((course) =>
    course.items.map((item) => ({ ...item, student_id: idFrom(course.student), item_id: item.id })),
  );
  const ticked = items.flatMap(({ student_id, item_id, kind, createdAt }) => {
    const isStudied = kind === "recording" || kind === "exam";
    const isOlder = plusMinutes(createdAt, 9 * day) < now;
    if (!isStudied || !isOlder || numberFrom(item_id, 8) === 0) return [];
    return [{ student_id, item_id, finished_at: plusMinutes(createdAt, 2 * day) }];
  });
  const events = courses.flatMap((course) => lessonEvents(course, now));
  const held = new Set(
    events.flatMap((event) =>
      "outcome" in event && event.outcome === "held" ? [event.lesson_id] : [],
    ),
  );
  const homework = items.flatMap(({ student_id, item_id, startsAt }) => {
    const isOld = startsAt !== null && held.has(item_id) && plusMinutes(startsAt, 7 * day) < now;
    if (!isOld || !hasHomework(item_id) || numberFrom(item_id, 6) === 0) return [];
    return [{ student_id, item_id, finished_at: plusMinutes(startsAt, 2 * day) }];
  });
  await trx.insertInto("lesson_events").values(events).execute();
  await insertReports(trx, now, courses, held);
  await trx.insertInto("finished_items").values(ticked).execute();
  for (const { item_id, finished_at } of homework) {
    await trx
      .updateTable("homeworks")
      .set({ done_at: finished_at })
      .where("id", "=", item_id)
      .execute();
  }
}

/** Who joined the classes of a course that are over, and what its tutor said of most of them. */
function lessonEvents({ student, tutor, items }: SampleCourse, now: Date) {
  return items.flatMap(({ id, startsAt, minutes, cancellation }) => {
    if (!startsAt || cancellation) return [];
    const end = plusMinutes(startsAt, minutes ?? 0);
    if (end >= now) return [];
    const lesson = { lesson_id: id, student_id: idFrom(student), starts_at: startsAt };
    const [learner, teacher] = [
      { said_as: "student", said_by: idFrom(student) } as const,
      { said_as: "tutor", said_by: idFrom(tutor) } as const,
    ];
    const isMissed = numberFrom(id, 12) === 0;
    const joined = { ...lesson, what: "joined" } as const;
    const press = { ...joined, ...learner, at: plusMinutes(startsAt, numberFrom(id, 9) - 5) };
    const isRecorded = items.some(
      ({ kind, createdAt }) => kind === "recording" && createdAt >= startsAt,
    );
    const isSettled = isRecorded || plusMinutes(end, 2 * day) < now;
    return [
      { ...joined, ...teacher, at: plusMinutes(startsAt, -2) },
      ...(isMissed ? [] : [press]),
      ...(isSettled
        ? [
            {
              ...lesson,
              ...teacher,
              what: "settled" as const,
              at: plusMinutes(end, 5),
              outcome: isMissed ? ("student-missed" as const) : ("held" as const),
            },
          ]
        : []),
    ];
  });
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
