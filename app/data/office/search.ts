import { sql, type RawBuilder } from "kysely";
import { assignmentList, studentList, tutorList, type AssignmentRow } from "./lists.ts";
import {
  newContactReadsSql,
  type ContactReader,
  type ContactsFound,
} from "#data/audit/contact-reads.ts";
import type { Database } from "#data/shared/database.ts";
import {
  enquiryList,
  guardianList,
  presentGuardians,
  type FoundEnquiry,
  type FoundGuardian,
} from "./family-lists.ts";
import type { List } from "#data/shared/list-search.ts";
import { selectRows } from "#data/shared/page.ts";
import { isComingLesson } from "#data/timetable/lesson-time.ts";

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

/** A matching student with their next lesson. */
export interface FoundStudent extends FoundPerson {
  /** ISO 8601, and its subject; null where none is planned. */
  nextLesson: { startsAt: string; subjectId: string } | null;
}

export interface SearchResults {
  students: FoundStudent[];
  guardians: FoundGuardian[];
  enquiries: FoundEnquiry[];
  tutors: (Omit<FoundPerson, "name"> & { firstName: string; lastName: string })[];
  assignments: FoundAssignment[];
}

interface SearchOptions {
  /** For each list. */
  limit: number;
  /** For guardians and enquiries, which have no searched list of their own. */
  familyLimit: number;
  now: Date;
  reader: ContactReader;
  /** Whether the reader may open enquiries; otherwise none is found. */
  withEnquiries: boolean;
}

/**
 * The first matches of each list, the newest first, in one query, which also records that the contacts
 * of these students, and of those whose guardians they are, are read.
 */
export async function searchAll(
  db: Database,
  search: string,
  { limit, familyLimit, now, reader, withEnquiries }: SearchOptions,
): Promise<ContactsFound<SearchResults>> {
  const first = <Sort extends string>(
    list: List<Sort>,
    sort: Sort,
    more = sql``,
    { most = limit, filters = [] }: { most?: number; filters?: readonly string[] } = {},
  ): RawBuilder<unknown> => {
    const request = {
      search,
      filters,
      sort,
      descending: true,
      cursor: null,
      exactFirst: true,
    };
    return sql`select matching.*${more} from (${selectRows(list, request, most)} limit ${most}) matching`;
  };
  const nextLesson = sql`, (
    select json_build_object('startsAt', c.starts_at, 'subjectId', a.subject_id)
    from assignments a
    join tutors t on t.id = a.tutor_id and t.status = 'approved'
    join content_items c on c.assignment_id = a.id and ${isComingLesson(now)}
    where a.student_id = matching.id and a.status = 'active'
    order by c.starts_at limit 1) as "nextLesson"`;
  const studentId = sql`, (select student_id from assignments where id = matching.id) as "studentId"`;
  const listOf = (matches: RawBuilder<unknown>) =>
    sql`(select coalesce(json_agg(match), '[]') from (${matches}) match)`;
  const guardians = first(guardianList, "named", sql``, {
    most: familyLimit,
    filters: [presentGuardians],
  });
  const shown = sql`array(select id from found_students union select "studentId" from found_guardians)`;
  const { rows } = await sql<SearchResults & { newReads: string[] }>`
    with found_students as materialized (${first(studentList, "joined", nextLesson)}),
      found_guardians as materialized (${guardians}),
      reads as (${newContactReadsSql(reader, shown)})
    select ${listOf(sql`select * from found_students`)} as students,
      ${listOf(sql`select * from found_guardians`)} as guardians,
      ${withEnquiries ? listOf(first(enquiryList, "came", sql``, { most: familyLimit })) : sql`'[]'::json`} as enquiries,
      ${listOf(first(tutorList, "applied"))} as tutors,
      ${listOf(first(assignmentList, "assigned", studentId))} as assignments,
      array(select id from reads) as "newReads"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("no row");
  const { newReads, ...found } = row;
  return { found, newReads };
}
