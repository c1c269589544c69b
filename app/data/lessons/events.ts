import type { LessonEvent, LessonFacts, Party } from "#domain/lessons/settlement.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow } from "#data/shared/rows.ts";

/** Something that is said of a lesson, or a press of Join. */
export interface NewLessonEvent {
  lessonId: string;
  event: DistributiveOmit<Exclude<LessonEvent, { what: "moved" }>, "at">;
  /** The account, or the guardian's record. */
  saidBy: string;
  /** Why an admin decided so. */
  reason?: string;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * Adds an event; a trigger updates the lesson's record. Lock the lesson and ask the rules first
 * (`lockLessonFacts`, `app/domain/lessons/settlement.ts`). The lesson's item may be deleted, its
 * student not.
 *
 * @returns false for a press of Join that is recorded already
 */
export async function insertLessonEvent(
  trx: Database,
  { lessonId, event, saidBy, reason = "" }: NewLessonEvent,
): Promise<boolean> {
  const outcome = "outcome" in event ? event.outcome : null;
  const { numAffectedRows } = await sql`
    insert into lesson_events (lesson_id, student_id, what, said_as, said_by, outcome, reason, starts_at)
    select l.id, s.id, ${event.what}, ${event.as}, ${saidBy}::uuid, ${outcome}, ${reason},
      coalesce(c.starts_at, r.starts_at)
    from (select ${lessonId}::uuid as id) l
      left join content_items c on c.id = l.id and c.kind = 'live-session'
      left join assignments a on a.id = c.assignment_id
      left join lesson_records r on r.lesson_id = l.id
      join students s on s.id = coalesce(a.student_id, r.student_id)
    on conflict (lesson_id, said_as, starts_at) where what = 'joined' do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** A stored event: who said it, and why. */
export type StoredEvent = LessonEvent & { saidBy: string | null; reason: string };

/** A lesson with what the rules of settling it need, and whose it is. */
export interface LockedLesson extends LessonFacts {
  id: string;
  assignmentId: string;
  studentId: string;
  /** Who gives or gave it; null for a deleted tutor. */
  tutorId: string | null;
  /** Who teaches its course now. */
  currentTutorId: string | null;
  events: StoredEvent[];
}

interface Row extends Omit<LockedLesson, keyof LessonFacts> {
  startsAt: Date;
  minutes: number;
  isCancelled: boolean;
  isLate: boolean;
}

/** An event as it is read. */
export interface EventRow {
  at: Date;
  what: LessonEvent["what"];
  as: Party | null;
  outcome: string | null;
  saidBy: string | null;
  reason: string;
}

/**
 * Locks a lesson that is not deleted until the transaction ends, so that one person after the other says something
 * of it, and reads its events. null for an unknown id.
 */
export async function lockLessonFacts(
  trx: Database,
  lessonId: string,
): Promise<LockedLesson | null> {
  const lesson = await findRow<Row>(trx)`
    select c.id, c.assignment_id as "assignmentId", a.student_id as "studentId",
      coalesce((select b.tutor_id from booked_times b
        where b.lesson_id = c.id and b.request_id is null), a.tutor_id) as "tutorId",
      a.tutor_id as "currentTutorId", c.starts_at as "startsAt", c.minutes,
      c.cancelled_at is not null as "isCancelled", coalesce(c.cancelled_late, false) as "isLate"
    from content_items c join assignments a on a.id = c.assignment_id
    where c.id = ${lessonId} and c.kind = 'live-session'
    for update of c`;
  if (!lesson) return null;
  const { startsAt, isCancelled, isLate, ...rest } = lesson;
  return {
    ...rest,
    startsAt: startsAt.getTime(),
    cancellation: isCancelled ? { isLate } : null,
    events: await listLessonEvents(trx, lessonId),
  };
}

/** Locks what exists of a lesson, its item and its record, until the transaction ends. */
export async function lockLesson(trx: Database, lessonId: string): Promise<void> {
  await sql`select from content_items where id = ${lessonId} for update`.execute(trx);
  await sql`select from lesson_records where lesson_id = ${lessonId} for update`.execute(trx);
}

/** SQL: the events of a content item as JSON, the oldest first. */
export function lessonEventsSql(alias: string = "c"): RawBuilder<LessonEvent[]> {
  return sql<LessonEvent[]>`(select coalesce(json_agg(json_build_object('what', e.what,
      'as', e.said_as, 'outcome', e.outcome, 'at', (extract(epoch from e.at) * 1000)::bigint)
      order by e.at, e.id), '[]')
    from lesson_events e where e.lesson_id = ${sql.ref(`${alias}.id`)})`;
}

/** Everything that is known of a lesson, the oldest first. */
export async function listLessonEvents(db: Database, lessonId: string): Promise<StoredEvent[]> {
  const { rows } = await sql<EventRow>`
    select at, what, said_as as "as", outcome, said_by as "saidBy", reason
    from lesson_events where lesson_id = ${lessonId} order by at, id`.execute(db);
  return rows.map(toStoredEvent);
}

/** The table's constraints are those of the type. */
export function toStoredEvent({ at, what, as, outcome, saidBy, reason }: EventRow): StoredEvent {
  return { at: at.getTime(), what, as, outcome, saidBy, reason } as StoredEvent;
}

/** Deletes the events that are older than that many years; their lessons' records stay. */
export async function deleteOldLessonEvents(db: Database, years: number): Promise<void> {
  await sql`select delete_old_lesson_events(${years}::integer)`.execute(db);
}

/** Removes the ids of deleted people from the records and reports of lessons, once no undo can bring them back. */
export async function unlinkErasedPeople(db: Database): Promise<void> {
  const isErased = (column: "student_id" | "tutor_id") => sql`exists (select from erasures e
    where e.account_id = r.${sql.ref(column)} and e.erased_at < now() - interval '10 minutes')`;
  for (const column of ["student_id", "tutor_id"] as const) {
    await sql`
      update lesson_records r set ${sql.ref(column)} = null where ${isErased(column)}`.execute(db);
  }
  await sql`
    update lesson_reports r set tutor_id = null where ${isErased("tutor_id")}`.execute(db);
  await sql`
    update homeworks r set tutor_id = null where ${isErased("tutor_id")}`.execute(db);
  // A tutor's random id stays in the books: what the academy owes has to be paid.
  await sql`
    update lesson_bills r set student_id = null where ${isErased("student_id")}`.execute(db);
  await sql`
    update families f set payer_name = '', payer_address = '', payer_state = '', payer_email = ''
    where (payer_name <> '' or payer_email <> '') and not exists (select from family_students where family_id = f.id)
      and not exists (select from erasures where erased_at > now() - interval '10 minutes')`.execute(
    db,
  );
  await sql`
    update payment_claims r set student_id = null where ${isErased("student_id")}`.execute(db);
  await sql`select delete_discounts_of_nobody()`.execute(db);
}
