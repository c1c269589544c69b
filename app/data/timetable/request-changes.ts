import type { Database } from "#data/shared/database.ts";
import { hasResult, listRows } from "#data/shared/rows.ts";
import type { RequestAnswer } from "#domain/timetable/request.ts";
import { sql } from "kysely";
import { cancelLessons } from "./cancellations.ts";
import type { AskedLesson, LessonRequest } from "./requests.ts";

/** A request to be stored. */
export type NewRequest = Pick<
  LessonRequest,
  "kind" | "askedAs" | "guardianId" | "reason" | "wantedAt" | "isLate" | "expiresAt"
>;

/** Adds a request about a lesson, and holds the wanted time. @returns its id */
export async function insertRequest(
  trx: Database,
  lesson: AskedLesson,
  request: NewRequest,
): Promise<string> {
  const { kind, askedAs, guardianId, reason, wantedAt, isLate, expiresAt } = request;
  // One that has expired is over, even if nothing has ended it yet.
  await endExpiredRequests(trx, lesson.id);
  const { id } = await trx
    .insertInto("lesson_requests")
    .values({
      lesson_id: lesson.id,
      tutor_id: lesson.tutorId,
      kind,
      asked_as: askedAs,
      guardian_id: guardianId,
      reason,
      starts_at: wantedAt,
      is_late: isLate,
      expires_at: expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (wantedAt) {
    await trx
      .insertInto("booked_times")
      .values({
        lesson_id: lesson.id,
        request_id: id,
        student_id: lesson.studentId,
        tutor_id: lesson.tutorId,
        starts_at: wantedAt,
        ends_at: new Date(wantedAt.getTime() + lesson.minutes * 60_000),
        overlap_group: lesson.id,
      })
      .execute();
  }
  return id;
}

/** Ends an open request; a trigger frees the time that it held. @returns false if it was over */
export function endRequest(
  trx: Database,
  requestId: string,
  answer: RequestAnswer,
  { by = null, reason = "" }: { by?: string | null; reason?: string } = {},
) {
  return trx
    .updateTable("lesson_requests")
    .set({ answer, answered_at: sql<Date>`now()`, answered_by: by, answer_reason: reason })
    .where("id", "=", requestId)
    .where("answer", "is", null)
    .returning("id")
    .$call(hasResult);
}

/** A request that has just expired, and who made it. */
export interface ExpiredRequest {
  requestId: string;
  studentId: string;
  askedAs: "student" | "guardian";
  guardianId: string | null;
}

/** Ends the requests that got no answer in time; of one lesson, or of all. */
export const endExpiredRequests = (
  trx: Database,
  lessonId: string | null = null,
  now = new Date(),
) => listRows<ExpiredRequest>(trx)`
    update lesson_requests r set answer = 'expired', answered_at = now()
    from content_items c join assignments a on a.id = c.assignment_id
    where c.id = r.lesson_id and r.answer is null and r.expires_at <= ${now}
      and (${lessonId}::uuid is null or r.lesson_id = ${lessonId})
    returning r.id as "requestId", a.student_id as "studentId", r.asked_as as "askedAs",
      r.guardian_id as "guardianId"`;

/** Moves a lesson to another start. */
export async function moveLesson(trx: Database, lessonId: string, startsAt: Date): Promise<void> {
  await trx
    .updateTable("content_items")
    .set({ starts_at: startsAt })
    .where("id", "=", lessonId)
    .execute();
}

/** Cancels a lesson for those who asked for it. */
export async function cancelForFamily(
  trx: Database,
  { id, askedAs, studentId, reason, isLate }: LessonRequest,
): Promise<void> {
  const by = askedAs === "student" ? studentId : null;
  await cancelLessons(trx, [{ id, isLate }], { by, as: askedAs, reason });
}
