import { whileAwaySql } from "#data/timetable/away.ts";
import { maxCountedQueue, shownPromises } from "#domain/office/queue.ts";
import { waitingForOfficeSql } from "#data/timetable/substitutes.ts";
import { refusedProposalsSql } from "#data/timetable/proposals.ts";
import { owedMakeUpsSql } from "#data/timetable/make-ups.ts";
import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import type { Language } from "#domain/shared/language.ts";
import { sql, type RawBuilder } from "kysely";
import {
  newContactReadsSql,
  type ContactReader,
  type ContactsFound,
} from "#data/audit/contact-reads.ts";
import type { Database } from "#data/shared/database.ts";
import { waitingMessagesSql, type WaitingMessages } from "#data/messages/reviews.ts";
import { weeksSql, type WeekCounts } from "./list-counts.ts";
import { duePromisesSql, type DuePromise } from "./promises.ts";
import { demoRequestSql, type DemoRequest } from "#data/enquiries/demo-requests.ts";
import { prepare } from "#data/shared/prepared.ts";
import { countAwaySql, dayGroupsSql, type DayGroup } from "#data/lessons/day.ts";
import { disputedSql, overdueSql } from "#data/lessons/queue.ts";
import { overlappingSql } from "#data/timetable/overlaps.ts";
import { isComingLesson, isPlannedLesson } from "#data/timetable/lesson-time.ts";
import { withoutLink } from "#data/timetable/meeting-link.ts";
import { weeklyTimesSql } from "#data/timetable/weekly-times.ts";
import { matchTutors, type SubjectMatches } from "#data/timetable/matching.ts";

/** How many entries of a queue the home shows; its other entries are in the lists. */
const shown = {
  applications: 4,
  students: 2,
  /** Of each student, the first; the student's page matches the others. */
  subjects: 1,
  tutors: 3,
  guardians: 4,
  suspended: 4,
  lessons: 6,
  promises: shownPromises,
  withoutLink: 3,
} as const;

interface Application {
  id: string;
  firstName: string;
  lastName: string;
  qualification: string;
  experience: string;
  classes: string[];
  subjects: string[];
  bio: string;
  /** ISO 8601, like all times below. */
  appliedAt: string;
}

interface WaitingStudent {
  id: string;
  name: string;
  phoneNumber: string;
  /** In which they read. */
  language: Language;
  classId: string;
  subjectIds: string[];
  waitingSince: string;
  demo: DemoRequest | null;
  /** When lessons suit the family; empty where they haven't said. */
  preferredTimes: WeeklyTime[];
  /** For each of the first subjects, in their order. */
  matches: SubjectMatches[];
}

interface WaitingGuardian {
  studentId: string;
  studentName: string;
  guardianName: string;
  consent: "unanswered" | "withdrawn";
  since: string;
}

export interface HomeLesson {
  id: string;
  startsAt: string;
  minutes: number;
  title: string;
  studentName: string;
  /** Empty for a tutor who has left. */
  tutorName: string;
  isTutorSuspended: boolean;
  subjectId: string;
}

interface SuspendedTutor {
  id: string;
  name: string;
  since: string;
  /** Active assignments, and their lessons still to come. */
  courses: number;
  lessons: number;
}

/** What the admin's home shows. */
export interface AdminHome {
  /** Each up to `maxCountedQueue`. */
  counts: {
    applications: number;
    students: number;
    guardians: number;
    coursesWithoutTutor: number;
    overlappingLessons: number;
    /** Planned while their tutor is away. */
    lessonsWhileAway: number;
    /** Whose substitute declined, can't give them any more or has not answered. */
    lessonsToGive: number;
    /** Cancelled lessons for which a make-up lesson is to be planned. */
    makeUpsToPlan: number;
    /** Changes at the desk that don't suit their families. */
    changesRefused: number;
    lessonsToSettle: number;
    /** Enquiries that nobody has answered, and those of them that are late. */
    enquiries: number;
    lateEnquiries: number;
  };
  /** Each up to `maxCountedQueue` too. */
  messages: WaitingMessages;
  /** Those that have waited longest, like the students and guardians below. */
  applications: Application[];
  students: WaitingStudent[];
  guardians: WaitingGuardian[];
  suspended: SuspendedTutor[];
  /** Those that are due today or were before, with one more than is shown. */
  promises: DuePromise[];
  /** The lessons of both days, counted up to `maxCountedDay`; of tomorrow up to `nextDayEnd`. */
  today: DayGroup[];
  tomorrow: DayGroup[];
  /** The tutors who have today off. */
  away: number;
  /** The next ones of today. */
  lessons: HomeLesson[];
  lessonsWithoutLink: HomeLesson[];
  /** The records of the last weeks, the present one last. */
  weeks: WeekCounts[];
  /** Whether nothing is taught yet and nobody has put off the set-up. */
  isSetupDue: boolean;
}

interface HomeValues extends ContactReader {
  /** Today in India, as YYYY-MM-DD too, and until when tomorrow's lessons are counted. */
  dayStart: Date;
  dayEnd: Date;
  date: string;
  nextDayEnd: Date;
  /** Enquiries from then or before are late. */
  lateSince: Date;
  now: Date;
}

const rowsOf = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(listed), '[]') from (${query}) listed)`;

/** Reads no more rows than it counts. */
const countUpTo = (limit: number, query: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (${query} limit ${sql.lit(limit)}) counted)`;

const inCourses = sql`content_items c join assignments a on a.id = c.assignment_id and a.status = 'active'`;

const withPeople = sql`
  join students s on s.id = a.student_id left join tutors t on t.id = a.tutor_id`;

const lessonFields = sql`
  c.id, c.starts_at as "startsAt", c.minutes, c.title, s.name as "studentName",
  concat_ws(' ', t.first_name, t.last_name) as "tutorName",
  coalesce(t.status = 'suspended', false) as "isTutorSuspended", a.subject_id as "subjectId"`;

const pending = sql`from tutors where status = 'pending'`;
const waiting = sql`from students where waiting_since is not null`;
const unanswered = sql`from enquiries where answered_at is null`;
const unconsenting = sql`
  from guardians g where g.ended_at is null and g.consent in ('unanswered', 'withdrawn')`;

// Each part reads the few rows that it shows or counts, through an index of its own
// (docs/decisions/043-the-admins-home.md).
// Sessions are in the order of the index alone: sorting those of the same minute would read them all.
const selectHome = prepare("admin-home", (db, values: HomeValues) => {
  const { dayStart, dayEnd, nextDayEnd, lateSince, now } = values;
  const isToday = sql`${isPlannedLesson()} and c.starts_at >= ${dayStart} and c.starts_at < ${dayEnd}`;
  const isNext = sql`${isToday} and ${isComingLesson(now)}`;
  const students = sql`array(select id from waiting where phone_number <> '')`;
  return sql<AdminHome & { newReads: string[] }>`
    with waiting as materialized (
      select id, name, phone_number, selected_class, selected_subjects, waiting_since
      ${waiting} order by waiting_since, id limit ${sql.lit(shown.students)}
    ), reads as (
      ${newContactReadsSql(values, students)}
    )
    select
      json_build_object(
        'applications', ${countUpTo(maxCountedQueue, sql`select ${pending}`)},
        'students', ${countUpTo(maxCountedQueue, sql`select ${waiting}`)},
        'guardians', ${countUpTo(maxCountedQueue, sql`select ${unconsenting}`)},
        'coursesWithoutTutor', ${countUpTo(
          maxCountedQueue,
          sql`select from assignments where tutor_id is null and status = 'active'`,
        )},
        'overlappingLessons', ${countUpTo(maxCountedQueue, sql`select from ${overlappingSql}`)},
        'lessonsWhileAway', ${countUpTo(maxCountedQueue, sql`select from ${whileAwaySql}`)},
        'lessonsToGive', ${countUpTo(maxCountedQueue, sql`select from ${waitingForOfficeSql}`)},
        'makeUpsToPlan', ${countUpTo(maxCountedQueue, sql`select from ${owedMakeUpsSql}`)},
        'changesRefused', ${countUpTo(maxCountedQueue, sql`select from ${refusedProposalsSql}`)},
        'enquiries', ${countUpTo(maxCountedQueue, sql`select ${unanswered}`)},
        'lateEnquiries', ${countUpTo(
          maxCountedQueue,
          sql`select ${unanswered} and created_at <= ${lateSince}`,
        )},
        'lessonsToSettle', ${countUpTo(
          maxCountedQueue,
          sql`(select from ${disputedSql} limit ${sql.lit(maxCountedQueue)})
            union all (select from ${overdueSql(now)} limit ${sql.lit(maxCountedQueue)})`,
        )}
      ) as counts,
      ${waitingMessagesSql(maxCountedQueue)} as messages,
      ${rowsOf(sql`
        select id, first_name as "firstName", last_name as "lastName", qualification, experience,
          selected_classes as classes, selected_subjects as subjects, bio, created_at as "appliedAt"
        ${pending} order by created_at, id limit ${sql.lit(shown.applications)}`)}
        as applications,
      ${rowsOf(sql`
        select w.id, w.name, w.phone_number as "phoneNumber",
          (select language from accounts where id = w.id) as language, w.selected_class as "classId",
          w.selected_subjects as "subjectIds", w.waiting_since as "waitingSince",
          ${demoRequestSql(sql`w.id`)} as demo,
          ${weeklyTimesSql("student", sql`w.id`)} as "preferredTimes",
          ${matchTutors(
            {
              studentId: sql`w.id`,
              classId: sql`w.selected_class`,
              subjectIds: sql`w.selected_subjects`,
            },
            { subjects: shown.subjects, considered: 24, compared: 12, shown: shown.tutors },
          )} as matches
        from waiting w order by w.waiting_since, w.id`)} as students,
      ${rowsOf(sql`
        select g.student_id as "studentId", g.name as "guardianName", g.consent,
          g.consent_since as since, (select name from students s where s.id = g.student_id) as "studentName"
        ${unconsenting} order by g.consent_since, g.id limit ${sql.lit(shown.guardians)}`)}
        as guardians,
      ${rowsOf(sql`
        select t.id, concat_ws(' ', t.first_name, t.last_name) as name,
          (select suspended_at from tutor_suspensions where tutor_id = t.id and lifted_at is null) as since,
          ${countUpTo(
            maxCountedQueue,
            sql`select from assignments where tutor_id = t.id and status = 'active'`,
          )} as courses,
          ${countUpTo(
            maxCountedQueue,
            sql`select from assignments a join content_items c on c.assignment_id = a.id
              where a.tutor_id = t.id and a.status = 'active' and ${isComingLesson(now)}`,
          )} as lessons
        from tutors t where t.status = 'suspended'
          and exists (select from assignments where tutor_id = t.id and status = 'active')
        order by since, t.id limit ${sql.lit(shown.suspended)}`)} as suspended,
      ${rowsOf(duePromisesSql(dayEnd, shown.promises + 1))} as promises,
      ${dayGroupsSql({ from: dayStart, to: dayEnd, now })} as today,
      ${dayGroupsSql({ from: dayEnd, to: nextDayEnd, now })} as tomorrow,
      ${countAwaySql(values.date)} as away,
      ${rowsOf(sql`
        select ${lessonFields} from ${inCourses} ${withPeople} where ${isNext}
        order by c.starts_at limit ${sql.lit(shown.lessons)}`)} as lessons,
      ${rowsOf(sql`
        select ${lessonFields} from ${inCourses} ${withPeople} where ${isNext} and ${withoutLink}
        order by c.starts_at limit ${sql.lit(shown.withoutLink)}`)} as "lessonsWithoutLink",
      ${rowsOf(weeksSql(now))} as weeks,
      not exists (select from assignments)
        and not exists (select from skipped_setup_steps where step = 'live') as "isSetupDue",
      array(select id from reads) as "newReads"`.compile(db);
});

/** Reads all that the admin's home shows, in one statement. It records the reads of contacts. */
export async function findAdminHome(
  db: Database,
  values: HomeValues,
): Promise<ContactsFound<AdminHome>> {
  const [row] = await selectHome(db, values);
  if (!row) throw new Error("no row");
  const { newReads, ...found } = row;
  return { found, newReads };
}
