import { sql, type RawBuilder } from "kysely";
import { assignmentList, studentList, tutorList, type AssignmentRow } from "./admin-lists.ts";
import { newContactReadsSql, type ContactReader, type ContactsFound } from "./contact-reads.ts";
import type { Database } from "./database.ts";
import type { List } from "./list-search.ts";
import { selectRows } from "./page.ts";
import { isComingLesson } from "./timetable/lesson-time.ts";

/** A matching student; some columns of the list are left out. */
export interface FoundPerson {
  id: string;
  name: string;
  email: string;
  phoneNumber: string;
  isSimilar: boolean;
}

/** A matching assignment; some columns of the list are left out. */
export interface FoundAssignment extends Omit<AssignmentRow, "assignedDate" | "status"> {
  studentId: string;
  isSimilar: boolean;
}

/** A matching student with their next class. */
export interface FoundStudent extends FoundPerson {
  /** ISO 8601, and its subject; null where none is planned. */
  nextSession: { startsAt: string; subjectId: string } | null;
}

export interface SearchResults {
  students: FoundStudent[];
  tutors: (Omit<FoundPerson, "name"> & { firstName: string; lastName: string })[];
  assignments: FoundAssignment[];
}

/**
 * The first `limit` matches of each list, the newest first, in one query, which also records that the
 * contacts of these students are read.
 */
export async function searchAll(
  db: Database,
  search: string,
  { limit, now, reader }: { limit: number; now: Date; reader: ContactReader },
): Promise<ContactsFound<SearchResults>> {
  const first = <Sort extends string>(
    list: List<Sort>,
    sort: Sort,
    more: RawBuilder<unknown>,
  ): RawBuilder<unknown> => {
    const request = {
      search,
      filters: [],
      sort,
      descending: true,
      cursor: null,
      exactFirst: true,
    };
    return sql`select matching.*${more} from (${selectRows(list, request, limit)} limit ${limit}) matching`;
  };
  const nextSession = sql`, (
    select json_build_object('startsAt', c.starts_at, 'subjectId', a.subject_id)
    from assignments a
    join tutors t on t.id = a.tutor_id and t.status = 'approved'
    join content_items c on c.assignment_id = a.id and ${isComingLesson(now)}
    where a.student_id = matching.id and a.status = 'active'
    order by c.starts_at limit 1) as "nextSession"`;
  const studentId = sql`, (select student_id from assignments where id = matching.id) as "studentId"`;
  const listOf = (matches: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(match), '[]') from (${matches}) match)`;
  const { rows } = await sql<SearchResults & { newReads: string[] }>`
    with found_students as materialized (${first(studentList, "joined", nextSession)}),
      reads as (${newContactReadsSql(reader, sql`array(select id from found_students)`)})
    select ${listOf(sql`select * from found_students`)} as students,
      ${listOf(first(tutorList, "applied", sql``))} as tutors,
      ${listOf(first(assignmentList, "assigned", studentId))} as assignments,
      array(select id from reads) as "newReads"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("no row");
  const { newReads, ...found } = row;
  return { found, newReads };
}
