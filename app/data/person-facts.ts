import type { ClassId, SubjectId } from "#domain/catalogue-ids.ts";
import type { ConsentState, Relation } from "#domain/guardian.ts";
import type { WeeklyTime } from "#domain/timetable/hours.ts";
import type { DayRange } from "#domain/timetable/planning.ts";
import type { RequestKind } from "#domain/timetable/request.ts";
import type { TutorStatus } from "#domain/tutor.ts";
import { sql, type RawBuilder } from "kysely";
import { lastLinesSql, type LogLine } from "./audit-log.ts";
import { newContactReadsSql, type ContactReader, type ContactsFound } from "./contact-reads.ts";
import type { Database } from "./database.ts";
import { consentStateSql, joinLastConsent } from "./guardians.ts";
import { prepare } from "./prepared.ts";
import { matchTutors, type SubjectMatches } from "./timetable/matching.ts";
import { weeklyTimesSql } from "./timetable/weekly-times.ts";
import { isComingLesson } from "./timetable/lesson-time.ts";

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
  /** The start of its next live session; null for none. */
  nextSession: string | null;
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
}

/** What the pages of students and tutors have in common. Lists have one row more than the limits if there are more. */
interface PersonFacts {
  id: string;
  email: string;
  isAddressProved: boolean;
  phoneNumber: string;
  createdAt: Date;
  courses: PersonCourse[];
  mails: PersonMail[];
  notes: PersonNote[];
  /** The last lines of the log by or about the person. */
  log: (Omit<LogLine, "at"> & { at: string })[];
}

export interface StudentFacts extends PersonFacts {
  name: string;
  username: string;
  address: string;
  referralEmail: string | null;
  selectedClass: string;
  selectedSubjects: string[];
  /** Legacy course ids (§3). */
  enrolledCourses: string[];
  /** YYYY-MM-DD; null when not given. */
  bornOn: string | null;
  guardian: {
    name: string;
    relation: Relation;
    email: string;
    phoneNumber: string;
    consent: ConsentState;
    decidedAt: string | null;
    namedAt: string;
  } | null;
  /** When lessons suit the family; empty where they haven't said. */
  preferredTimes: WeeklyTime[];
  /** For each of the first subjects without an active assignment. */
  matches: SubjectMatches[];
}

export interface TutorFacts extends PersonFacts {
  firstName: string;
  lastName: string;
  qualification: string;
  experience: string;
  selectedClasses: string[];
  selectedSubjects: string[];
  bio: string;
  status: TutorStatus;
  rejectionReason: string | null;
  approvedDate: Date | null;
  /** Active assignments; `maxLoad` stands for that many or more. */
  load: number;
  /** When the tutor teaches; empty where that is unknown. */
  hours: WeeklyTime[];
  /** Time off that isn't over, by its first day. */
  timeOff: DayRange[];
  /** All suspensions, the newest first. */
  suspensions: {
    id: string;
    since: string;
    reason: string;
    until: string | null;
    liftReason: string | null;
    /** The admin's name; null for a deleted one. */
    by: string | null;
  }[];
}

/** How many rows of each list are read. */
export interface PersonLimits {
  courses: number;
  mails: number;
  notes: number;
  log: number;
}

interface PersonValues extends PersonLimits {
  id: string;
  now: Date;
}

const list = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(o), '[]') from (${rows}) o)`;

function commonSql(owner: "student_id" | "tutor_id", values: PersonValues): RawBuilder<unknown> {
  const id = sql`${values.id}::uuid`;
  return sql`
    ${list(sql`
      select a.id, a.class_id as "classId", a.subject_id as "subjectId", a.status,
        a.assigned_date as "assignedDate", a.ended_at as "endedAt",
        json_build_object('id', cs.id, 'name', cs.name) as student,
        case when ct.id is not null then json_build_object('id', ct.id, 'status', ct.status,
          'name', concat_ws(' ', ct.first_name, nullif(ct.last_name, ''))) end as tutor,
        (select min(c.starts_at) from content_items c where c.assignment_id = a.id
          and a.status = 'active' and ${isComingLesson(values.now)}) as "nextSession",
        ${list(sql`
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
    ${list(sql`
      select m.id, m.kind, m.queued_at as "queuedAt", m.due_at as "dueAt", m.sent_at as "sentAt",
        m.failed_at as "failedAt"
      from mails m where m.account_id = ${id}
      order by coalesce(m.sent_at, m.failed_at, m.due_at) desc, m.id
      limit ${values.mails}`)} as mails,
    ${list(sql`
      select n.id, n.text, d.name as author, n.written_at as "writtenAt",
        n.changed_at as "changedAt"
      from staff_notes n left join admins d on d.id = n.author_id
      where n.account_id = ${id}
      order by n.written_at desc, n.id
      limit ${values.notes}`)} as notes,
    ${list(lastLinesSql(id, sql`${values.log}`))} as log`;
}

type StudentValues = PersonValues & ContactReader;

const selectStudent = prepare("admin-student", (db, values: StudentValues) =>
  sql<StudentFacts & { newReads: string[] }>`
    with reads as (${newContactReadsSql(values, sql`array[${values.id}]`)})
    select s.id, s.name, s.username, e.email, e.verified_at is not null as "isAddressProved",
      s.phone_number as "phoneNumber", s.address, s.referral_email as "referralEmail",
      s.selected_class as "selectedClass", s.selected_subjects as "selectedSubjects",
      s.enrolled_courses as "enrolledCourses", s.created_at as "createdAt",
      b.born_on::text as "bornOn",
      (select json_build_object('name', g.name, 'relation', g.relation, 'email', g.email,
          'phoneNumber', g.phone_number, 'consent', ${consentStateSql},
          'decidedAt', last.decided_at, 'namedAt', g.named_at)
        from guardians g ${joinLastConsent}
        where g.student_id = s.id and g.ended_at is null) as guardian,
      array(select id from reads) as "newReads",
      ${weeklyTimesSql("student", sql`s.id`)} as "preferredTimes",
      ${matchTutors(
        {
          studentId: sql`s.id`,
          classId: sql`s.selected_class`,
          subjectIds: sql`(array(
            select chosen.id from unnest(s.selected_subjects) with ordinality chosen (id, position)
            where not exists (select from assignments taught where taught.student_id = s.id
              and taught.subject_id = chosen.id and taught.status = 'active')
            order by chosen.position))`,
        },
        { considered: 200, compared: 200, shown: 5 },
      )} as matches,
      ${commonSql("student_id", values)}
    from students s
    join accounts e on e.id = s.id
    left join birth_dates b on b.student_id = s.id
    where s.id = ${values.id}::uuid`.compile(db),
);

/**
 * All that the page of a student shows, in one statement, which also records that the contact of a
 * minor was read; null where there is no such student.
 */
export async function findStudentFacts(
  db: Database,
  values: StudentValues,
): Promise<ContactsFound<StudentFacts | null>> {
  const [row] = await selectStudent(db, values);
  if (!row) return { found: null, newReads: [] };
  const { newReads, ...found } = row;
  return { found, newReads };
}

interface TutorValues extends PersonValues {
  maxLoad: number;
}

const selectTutor = prepare("admin-tutor", (db, values: TutorValues) =>
  sql<TutorFacts>`
    select t.id, t.first_name as "firstName", t.last_name as "lastName", e.email,
      e.verified_at is not null as "isAddressProved", t.phone_number as "phoneNumber",
      t.qualification, t.experience, t.selected_classes as "selectedClasses",
      t.selected_subjects as "selectedSubjects", t.bio, t.status,
      t.rejection_reason as "rejectionReason", t.approved_date as "approvedDate",
      t.created_at as "createdAt",
      (select count(*) from (
        select from assignments where tutor_id = t.id and status = 'active' limit ${values.maxLoad}
      ) counted)::int as load,
      ${weeklyTimesSql("tutor", sql`t.id`)} as hours,
      ${list(sql`
        select f.first_day as "firstDay", f.last_day as "lastDay" from time_off f
        where f.tutor_id = t.id
          and f.last_day >= (${values.now}::timestamptz at time zone 'Asia/Kolkata')::date
        order by f.first_day, f.last_day`)} as "timeOff",
      ${list(sql`
        select z.id, z.suspended_at as since, z.reason, z.lifted_at as until,
          z.lift_reason as "liftReason", d.name as by
        from tutor_suspensions z left join admins d on d.id = z.suspended_by
        where z.tutor_id = t.id order by z.suspended_at desc, z.id`)} as suspensions,
      ${commonSql("tutor_id", values)}
    from tutors t
    join accounts e on e.id = t.id
    where t.id = ${values.id}::uuid`.compile(db),
);

/** All that the page of a tutor shows, in one statement; null where there is no such tutor. */
export async function findTutorFacts(
  db: Database,
  values: TutorValues,
): Promise<TutorFacts | null> {
  const [row] = await selectTutor(db, values);
  return row ?? null;
}
