import type { Database } from "#data/database.ts";
import { insertRequest, storeRequestToken } from "#data/timetable/request-changes.ts";
import { findAskedLesson } from "#data/timetable/requests.ts";
import { createToken, hashToken } from "#data/tokens.ts";

/** The next live session of a tutor and a student. */
export async function findComing(
  database: Database,
  tutorId: string,
  studentId: string,
): Promise<string> {
  const { id } = await database
    .selectFrom("booked_times")
    .where("tutor_id", "=", tutorId)
    .where("student_id", "=", studentId)
    .where("request_id", "is", null)
    .where("starts_at", ">", new Date(Date.now() + 24 * 3_600_000))
    .select("lesson_id as id")
    .orderBy("starts_at")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The next live session of a guardian's child. */
export async function findGuarded(database: Database, guardianId: string): Promise<string> {
  const { id } = await database
    .selectFrom("booked_times as b")
    .innerJoin("guardians as g", "g.student_id", "b.student_id")
    .where("g.id", "=", guardianId)
    .where("b.starts_at", ">", new Date())
    .select("b.lesson_id as id")
    .orderBy("b.starts_at")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** A family asks the tutor for another time, of a lesson that is not the one for the student's form. */
export async function makeRequest(database: Database, tutorId: string, except: string) {
  const { lessonId, studentId, startsAt } = await database
    .selectFrom("booked_times")
    .where("tutor_id", "=", tutorId)
    .where("request_id", "is", null)
    .where("lesson_id", "!=", except)
    .where("starts_at", ">", new Date(Date.now() + 24 * 3_600_000))
    .select(["lesson_id as lessonId", "student_id as studentId", "starts_at as startsAt"])
    .orderBy("starts_at")
    .limit(1)
    .executeTakeFirstOrThrow();
  const requestToken = createToken();
  const requestId = await database.transaction().execute(async (trx) => {
    const lesson = await findAskedLesson(trx, lessonId, [studentId]);
    if (!lesson) throw new Error("the sample academy has no such lesson");
    const id = await insertRequest(trx, lesson, {
      kind: "move",
      askedAs: "guardian",
      guardianId: null,
      reason: "Her grandmother comes from Karimnagar that evening.",
      wantedAt: new Date(startsAt.getTime() + 26 * 3_600_000),
      isLate: false,
      expiresAt: new Date(startsAt.getTime() - 3_600_000),
    });
    await storeRequestToken(trx, id, hashToken(requestToken));
    return id;
  });
  return { requestId, requestToken };
}
