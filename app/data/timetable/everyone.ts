import { sql } from "kysely";
import { recordedLessonSql, type RecordedLesson } from "#data/lessons/family.ts";
import { tutorList, type TutorSort } from "#data/office/lists.ts";
import type { Database } from "#data/shared/database.ts";
import { jsonRows } from "#data/shared/json-rows.ts";
import type { List } from "#data/shared/list-search.ts";
import { selectPage, type Page, type PageRequest } from "#data/shared/page.ts";
import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { TutorStatus } from "#domain/people/tutor.ts";
import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import type { AwayTime, Holiday } from "#domain/timetable/planning.ts";
import type { WeekLesson } from "#domain/timetable/week/week-facts.ts";
import { holidaysSql, hoursSql, isIn, timeOffSql, withStarts, type WeekValues } from "./week.ts";

/** A lesson in the week of everybody, or the time that a request for another one holds. */
export interface ListedLesson extends WeekLesson {
  /** null for a demo class. */
  studentId: string | null;
  /** The enquiry of a demo class, whose title is empty; null for a lesson. */
  enquiryId: string | null;
  studentName: string;
  subjectId: SubjectId;
  title: string;
  /** How a lesson turned out, as far as it was recorded; nothing is recorded of a demo class. */
  recorded: RecordedLesson;
}

/** A tutor's row in the week of everybody. */
export interface TutorWeek {
  id: string;
  name: string;
  status: TutorStatus;
  lessons: ListedLesson[];
  hours: WeeklyTime[];
  timeOff: AwayTime[];
  holidays: Holiday[];
}

/** The filter of the tutors who teach, or did until they were suspended. */
export const whoTeaches = "teaching";

/** The most lessons of one tutor in a week. */
const lessonLimit = 100;

/** The list of tutors with their week; a filter by subject or class also chooses the lessons. */
function weekList(week: WeekValues, filters: readonly string[]): List<TutorSort> {
  const chosen = filters.filter((id) => id !== whoTeaches);
  const isChosen = sql`array[coalesce(a.class_id, e.class_id), coalesce(a.subject_id, d.subject_id)] @> ${chosen}::text[]`;
  return {
    ...tutorList,
    conditions: { [whoTeaches]: sql`status in ('approved', 'suspended')` },
    columns: sql`t.id, concat_ws(' ', t.first_name, nullif(t.last_name, '')) as name, t.status,
      ${jsonRows(sql`
        select coalesce(c.id, d.id) as id, b.starts_at as "startsAt", s.id as "studentId",
          d.enquiry_id as "enquiryId",
          coalesce(s.name, e.child_name, e.asker_name) as "studentName",
          (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
          coalesce(a.subject_id, d.subject_id) as "subjectId", coalesce(c.title, '') as title,
          ${recordedLessonSql()} as recorded,
          case when b.request_id is null then 'planned' else 'held' end as state
        from booked_times b
        left join content_items c on c.id = b.lesson_id
        left join assignments a on a.id = c.assignment_id
        left join students s on s.id = a.student_id
        left join demo_lessons d on d.id = b.demo_id
        left join enquiries e on e.id = d.enquiry_id
        left join lesson_requests r on r.id = b.request_id
        where b.tutor_id = t.id and (r.id is null or r.expires_at > now())
          and ${isIn(week, sql`b.starts_at`, sql`b.ends_at`)} and ${isChosen}
        order by b.starts_at, id limit ${sql.lit(lessonLimit)}`)} as lessons,
      ${jsonRows(hoursSql(sql`t.id`))} as hours,
      ${jsonRows(timeOffSql(sql`t.id`, week))} as "timeOff",
      ${jsonRows(holidaysSql(week))} as holidays`,
  };
}

/** One page of the tutors, by name, each with the lessons, hours and time off of a week. */
export async function listTutorWeeks(
  db: Database,
  week: WeekValues,
  request: PageRequest<TutorSort>,
): Promise<Page<TutorWeek>> {
  const filters = [...request.filters, whoTeaches];
  const tutors = weekList(week, request.filters);
  const page = await selectPage<TutorWeek, TutorSort>(db, tutors, { ...request, filters });
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, lessons: withStarts(row.lessons) })),
  };
}
