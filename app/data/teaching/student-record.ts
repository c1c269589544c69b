import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { balanceSql } from "#data/fees/balance.ts";
import { fieldsOf, type ContentOf } from "#domain/teaching/content.ts";
import type { ConsentState } from "#domain/guardians/guardian.ts";
import { linkFor } from "#domain/timetable/lesson.ts";
import { newsSince } from "#domain/teaching/news.ts";
import { toDoHomeworkSql, type Homework } from "#data/homework/homeworks.ts";
import { sql } from "kysely";
import { calendarAddressSql, type CalendarAddress } from "#data/calendar/calendars.ts";
import { selectContent } from "./content.ts";
import type { Database } from "#data/shared/database.ts";
import { demoRequestSql, type DemoRequest } from "#data/enquiries/demo-requests.ts";
import { consentStateSql, joinLastConsent } from "#data/guardians/guardians.ts";
import { prepare } from "#data/shared/prepared.ts";
import { unreadLinesSql, type UnreadLine } from "#data/messages/home.ts";
import { countOpenProposalsSql } from "#data/timetable/proposals.ts";
import { substituteNameSql, waitsForTutor } from "#data/timetable/substitutes.ts";
import { isComingLesson, isPlannedLesson } from "#data/timetable/lesson-time.ts";

export interface NextLesson {
  id: string;
  title: string;
  /** Empty until it can be joined. */
  url: string;
  /** ISO 8601 */
  startsAt: string;
  minutes: number;
  /** Who gives it instead of the assignment's tutor; null for nobody. */
  substituteName: string | null;
}

/** A recording or an exam that the student has not ticked. */
export interface UnfinishedItem {
  id: string;
  kind: "recording" | "exam";
  title: string;
  mark: number | null;
  outOf: number | null;
  /** ISO 8601 */
  createdAt: string;
}

export interface StudentAssignment {
  id: string;
  classId: ClassId;
  subjectId: SubjectId;
  status: string;
  /** ISO 8601; null while it is active, and where nobody noted it. */
  endedAt: string | null;
  /** Empty when the tutor has left. */
  tutorName: string;
  /** null for a tutor who has left or is suspended. */
  tutorEmail: string | null;
  /** Whether the tutor is suspended: the lessons wait for another tutor. */
  isWaiting: boolean;
  /** The first lesson that is not past and waits for no other tutor. */
  nextLesson: NextLesson | null;
  /** The number of its items that no page has shown to the student yet. */
  newItems: number;
  /** Whether a lesson has started. */
  hasBegun: boolean;
  /** Exams before recordings, the newest first: published, or given a mark, in the last 30 days. */
  unfinished: UnfinishedItem[];
  /** How many there are in all. */
  unfinishedCount: number;
  /** What is due first comes first; without a date last. Ticked or not, and for a week after its date. */
  homework: Homework[];
}

export interface StudentAnnouncement extends ContentOf<"announcement"> {
  id: string;
  assignmentId: string | null;
  courseId: string | null;
  /** ISO 8601 */
  createdAt: string;
  tutorName: string | null;
  /** Whether no page has shown it to the student yet. */
  isNew: boolean;
}

export interface StudentRecord {
  name: string;
  phoneNumber: string;
  selectedClass: string;
  selectedSubjects: string[];
  /** Legacy course ids (§3). */
  enrolledCourses: string[];
  /** Those that have ended last. */
  assignments: StudentAssignment[];
  /** §3 approvedCourses, one entry for each row. */
  approvals: { courseId: string; approved: boolean }[];
  /** The newest 50 of each of the student's courses, open or not, newest first. */
  announcements: StudentAnnouncement[];
  /** The address of the student's calendar; null without one. */
  calendar: CalendarAddress | null;
  /** YYYY-MM-DD; null when not given. */
  bornOn: string | null;
  /** The student doesn't want to be asked for a birth date or a guardian. */
  isPostponed: boolean;
  /** The current guardian's consent; null for no guardian. */
  consent: ConsentState | null;
  /** The version of the text that they answered; null for no answer. */
  consentVersion: number | null;
  /** null if the student has not asked for a demo class. */
  demoRequest: DemoRequest | null;
  /** Whether the family has said which times suit them, and whether they don't want to be asked. */
  hasTimes: boolean;
  isTimesPutOff: boolean;
  /** The number of lessons that were held, and of those that the student joined before that was recorded. */
  attendedLessons: number;
  /** How many changed lessons the family is asked about and has not answered. */
  openProposals: number;
  /** Their lines in which something is unread, the newest first; ask `lineAccess` of each. */
  unreadLines: UnreadLine[];
  /** What the family owes, in paise; negative is paid in advance, null for no account. */
  balance: number | null;
}

/** How many unfinished items of each assignment are listed. */
const unfinishedShown = 5;

interface StudentValues {
  studentId: string;
  now: Date;
  newsSince: Date;
}

const isWaiting = sql`(a.status = 'active' and coalesce(t.status = 'suspended', false))`;

const announcementFields = fieldsOf("announcement").map((field) => sql.ref(`r.${field}`));

// Announcements are ranked for each course, so that those of a closed course hide none of an open
// one. They are a union because a single condition with "or" would read everybody's announcements.
const selectStudentRecord = prepare("student-record", (db, values: StudentValues) =>
  sql<StudentRecord>`
    select s.name, s.phone_number as "phoneNumber", s.selected_class as "selectedClass", s.selected_subjects as "selectedSubjects",
      s.enrolled_courses as "enrolledCourses",
      ${calendarAddressSql(sql`s.id`)} as calendar,
      b.born_on::text as "bornOn", b.put_off_at is not null as "isPostponed",
      (select ${consentStateSql} from guardians g ${joinLastConsent}
        where g.student_id = s.id and g.ended_at is null) as consent,
      (select g.consent_version from guardians g
        where g.student_id = s.id and g.ended_at is null) as "consentVersion",
      ${demoRequestSql(sql`s.id`)} as "demoRequest",
      exists (select from preferred_times where student_id = s.id) as "hasTimes",
      s.times_put_off_at is not null as "isTimesPutOff",
      (select count(*)::int from lesson_records r where r.student_id = s.id
        and (r.outcome = 'held' or r.attended_before)) as "attendedLessons",
      ${countOpenProposalsSql(sql`s.id`)} as "openProposals",
      ${unreadLinesSql("student", sql`${values.studentId}::uuid`)} as "unreadLines",
      ${balanceSql(sql`s.id`)} as balance,
      (select coalesce(json_agg(o), '[]') from (
          select a.id, a.class_id as "classId", a.subject_id as "subjectId", a.status, a.ended_at as "endedAt",
            concat_ws(' ', t.first_name, t.last_name) as "tutorName",
            case when not ${isWaiting} then ta.email end as "tutorEmail",
            ${isWaiting} as "isWaiting",
            (select to_json(l) from (
                select c.id, c.title, c.url, c.starts_at as "startsAt", c.minutes,
                  ${substituteNameSql()} as "substituteName"
                from content_items c
                where c.assignment_id = a.id and a.status = 'active' and not ${waitsForTutor()}
                  and ${isComingLesson(values.now)}
                order by c.starts_at, c.id
                limit 1
              ) l) as "nextLesson",
            (select count(*) from content_items c
              where c.assignment_id = a.id and c.created_at > ${values.newsSince}
                and not exists (
                  select from seen_items v where v.student_id = s.id and v.item_id = c.id
                )) as "newItems",
            exists (select from content_items c
              where c.assignment_id = a.id and ${isPlannedLesson()}
                and c.starts_at <= ${values.now}) as "hasBegun",
            todo.items as unfinished, todo.count as "unfinishedCount",
            ${toDoHomeworkSql(values.now)} as homework
          from assignments a
          left join tutors t on t.id = a.tutor_id
          left join accounts ta on ta.id = t.id
          cross join lateral (
            select coalesce(json_agg(json_build_object('id', u.id, 'kind', u.kind, 'title', u.title,
                'mark', u.mark, 'outOf', u.mark_out_of, 'createdAt', u.created_at) order by u.rank)
                filter (where u.rank <= ${unfinishedShown}), '[]') as items,
              count(*) as count
            from (
              select c.id, c.kind, c.title, c.mark, c.mark_out_of, c.created_at,
                row_number() over (order by c.kind, c.created_at desc, c.id) as rank
              from content_items c
              where c.assignment_id = a.id and c.kind in ('recording', 'exam')
                and (c.created_at > ${values.newsSince}
                  or c.mark is not null and c.updated_at > ${values.newsSince})
                and not exists (
                  select from finished_items f where f.student_id = s.id and f.item_id = c.id
                )
            ) u
          ) todo
          where a.student_id = s.id
          order by a.status <> 'active', a.assigned_date, a.id
        ) o) as assignments,
      (select coalesce(json_agg(o), '[]') from (
          select c.course_id as "courseId", c.approved
          from course_approvals c where c.student_id = s.id
        ) o) as approvals,
      (select coalesce(json_agg(o order by o."createdAt" desc, o.id), '[]') from (
          select r.id, r."assignmentId", r."courseId", ${sql.join(announcementFields)},
            r."createdAt", r."tutorName", r."isNew"
          from (
            select n.id, n.assignment_id as "assignmentId", n.course_id as "courseId",
              ${sql.join(selectContent("announcements", "n"))}, n.created_at as "createdAt",
              concat_ws(' ', nt.first_name, nt.last_name) as "tutorName",
              v.item_id is null and n.created_at > ${values.newsSince} as "isNew",
              row_number() over (
                partition by n.assignment_id, n.course_id order by n.created_at desc, n.id
              ) as rank
            from (
              select m.* from assignments na
                join announcements m on m.assignment_id = na.id
                where na.student_id = s.id
              union all
              select m.* from announcements m where m.course_id = any(s.enrolled_courses)
            ) n
            left join tutors nt on nt.id = n.created_by
            left join seen_items v on v.item_id = n.id and v.student_id = s.id
          ) r
          where r.rank <= 50
        ) o) as announcements
    from students s
    left join birth_dates b on b.student_id = s.id
    where s.id = ${values.studentId}`.compile(db),
);

/** Everything that the student's sidebar and overview show, in one query. */
export async function findStudentRecord(
  db: Database,
  studentId: string,
  now: Date,
): Promise<StudentRecord | null> {
  const [row] = await selectStudentRecord(db, {
    studentId,
    now,
    newsSince: newsSince(now),
  });
  if (!row) return null;
  const assignments = row.assignments.map(({ nextLesson: next, ...assignment }) => ({
    ...assignment,
    nextLesson: next && { ...next, url: linkFor({ ...next, isCancelled: false }, now) },
  }));
  return { ...row, assignments };
}
