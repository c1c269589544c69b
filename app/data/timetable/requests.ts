import type { Database } from "#data/shared/database.ts";
import { findRow, onlyValue, valueOrNull } from "#data/shared/rows.ts";
import type { NamedCourse } from "#data/assignments/named-course.ts";
import { requestsPerDay, type RequestAnswer, type RequestKind } from "#domain/timetable/request.ts";
import { sql, type RawBuilder } from "kysely";
import { freeTimesSql } from "./conflicts.ts";
import { isTaught, teachesNow } from "#data/teaching/teaching.ts";
import { isPlannedLesson } from "./lesson-time.ts";

/** A request that waits for its answer, on its lesson. */
export interface OpenRequest {
  id: string;
  kind: RequestKind;
  /** The wanted start, in ISO 8601; null for a cancellation. */
  startsAt: string | null;
  askedAs: "student" | "guardian";
}

/** SQL: the `OpenRequest` of a content item as JSON; null for none. */
export function openRequestSql(alias: string = "c"): RawBuilder<OpenRequest | null> {
  return sql<OpenRequest | null>`(select json_build_object('id', q.id, 'kind', q.kind,
      'startsAt', q.starts_at, 'askedAs', q.asked_as)
    from lesson_requests q
    where q.lesson_id = ${sql.ref(`${alias}.id`)} and q.answer is null and q.expires_at > now())`;
}

/** A planned lesson that a family may ask about. */
export interface AskedLesson extends NamedCourse {
  id: string;
  assignmentId: string;
  studentId: string;
  tutorId: string;
  tutorName: string;
  title: string;
  startsAt: Date;
  minutes: number;
  request: OpenRequest | null;
}

const lessonFacts = sql`c.id, a.id as "assignmentId", s.id as "studentId", s.name as "studentName",
  t.id as "tutorId", concat_ws(' ', t.first_name, t.last_name) as "tutorName",
  a.class_id as "classId", a.subject_id as "subjectId", c.title, c.starts_at as "startsAt", c.minutes`;

// Of active assignments and approved tutors only: a suspended one cannot answer.
const lessonTables = sql`content_items c
  join assignments a on a.id = c.assignment_id
  join students s on s.id = a.student_id
  join tutors t on ${isTaught()}`;

const askedLesson = (lessonId: string, studentIds: readonly string[]) => sql<AskedLesson>`
  select ${lessonFacts}, ${openRequestSql()} as request from ${lessonTables}
  where c.id = ${lessonId} and ${isPlannedLesson()} and a.student_id = any(${studentIds}::uuid[])`;

/** A planned lesson of one of some students; null for any other. */
export const findAskedLesson = (db: Database, lessonId: string, studentIds: readonly string[]) =>
  findRow<AskedLesson>(db)`${askedLesson(lessonId, studentIds)}`;

/** The same; nobody deletes the lesson until the transaction ends. Lock the timetables first. */
export function lockAskedLesson(trx: Database, lessonId: string, studentIds: readonly string[]) {
  return findRow<AskedLesson>(trx)`${askedLesson(lessonId, studentIds)}
    for key share of c`;
}

// All quarter hours of two weeks.
const allFree = 2_000;

/**
 * The same with all free times near it, in no order; none while a request is open, and within the hour
 * before the lesson, when nobody can ask any more.
 */
export async function findLessonWithFreeTimes(
  db: Database,
  lessonId: string,
  studentIds: readonly string[],
): Promise<(AskedLesson & { freeTimes: Date[] }) | null> {
  const near = {
    tutorId: sql`a.tutor_id`,
    studentId: sql`a.student_id`,
    startsAt: sql`c.starts_at`,
    minutes: sql`c.minutes`,
    except: sql`array[c.id]`,
  };
  const row = await findRow<AskedLesson & { freeTimes: string[] | null }>(db)`
    select ${lessonFacts}, q.request, case when q.request is null
      and c.starts_at > now() + interval '1 hour'
      then (select json_agg(f.at) from (${freeTimesSql(near, allFree)}) f) end as "freeTimes"
    from ${lessonTables} cross join lateral (select ${openRequestSql()} as request) q
    where c.id = ${lessonId} and ${isPlannedLesson()}
      and a.student_id = any(${studentIds}::uuid[])`;
  // Dates within JSON arrive as text.
  return row ? { ...row, freeTimes: (row.freeTimes ?? []).map((at) => new Date(at)) } : null;
}

/** A request with its lesson, for those who answer it and for its mails. */
export interface LessonRequest extends Omit<AskedLesson, "request"> {
  requestId: string;
  kind: RequestKind;
  askedAs: "student" | "guardian";
  guardianId: string | null;
  reason: string;
  /** null for a cancellation. */
  wantedAt: Date | null;
  isLate: boolean;
  expiresAt: Date;
  answer: RequestAnswer | null;
  answerReason: string;
  /** Whether the lesson is still planned. */
  isPlanned: boolean;
}

const requestFacts = sql`${lessonFacts}, r.id as "requestId", r.kind, r.asked_as as "askedAs",
  r.guardian_id as "guardianId", r.reason, r.starts_at as "wantedAt", r.is_late as "isLate",
  r.expires_at as "expiresAt", r.answer, r.answer_reason as "answerReason",
  ${isPlannedLesson()} as "isPlanned"`;

/** Whom it asked still teaches the child. */
const isToTutor = sql`r.tutor_id = a.tutor_id`;

const findWhere = (db: Database, where: RawBuilder<unknown>) => findRow<LessonRequest>(db)`
    select ${requestFacts} from ${lessonTables} join lesson_requests r on r.lesson_id = c.id
    where ${where}`;

/** A request; null for one of an assignment that is not active, or whose tutor isn't approved. */
export function findRequest(db: Database, requestId: string): Promise<LessonRequest | null> {
  return findWhere(db, sql`r.id = ${requestId}`);
}

/** A request to one tutor; null for other tutors. */
export function findRequestToTutor(
  db: Database,
  requestId: string,
  tutorId: string,
): Promise<LessonRequest | null> {
  return findWhere(db, sql`r.id = ${requestId} and ${isToTutor} and a.tutor_id = ${tutorId}`);
}

/** The open request that the link in its tutor's mail answers; null for any other, and once another tutor teaches the child. */
export function findRequestByToken(db: Database, tokenHash: Buffer): Promise<LessonRequest | null> {
  return findWhere(
    db,
    sql`(r.id, t.id) = (select request_id, tutor_id from request_links where token_hash = ${tokenHash})
      and ${isToTutor} and r.answer is null and r.expires_at > now() and ${isPlannedLesson()}`,
  );
}

/** Whether a student's family may make another request today. */
export const mayAskAgain = (trx: Database, studentId: string) => onlyValue<boolean>(trx)`
    select count(*) < ${requestsPerDay} as may from lesson_requests r
    join content_items c on c.id = r.lesson_id
    join assignments a on a.id = c.assignment_id
    where a.student_id = ${studentId} and r.asked_at > now() - interval '24 hours'`;

/** SQL: a tutor's requests that wait for an answer, those that end first, as JSON. */
export function waitingRequestsSql(tutorId: string, now: Date): RawBuilder<WaitingRequest[]> {
  return sql<WaitingRequest[]>`(select coalesce(json_agg(w order by w."expiresAt"), '[]') from (
    select r.id, r.kind, r.asked_as as "askedAs", r.reason, r.starts_at as "wantedAt",
      r.is_late as "isLate", r.expires_at as "expiresAt", c.title, c.starts_at as "startsAt",
      s.name as "studentName", a.subject_id as "subjectId"
    from lesson_requests r
    join content_items c on c.id = r.lesson_id
    join assignments a on a.id = c.assignment_id and ${teachesNow(tutorId)}
    join students s on s.id = a.student_id
    where r.tutor_id = ${tutorId} and r.answer is null
      and r.expires_at > ${now}
    order by r.expires_at limit 20) w)`;
}

/** A request on its tutor's home; its times are ISO 8601. */
export interface WaitingRequest extends Pick<
  LessonRequest,
  "kind" | "askedAs" | "reason" | "isLate" | "title" | "studentName" | "subjectId"
> {
  id: string;
  wantedAt: string | null;
  expiresAt: string;
  startsAt: string;
}

/** The address of a current guardian, for the mail about their request; null for one who left. */
export const findGuardianAddress = (db: Database, guardianId: string) =>
  db
    .selectFrom("guardians")
    .where("id", "=", guardianId)
    .where("ended_at", "is", null)
    .select("email")
    .$call(valueOrNull);
