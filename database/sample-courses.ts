import type { Database } from "#data/database.ts";
import { newsSince } from "#domain/news.ts";
import type { SampleAssignment, SampleItem } from "./sample-teaching.ts";
import { idFrom, numberFrom, plusMinutes } from "./sample-time.ts";

/** An assignment with its content. */
export interface SampleCourse extends SampleAssignment {
  items: SampleItem[];
  /** null while it is active. */
  endedAt: Date | null;
}

/** Inserts assignments, the students' approvals for them (§4) and their content. */
export async function insertCourses(
  trx: Database,
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
  await insertContent(trx, courses);
}

function cancelledByTutor({ tutor }: SampleCourse, reason: string, at: Date) {
  return {
    cancelled_at: at,
    cancelled_by: idFrom(tutor),
    cancelled_as: "tutor" as const,
    cancel_reason: reason,
    cancelled_late: false,
  };
}

async function insertContent(trx: Database, courses: readonly SampleCourse[]): Promise<void> {
  const rows = courses.flatMap((course) =>
    course.items.map(
      ({ id, kind, title, text, url, startsAt, minutes, cancelReason, createdAt }) => ({
        kind,
        url,
        starts_at: startsAt,
        minutes,
        cancellation: cancelReason ? cancelledByTutor(course, cancelReason, createdAt) : {},
        row: {
          id,
          assignment_id: course.id,
          title,
          description: text,
          created_by: idFrom(course.tutor),
          created_at: createdAt,
        },
      }),
    ),
  );
  await trx
    .insertInto("content_items")
    .values(
      rows.flatMap(({ kind, url, starts_at, minutes, cancellation, row }) =>
        kind === "announcement"
          ? []
          : [
              {
                ...row,
                kind,
                url,
                starts_at,
                minutes,
                ...cancellation,
                updated_at: row.created_at,
              },
            ],
      ),
    )
    .execute();
  await trx
    .insertInto("announcements")
    .values(
      rows
        .filter(({ kind }) => kind === "announcement")
        .map(({ row }) => ({ ...row, type: "assignment" as const, course_id: null, url: null })),
    )
    .execute();
}

/** Marks which of the newer items students have seen: all but those of their last days. */
export async function insertSeenItems(
  trx: Database,
  now: Date,
  courses: readonly SampleCourse[],
): Promise<void> {
  const rows = courses.flatMap(({ student, items }) => {
    const lastVisit = plusMinutes(now, -24 * 60 * (1 + numberFrom(student, 5)));
    return items
      .filter(({ createdAt }) => createdAt > newsSince(now) && createdAt < lastVisit)
      .map(({ id, createdAt }) => ({
        student_id: idFrom(student),
        item_id: id,
        seen_at: plusMinutes(createdAt, 60),
      }));
  });
  await trx.insertInto("seen_items").values(rows).execute();
}
