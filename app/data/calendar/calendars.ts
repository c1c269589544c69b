import type { Language } from "#domain/shared/language.ts";
import type { NamedCourse } from "#data/assignments/named-course.ts";
import type { ContentOf } from "#domain/teaching/content.ts";
import { hasCalendar } from "#domain/people/tutor.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { sql, type RawBuilder } from "kysely";
import { contentPairs } from "#data/teaching/content.ts";
import type { Database } from "#data/shared/database.ts";
import { findValue, hasResult, listRows } from "#data/shared/rows.ts";
import { teachesNow } from "#data/teaching/teaching.ts";
import { givesInstead, substituteNameSql } from "#data/timetable/substitutes.ts";
import { timeOffDaysSql } from "#data/timetable/time-off.ts";

/** The person whose lessons a calendar shows. */
export interface CalendarOwner {
  accountId: string;
  role: "student" | "tutor";
}

/** A calendar's address, without its secret. */
export interface CalendarAddress {
  /** ISO 8601 */
  since: string;
  /** ISO 8601; null if nobody has read it. */
  lastReadAt: string | null;
  /** How often it was read. */
  reads: number;
}

/** A lesson without its link: whoever has a calendar must not get into a lesson. */
export interface LessonDetails
  extends Omit<ContentOf<"live-session">, "startsAt" | "minutes" | "url">, NamedCourse {
  assignmentId: string;
  /** Of who gives it. */
  tutorName: string;
  /** Whether a tutor gives it instead of its assignment's. */
  isSubstitute: boolean;
}

/** A lesson in a calendar feed. */
export interface CalendarLesson {
  id: string;
  startsAt: Date;
  /** Its length; null for a deleted lesson. */
  minutes: number | null;
  /** Increased by a trigger at each change. */
  sequence: number;
  updatedAt: Date;
  /** Null for a cancelled or deleted lesson, and while its tutor doesn't teach: calendars show all as cancelled. */
  details: LessonDetails | null;
}

/** SQL: the `CalendarAddress` of an account as JSON; null without one. */
export function calendarAddressSql(accountId: RawBuilder<unknown>): RawBuilder<CalendarAddress> {
  return sql`(select json_build_object('since', created_at, 'lastReadAt', last_read_at,
    'reads', reads) from calendar_feeds where account_id = ${accountId})`;
}

/** The address of an account's calendar; null for none. */
export function findCalendarAddress(db: Database, accountId: string) {
  return findValue<CalendarAddress>(db)`
    select ${calendarAddressSql(sql`${accountId}`)} as address`;
}

/** Replaces the token of an account's calendar address; the previous address stops working. */
export async function replaceCalendarToken(
  db: Database,
  accountId: string,
  tokenHash: Buffer,
): Promise<void> {
  await db
    .insertInto("calendar_feeds")
    .values({ account_id: accountId, token_hash: tokenHash })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet({
        token_hash: tokenHash,
        created_at: sql<Date>`now()`,
        reads: 0,
        last_read_at: null,
      }),
    )
    .execute();
}

/** Deletes an account's calendar address. @returns false where there was none */
export const deleteCalendarToken = (db: Database, accountId: string) =>
  db
    .deleteFrom("calendar_feeds")
    .where("account_id", "=", accountId)
    .returning("account_id")
    .$call(hasResult);

/**
 * The owner of the calendar that a token opens; null for unknown tokens, for tutors who are
 * rejected or suspended, and for people whose email address is not proved.
 */
export async function findCalendarOwner(
  db: Database,
  tokenHash: Buffer,
): Promise<(CalendarOwner & { language: Language }) | null> {
  const row = await db
    .selectFrom("calendar_feeds as f")
    .innerJoin("accounts as a", "a.id", "f.account_id")
    .where("a.verified_at", "is not", null)
    .leftJoin("students as s", "s.id", "f.account_id")
    .leftJoin("tutors as t", "t.id", "f.account_id")
    .where("f.token_hash", "=", tokenHash)
    .select(["f.account_id as accountId", "s.id as studentId", "t.status", "a.language"])
    .executeTakeFirst();
  if (!row) return null;
  const { accountId, studentId, status, language } = row;
  if (studentId !== null) return { accountId, role: "student", language };
  return status !== null && hasCalendar(status) ? { accountId, role: "tutor", language } : null;
}

/** Counts a read of a calendar by its address. */
export async function countCalendarRead(db: Database, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable("calendar_feeds")
    .set({ reads: sql<number>`reads + 1`, last_read_at: sql<Date>`now()` })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/**
 * The lessons of an owner's active assignments (an active assignment is always open, §4) that
 * start after a moment, ordered by their start. Cancelled and deleted lessons are included. A tutor has
 * those of the assignments that they teach now.
 *
 * @param lessonId only this lesson, and not if it was cancelled or deleted or its tutor doesn't teach
 */
export function listCalendarLessons(
  db: Database,
  { accountId, role }: CalendarOwner,
  after: Date,
  lessonId: string | null = null,
): Promise<CalendarLesson[]> {
  const owner = sql.ref(role === "student" ? "student_id" : "tutor_id");
  const isOwn =
    role === "tutor"
      ? sql`(${teachesNow(accountId)} or ${givesInstead(accountId)})`
      : sql`a.student_id = ${accountId} and a.status = 'active'`;
  const isInstead =
    role === "tutor" ? sql`coalesce(c.substitute_id = ${accountId}, false)` : sql`false`;
  // A lesson that another tutor is asked to give takes no time of its own tutor.
  const isTheirs =
    role === "tutor" ? sql`coalesce(c.substitute_id, ${accountId}) = ${accountId}` : sql`true`;
  const isShown = sql`(c.cancelled_at is null and ${isTheirs}
    and (t.id is null or ${teachesNow(sql`t.id`)} or c.substitute_accepted_at is not null))`;
  const ofCourses = sql`select i.* from assignments o join content_items i on i.assignment_id = o.id
    where o.${owner} = ${accountId}`;
  // One condition for both would read the lessons of the whole academy.
  const lessons =
    role === "tutor"
      ? sql`${ofCourses} union select i.* from content_items i where i.substitute_id = ${accountId}`
      : ofCourses;
  return listRows<CalendarLesson>(db)`
    select c.id, c.starts_at as "startsAt", c.minutes, c.sequence, c.updated_at as "updatedAt",
      case when ${isShown} then json_build_object(${contentPairs("content_items", "c")}, 'assignmentId', a.id,
        'classId', a.class_id, 'subjectId', a.subject_id, 'studentName', s.name,
        'isSubstitute', ${isInstead}, 'tutorName', coalesce(${substituteNameSql()}, concat_ws(' ', t.first_name, t.last_name)))
        end as details
    from (${lessons}) c
    join assignments a on a.id = c.assignment_id
    join students s on s.id = a.student_id
    left join tutors t on t.id = a.tutor_id
    where ${isOwn} and c.kind = 'live-session'
      and c.starts_at > ${after} and (${lessonId}::uuid is null
        or c.id = ${lessonId}::uuid and ${isShown})
    union all
    select x.id, x.starts_at, null, x.sequence, x.cancelled_at, null
    from cancelled_sessions x
    where x.${owner} = ${accountId} and x.starts_at > ${after} and ${lessonId}::uuid is null
    order by "startsAt", id`;
}

/** When a tutor does not teach, in a calendar feed. */
export interface CalendarTimeOff extends TimeOffDays {
  id: string;
  createdAt: Date;
}

/** A tutor's time off that ends after a moment. */
export function listCalendarTimeOff(db: Database, tutorId: string, after: Date) {
  return listRows<CalendarTimeOff>(db)`
    select f.id, ${timeOffDaysSql}, f.created_at as "createdAt" from time_off f
    where f.tutor_id = ${tutorId} and f.ends_at > ${after}
    order by f.starts_at`;
}

/** Deletes cancellations that calendars no longer show. */
export async function deleteOldCancellations(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("cancelled_sessions").where("starts_at", "<=", before).execute();
}
