import type { ClassId, SubjectId } from "#domain/catalogue-ids.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Whose calendar it is. */
export interface CalendarOwner {
  accountId: string;
  role: "student" | "tutor";
}

/** A live session as a calendar has it. */
export interface CalendarSession {
  id: string;
  startsAt: Date;
  /** Rises at each change of the session. */
  sequence: number;
  updatedAt: Date;
  /** Null for a deleted one, of which nothing else is kept. */
  details: {
    title: string;
    description: string;
    url: string;
    classId: ClassId;
    subjectId: SubjectId;
    studentName: string;
    tutorName: string;
  } | null;
}

/** Since when an account has had an address of its calendar; null for none. */
export async function findCalendarDate(db: Database, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("calendar_feeds")
    .where("account_id", "=", accountId)
    .select("created_at")
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Gives an account's calendar a new address; the one before opens nothing any more. */
export async function replaceCalendarToken(
  db: Database,
  accountId: string,
  tokenHash: Buffer,
): Promise<void> {
  await db
    .insertInto("calendar_feeds")
    .values({ account_id: accountId, token_hash: tokenHash })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ token_hash: tokenHash, created_at: sql<Date>`now()` }),
    )
    .execute();
}

/** @returns false where there was none */
export async function deleteCalendarToken(db: Database, accountId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("calendar_feeds")
    .where("account_id", "=", accountId)
    .returning("account_id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Whose calendar a token opens; null for nobody's, and for a tutor who has been rejected. */
export async function findCalendarOwner(
  db: Database,
  tokenHash: Buffer,
): Promise<CalendarOwner | null> {
  const row = await db
    .selectFrom("calendar_feeds as f")
    .leftJoin("students as s", "s.id", "f.account_id")
    .leftJoin("tutors as t", "t.id", "f.account_id")
    .where("f.token_hash", "=", tokenHash)
    .select(["f.account_id as accountId", "s.id as studentId", "t.status"])
    .executeTakeFirst();
  if (!row) return null;
  const { accountId, studentId, status } = row;
  if (studentId !== null) return { accountId, role: "student" };
  return status === null || status === "rejected" ? null : { accountId, role: "tutor" };
}

/**
 * The live sessions of an owner's active assignments (an active one is always open, §4) that start
 * after a moment, the deleted ones among them, by their start.
 *
 * @param sessionId only this one
 */
export async function listCalendarSessions(
  db: Database,
  { accountId, role }: CalendarOwner,
  after: Date,
  sessionId: string | null = null,
): Promise<CalendarSession[]> {
  const owner = sql.ref(role === "student" ? "student_id" : "tutor_id");
  const { rows } = await sql<CalendarSession>`
    select c.id, c.starts_at as "startsAt", c.sequence, c.updated_at as "updatedAt",
      json_build_object('title', c.title, 'description', c.description, 'url', c.url,
        'classId', a.class_id, 'subjectId', a.subject_id, 'studentName', s.name,
        'tutorName', concat_ws(' ', t.first_name, t.last_name)) as details
    from assignments a
    join content_items c on c.assignment_id = a.id
    join students s on s.id = a.student_id
    left join tutors t on t.id = a.tutor_id
    where a.${owner} = ${accountId} and a.status = 'active' and c.kind = 'live-session'
      and c.starts_at > ${after} and (${sessionId}::uuid is null or c.id = ${sessionId}::uuid)
    union all
    select x.id, x.starts_at, x.sequence, x.cancelled_at, null
    from cancelled_sessions x
    where x.${owner} = ${accountId} and x.starts_at > ${after} and ${sessionId}::uuid is null
    order by "startsAt", id`.execute(db);
  return rows;
}

/** Removes deleted sessions that no calendar is told of any more. */
export async function deleteOldCancellations(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("cancelled_sessions").where("starts_at", "<=", before).execute();
}
