import type { TutorStatus } from "#domain/people/tutor.ts";
import { sql, type RawBuilder } from "kysely";
import type { ContactReader, ContactsFound } from "#data/audit/contact-reads.ts";
import type { Database } from "#data/shared/database.ts";
import { similarNames, type List } from "#data/shared/list-search.ts";
import { selectContacts, selectPage, type Page, type PageRequest } from "#data/shared/page.ts";

export interface StudentRow {
  id: string;
  name: string;
  email: string;
  phoneNumber: string;
  selectedClass: string;
  selectedSubjects: string[];
  createdAt: Date;
  /** Whether they were invited and have no password yet. */
  isInvited: boolean;
}

/** The condition that a time lies in the present week, which begins on Monday in India. */
const inThisWeek = (moment: RawBuilder<unknown>) => sql`${moment} >=
  (date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`;

export type StudentSort = "name" | "email" | "class" | "joined";

/** Filters: a class, a subject; who has no tutor, who joined this week. */
export const studentList: List<StudentSort> = {
  table: sql`students`,
  sorts: {
    name: sql`name_key`,
    email: sql`email`,
    class: sql`class_rank(selected_class)`,
    joined: sql`created_at`,
  },
  conditions: {
    tutor: sql`waiting_since is not null`,
    "this-week": inThisWeek(sql`created_at`),
  },
  filtered: sql`(selected_class || selected_subjects)`,
  similar: (words, allowed) => similarNames(sql`students`, sql`name`, words, allowed),
  columns: sql`s.id, s.name, s.email, s.phone_number as "phoneNumber",
    s.selected_class as "selectedClass", s.selected_subjects as "selectedSubjects",
    s.created_at as "createdAt",
    (select password_hash is null from accounts where id = s.id) as "isInvited"`,
  joins: sql`join students s on s.id = found.id`,
};

/** Records that the contacts of the page's students are read. */
export function listStudents(
  db: Database,
  request: PageRequest<StudentSort>,
  reader: ContactReader,
): Promise<ContactsFound<Page<StudentRow>>> {
  return selectContacts(db, studentList, request, reader);
}

export interface TutorRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  qualification: string;
  experience: string;
  selectedClasses: string[];
  selectedSubjects: string[];
  status: TutorStatus;
  rejectionReason: string | null;
  /** Of a suspended tutor. */
  suspensionReason: string | null;
  createdAt: Date;
  /** Whether they were invited and have no password yet. */
  isInvited: boolean;
}

export type TutorSort = "name" | "email" | "experience" | "applied" | "status";

const tutorName = sql`(first_name || ' ' || last_name)`;

/** Filters: a class, a subject, a status. */
export const tutorList: List<TutorSort> = {
  table: sql`tutors`,
  sorts: {
    name: sql`name_key`,
    email: sql`email`,
    experience: sql`experience_rank(experience)`,
    applied: sql`created_at`,
    status: sql`status`,
  },
  filtered: sql`(status || (selected_classes || selected_subjects))`,
  similar: (words, allowed) => similarNames(sql`tutors`, tutorName, words, allowed),
  columns: sql`t.id, t.first_name as "firstName", t.last_name as "lastName", t.email,
    t.phone_number as "phoneNumber", t.qualification, t.experience,
    t.selected_classes as "selectedClasses", t.selected_subjects as "selectedSubjects",
    t.status, t.rejection_reason as "rejectionReason", t.created_at as "createdAt", (
      select z.reason from tutor_suspensions z
      where z.tutor_id = t.id and z.lifted_at is null) as "suspensionReason",
    (select password_hash is null from accounts where id = t.id) as "isInvited"`,
  joins: sql`join tutors t on t.id = found.id`,
};

export function listTutors(db: Database, request: PageRequest<TutorSort>): Promise<Page<TutorRow>> {
  return selectPage(db, tutorList, request);
}

export interface AssignmentRow {
  id: string;
  studentId: string;
  /** null for a deleted tutor. */
  tutorId: string | null;
  studentName: string;
  /** Whether the course waits for another tutor. */
  isTutorSuspended: boolean;
  /** null for a deleted tutor. */
  tutorFirstName: string | null;
  tutorLastName: string | null;
  classId: string;
  subjectId: string;
  assignedDate: Date;
  status: string;
}

export type AssignmentSort = "student" | "class" | "subject" | "tutor" | "assigned" | "status";

/** Filters: a class, a subject, a status; who waits for a tutor, what was assigned this week. */
export const assignmentList: List<AssignmentSort> = {
  table: sql`assignments`,
  sorts: {
    student: sql`student_key`,
    class: sql`class_rank(class_id)`,
    subject: sql`subject_id`,
    tutor: sql`tutor_key`,
    assigned: sql`assigned_date`,
    status: sql`status`,
  },
  conditions: {
    // An array, because suspended tutors are few and their assignments are found by an index.
    tutor: sql`(status = 'active' and (tutor_id is null
      or tutor_id = any(array(select id from tutors where status = 'suspended'))))`,
    "this-week": inThisWeek(sql`assigned_date`),
  },
  filtered: sql`(array[case status when 'active' then status else 'ended' end, class_id, subject_id])`,
  // Similar names are searched in students and tutors, which are fewer than assignments.
  similar: (words, allowed) => sql`
    select one.id, people.likeness from (
      select 'student' as role, * from (${similarNames(sql`students`, sql`name`, words, sql`true`)}) s
      union all
      select 'tutor', * from (${similarNames(sql`tutors`, tutorName, words, sql`true`)}) t
    ) people cross join lateral (
      (select id from assignments where people.role = 'student' and student_id = people.id
        and ${allowed} limit 25)
      union all
      (select id from assignments where people.role = 'tutor' and tutor_id = people.id
        and ${allowed} limit 25)
    ) one order by people.likeness desc, one.id limit 25`,
  columns: sql`g.id, g.student_id as "studentId", g.tutor_id as "tutorId", s.name as "studentName", t.first_name as "tutorFirstName",
    t.last_name as "tutorLastName", g.class_id as "classId", g.subject_id as "subjectId",
    g.assigned_date as "assignedDate", g.status,
    coalesce(t.status = 'suspended', false) as "isTutorSuspended"`,
  joins: sql`join assignments g on g.id = found.id
    join students s on s.id = g.student_id left join tutors t on t.id = g.tutor_id`,
};

export function listAssignments(
  db: Database,
  request: PageRequest<AssignmentSort>,
): Promise<Page<AssignmentRow>> {
  return selectPage(db, assignmentList, request);
}
