import type { Database } from "#data/shared/database.ts";
import { findRow, hasResult, listRows } from "#data/shared/rows.ts";
import { isTaught } from "#data/teaching/teaching.ts";
import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { ProposalWay } from "#domain/timetable/proposal.ts";
import { sql, type RawBuilder } from "kysely";
import { giverIdSql } from "./substitutes.ts";

/** What was done with a lesson, as it is asked about. */
export interface NewProposal {
  lessonId: string;
  way: ProposalWay;
  /** When the lesson was before. */
  wasAt: Date;
  /** When it is now, and who is to give it; null for its own tutor. */
  startsAt: Date;
  substituteId: string | null;
  expiresAt: Date;
}

/** Adds a proposal, if the lesson is still as it says; one that is open already stays. */
export async function insertProposal(trx: Database, proposal: NewProposal): Promise<void> {
  const { lessonId, way, wasAt, startsAt, substituteId, expiresAt } = proposal;
  // A change at the same moment waits, and then ends the proposal.
  await sql`
    insert into lesson_proposals (lesson_id, way, was_at, expires_at)
    select c.id, ${way}, ${wasAt}, ${expiresAt} from content_items c
    where c.id = ${lessonId} and c.starts_at = ${startsAt}
      and (c.cancelled_at is not null) = ${way === "cancel"}
      and c.substitute_id is not distinct from ${substituteId}::uuid
    for share of c
    on conflict (lesson_id) where ended_at is null do nothing`.execute(trx);
}

/**
 * The substitute has accepted: the family hears of the proposal only now, and has its time from now on.
 * Nobody is asked where none is left.
 */
export async function renewProposal(
  trx: Database,
  lessonId: string,
  expiresAt: Date,
): Promise<void> {
  await trx
    .updateTable("lesson_proposals")
    .set({
      asked_at: sql<Date>`now()`,
      expires_at: expiresAt,
      ended_at: sql<Date | null>`case when ${expiresAt}::timestamptz <= now() then now() end`,
    })
    .where("lesson_id", "=", lessonId)
    .where("ended_at", "is", null)
    .execute();
}

/** A proposal as its family reads it. */
export interface FamilyProposal extends Omit<NewProposal, "substituteId"> {
  id: string;
  assignmentId: string;
  studentId: string;
  studentName: string;
  subjectId: SubjectId;
  /** Of who gives it now. */
  tutorName: string;
  isMakeUpOwed: boolean;
  /** null for no answer. */
  suits: boolean | null;
  comment: string;
  /** Whether the office left it as it is, though it does not suit. */
  isKept: boolean;
  /** YYYY-MM-DD; null when not given. */
  bornOn: string | null;
  /** Whether a guardian consents, who is asked. */
  hasGuardian: boolean;
}

/** SQL: whether the family knows of a proposal `p` of a lesson `c`: of a substitute once they have accepted. */
const isHeard = sql`p.ended_at is null
  and (p.way <> 'substitute' or c.substitute_accepted_at is not null)`;

const familyProposals = (studentIds: readonly string[]) => sql<FamilyProposal>`
  select p.id, c.id as "lessonId", a.id as "assignmentId", s.id as "studentId",
    s.name as "studentName", a.subject_id as "subjectId", p.way, p.was_at as "wasAt",
    c.starts_at as "startsAt", c.make_up_owed as "isMakeUpOwed", p.expires_at as "expiresAt",
    (select concat_ws(' ', g.first_name, nullif(g.last_name, '')) from tutors g
      where g.id = ${giverIdSql()}) as "tutorName",
    p.suits, p.comment, p.kept_at is not null as "isKept",
    (select born_on::text from birth_dates where student_id = s.id) as "bornOn",
    exists (select from guardians g join accounts o on o.id = g.student_id
      where g.student_id = s.id and g.ended_at is null and g.consent = 'given'
        and o.verified_at is not null) as "hasGuardian"
  from lesson_proposals p join content_items c on c.id = p.lesson_id
    join assignments a on a.id = c.assignment_id
    join students s on s.id = a.student_id
    join tutors t on ${isTaught()}
  where a.student_id = any(${studentIds}::uuid[]) and c.kind = 'live-session' and ${isHeard}
    and c.starts_at > now()`;

/** The proposals about lessons to come of some students, in the order in which the lessons were to be. */
export function listFamilyProposals(db: Database, studentIds: readonly string[]) {
  return listRows<FamilyProposal>(db)`${familyProposals(studentIds)}
    order by p.was_at, p.id`;
}

/** Locks those of some proposals that are about lessons to come of some students. */
export const lockFamilyProposals = (
  trx: Database,
  studentIds: readonly string[],
  proposalIds: readonly string[],
) => listRows<FamilyProposal>(trx)`${familyProposals(studentIds)}
    and p.id = any(${proposalIds}::uuid[]) order by p.id for update of p`;

/** Stores what a family says of a locked proposal, instead of what it said before. */
export async function updateProposalAnswer(
  trx: Database,
  proposalId: string,
  answer: {
    suits: boolean;
    comment: string;
    as: "student" | "guardian";
    guardianId: string | null;
  },
): Promise<void> {
  const { suits, comment, as, guardianId } = answer;
  await trx
    .updateTable("lesson_proposals")
    .set({
      suits,
      comment,
      answered_at: sql<Date>`now()`,
      answered_as: as,
      guardian_id: guardianId,
      kept_at: null,
    })
    .where("id", "=", proposalId)
    .execute();
}

/** SQL: how many proposals of a student wait for an answer. */
export const countOpenProposalsSql = (studentId: RawBuilder<unknown>) => sql<number>`
  (select count(*)::int from lesson_proposals p join content_items c on c.id = p.lesson_id
    join assignments a on a.id = c.assignment_id
    join tutors t on ${isTaught()}
    where a.student_id = ${studentId} and c.kind = 'live-session' and ${isHeard}
      and p.suits is null and p.expires_at > now() and c.starts_at > now())`;

/** What a mail about some lessons asks. */
export interface AskedInMail {
  /** The first of their deadlines. */
  until: Date;
  bornOn: string | null;
  hasGuardian: boolean;
}

/** Whether a student's family is asked about some lessons now; null if not. */
export async function findAskedInMail(
  db: Database,
  studentId: string,
  lessonIds: readonly string[],
): Promise<AskedInMail | null> {
  const row = await findRow<FamilyProposal>(db)`${familyProposals([studentId])}
    and c.id = any(${lessonIds}::uuid[]) and p.expires_at > now()
    order by p.expires_at limit 1`;
  if (!row) return null;
  const { expiresAt: until, bornOn, hasGuardian } = row;
  return { until, bornOn, hasGuardian };
}

/**
 * SQL: the proposals that don't suit their families and wait for the office, as `p`, with the lesson `c`
 * of the active assignment `a`.
 */
export const refusedProposalsSql = sql`lesson_proposals p
  join content_items c on c.id = p.lesson_id
  join assignments a on a.id = c.assignment_id and a.status = 'active'
  where not p.suits and p.kept_at is null and p.ended_at is null
    and case when c.cancelled_at is null then c.starts_at > now()
      else not exists (select from content_items m
        where m.makes_up_for = c.id and m.cancelled_at is null) end`;

/** A change that does not suit the family. Moments are in ISO 8601. */
export interface RefusedProposal {
  lessonId: string;
  studentName: string;
  way: ProposalWay;
  wasAt: string;
  startsAt: string;
  /** Of who gives it; empty for a tutor who has left. */
  tutorName: string;
  comment: string;
}

/**
 * SQL: the `RefusedProposal`s as JSON, those that were answered first before others.
 *
 * @param tutorId the column of the tutor whose lessons they are; null for everybody's
 */
export const listRefusedProposalsSql = (
  limit: number,
  tutorId: RawBuilder<unknown> | null = null,
) => sql<RefusedProposal[]>`
  (select coalesce(json_agg(w order by w."answeredAt", w."lessonId"), '[]') from (
    select c.id as "lessonId", s.name as "studentName", p.way, p.was_at as "wasAt",
      c.starts_at as "startsAt", p.comment, p.answered_at as "answeredAt",
      coalesce((select concat_ws(' ', g.first_name, nullif(g.last_name, '')) from tutors g
        where g.id = ${giverIdSql()}), '') as "tutorName"
    from (select p.* from ${refusedProposalsSql}
          and ${tutorId ? sql`a.tutor_id = ${tutorId}` : sql.lit(true)}
        order by p.answered_at, p.id limit ${sql.lit(limit)}) p
      join content_items c on c.id = p.lesson_id
      join assignments a on a.id = c.assignment_id
      join students s on s.id = a.student_id) w)`;

/**
 * Leaves a lesson as it is, though that does not suit the family.
 *
 * @returns false where nothing waits
 */
export const keepProposal = (trx: Database, lessonId: string) =>
  trx
    .updateTable("lesson_proposals")
    .set({ kept_at: sql<Date>`now()` })
    .where("lesson_id", "=", lessonId)
    .where("ended_at", "is", null)
    .where("kept_at", "is", null)
    .where("suits", "=", false)
    .returning("lesson_id")
    .$call(hasResult);
