import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { RequestKind } from "#domain/timetable/request.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import { keepersSql, type Keeper } from "./staff-notes.ts";
import { sql, type RawBuilder } from "kysely";
import { jsonRows } from "#data/shared/json-rows.ts";
import { lastLinesSql, type LogLine } from "#data/audit/audit-log.ts";
import { cameThroughSql } from "./referrals.ts";
import { isComingLesson } from "#data/timetable/lesson-time.ts";

/** An assignment on the page of its student or its tutor. */
export interface PersonCourse {
  id: string;
  classId: ClassId;
  subjectId: SubjectId;
  status: string;
  /** ISO 8601, as are all times here. */
  assignedDate: string;
  /** null while it is active, and where it is not known. */
  endedAt: string | null;
  student: { id: string; name: string };
  /** null for a tutor who has left. */
  tutor: { id: string; name: string; status: TutorStatus } | null;
  /** The start of its next lesson; null for none. */
  nextLesson: string | null;
  /** What the family asks of the tutor and nobody has answered yet. */
  requests: { id: string; kind: RequestKind; lessonAt: string; wantedAt: string | null }[];
}

/** A mail to a person, of the last days. */
export interface PersonMail {
  id: string;
  kind: string;
  queuedAt: string;
  dueAt: string;
  sentAt: string | null;
  failedAt: string | null;
}

export interface PersonNote {
  id: string;
  text: string;
  /** null for a deleted admin. */
  author: string | null;
  writtenAt: string;
  changedAt: string | null;
  /** When what it promises is due; null for a plain note. */
  dueAt: string | null;
  doneAt: string | null;
  /** Who keeps the promise; null for nobody in particular. */
  keeper: string | null;
}

/** A student who named the person when they signed up. */
export interface CameThrough {
  id: string;
  name: string;
  joinedAt: string;
  /** Whether they have, or had, an assignment. */
  hasCourse: boolean;
}

/** What the pages of students and tutors have in common. Lists have one row more than the limits if there are more. */
export interface PersonFacts {
  id: string;
  email: string;
  isAddressProved: boolean;
  /** Whether they were invited and have no password yet. */
  isInvited: boolean;
  phoneNumber: string;
  createdAt: Date;
  courses: PersonCourse[];
  mails: PersonMail[];
  /** Open promises first. */
  notes: PersonNote[];
  /** Who may keep a promise. */
  keepers: Keeper[];
  /** The newest students who came through the person, and how many there are in all. */
  referred: CameThrough[];
  referredCount: number;
  /** The last lines of the log by or about the person. */
  log: (Omit<LogLine, "at"> & { at: string })[];
}

/** How many rows of each list are read. */
export interface PersonLimits {
  courses: number;
  mails: number;
  notes: number;
  referred: number;
  log: number;
}

/** Whose page it is. */
export interface PersonValues extends PersonLimits {
  id: string;
  now: Date;
}

/** SQL: the columns that both pages have. The person's account has the alias `e`. */
export function commonSql(
  owner: "student_id" | "tutor_id",
  values: PersonValues,
): RawBuilder<unknown> {
  const id = sql`${values.id}::uuid`;
  return sql`
    ${jsonRows(sql`
      select a.id, a.class_id as "classId", a.subject_id as "subjectId", a.status,
        a.assigned_date as "assignedDate", a.ended_at as "endedAt",
        json_build_object('id', cs.id, 'name', cs.name) as student,
        case when ct.id is not null then json_build_object('id', ct.id, 'status', ct.status,
          'name', concat_ws(' ', ct.first_name, nullif(ct.last_name, ''))) end as tutor,
        (select min(c.starts_at) from content_items c where c.assignment_id = a.id
          and a.status = 'active' and ${isComingLesson(values.now)}) as "nextLesson",
        ${jsonRows(sql`
          select r.id, r.kind, c.starts_at as "lessonAt", r.starts_at as "wantedAt"
          from lesson_requests r join content_items c on c.id = r.lesson_id
          where r.tutor_id = a.tutor_id and r.expires_at > ${values.now} and r.answer is null
            and c.assignment_id = a.id
          order by r.asked_at`)} as requests
      from assignments a
      join students cs on cs.id = a.student_id
      left join tutors ct on ct.id = a.tutor_id
      where a.${sql.ref(owner)} = ${id}
      order by a.status = 'active' desc, a.assigned_date desc, a.id
      limit ${values.courses}`)} as courses,
    ${jsonRows(sql`
      select m.id, m.kind, m.queued_at as "queuedAt", m.due_at as "dueAt", m.sent_at as "sentAt",
        m.failed_at as "failedAt"
      from mails m where m.account_id = ${id}
      order by coalesce(m.sent_at, m.failed_at, m.due_at) desc, m.id
      limit ${values.mails}`)} as mails,
    ${jsonRows(sql`
      select n.id, n.text, d.name as author, n.written_at as "writtenAt",
        n.changed_at as "changedAt", n.due_at as "dueAt", n.done_at as "doneAt", k.name as keeper
      from staff_notes n left join admins d on d.id = n.author_id
      left join admins k on k.id = n.owner_id
      where n.account_id = ${id}
      order by n.due_at is not null and n.done_at is null desc, n.written_at desc, n.id
      limit ${values.notes}`)} as notes,
    ${keepersSql()} as keepers,
    ${jsonRows(sql`
      select rs.id, rs.name, rs.created_at as "joinedAt",
        exists (select from assignments ra where ra.student_id = rs.id) as "hasCourse"
      from students rs where ${cameThroughSql("rs", "e")}
      order by rs.created_at desc, rs.id
      limit ${values.referred}`)} as referred,
    (select count(*)::int from students rs where ${cameThroughSql("rs", "e")}) as "referredCount",
    ${jsonRows(lastLinesSql(id, sql`${values.log}`))} as log`;
}
