import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { storeRequestToken } from "#data/timetable/request-links.ts";
import { createToken, hashToken } from "#data/shared/tokens.ts";

/** A day and more ahead, a family may ask about a lesson. */
const dayAhead = () => new Date(Date.now() + 24 * 3_600_000);

/** The next lesson of a tutor and a student about which they may ask. */
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
    .where("starts_at", ">", dayAhead())
    .select(sql<string>`lesson_id`.as("id"))
    .orderBy("starts_at")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The next lesson of a guardian's child about which they may ask. */
export async function findGuarded(database: Database, guardianId: string): Promise<string> {
  const { id } = await database
    .selectFrom("booked_times as b")
    .innerJoin("guardians as g", "g.student_id", "b.student_id")
    .innerJoin("tutors as t", "t.id", "b.tutor_id")
    .where("t.status", "=", "approved")
    .where("g.id", "=", guardianId)
    .where("b.request_id", "is", null)
    .where("b.starts_at", ">", dayAhead())
    .select(sql<string>`b.lesson_id`.as("id"))
    .orderBy("b.starts_at")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The last lesson of a student that is over. */
export async function findOver(
  database: Database,
  studentId: RawBuilder<unknown>,
): Promise<string> {
  const { id } = await database
    .selectFrom("booked_times")
    .where("student_id", "=", sql<string>`${studentId}`)
    .where("ends_at", "<", new Date())
    .select(sql<string>`lesson_id`.as("id"))
    .orderBy("starts_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The request that waits for the tutor's answer, with a link as its mail would contain it. */
export async function findRequest(database: Database, tutorId: string) {
  const { requestId } = await database
    .selectFrom("lesson_requests")
    .where("tutor_id", "=", tutorId)
    .where("answer", "is", null)
    .select("id as requestId")
    .executeTakeFirstOrThrow();
  const requestToken = createToken();
  await storeRequestToken(database, requestId, hashToken(requestToken));
  return { requestId, requestToken };
}

/** Lets a tutor give the next lesson of another one for which they are free. */
export async function giveInstead(database: Database, tutorId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update content_items set substitute_id = ${tutorId}, substitute_accepted_at = now()
    where id = (select b.lesson_id from booked_times b
      join tutors t on t.id = b.tutor_id and t.status = 'approved' and t.id <> ${tutorId}
      where b.request_id is null and b.lesson_id is not null and b.starts_at > ${dayAhead()}
        and exists (select from lesson_reports p join content_items c on c.id = b.lesson_id
          where p.assignment_id = c.assignment_id)
        and not exists (select from booked_times o where o.tutor_id = ${tutorId}
          and o.starts_at < b.ends_at and o.ends_at > b.starts_at)
      order by b.starts_at limit 1)
    returning id`.execute(database);
  const [lesson] = rows;
  if (!lesson) throw new Error("the tutor is free for no lesson of another one");
  return lesson.id;
}

/** Asks the families of some lessons whether they suit them since they were moved. */
export async function proposeLessons(database: Database, lessonIds: string[]): Promise<void> {
  await sql`
    insert into lesson_proposals (lesson_id, way, was_at, expires_at)
    select id, 'move', starts_at - interval '1 day', starts_at - interval '1 hour'
    from content_items where id = any(${lessonIds}::uuid[])`.execute(database);
}
