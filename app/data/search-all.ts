import { sql, type RawBuilder } from "kysely";
import { assignmentList, studentList, tutorList, type AssignmentRow } from "./admin-lists.ts";
import type { Database } from "./database.ts";
import type { List } from "./list-search.ts";
import { selectRows } from "./page.ts";

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
 * The first `limit` matches of each list, the newest first, in one query.
 *
 * @param earliestStart live sessions that started before it are past
 */
export async function searchAll(
  db: Database,
  search: string,
  { limit, earliestStart }: { limit: number; earliestStart: Date },
): Promise<SearchResults> {
  const first = <Sort extends string>(
    list: List<Sort>,
    sort: Sort,
    more: RawBuilder<unknown>,
  ): RawBuilder<unknown> => {
    const request = { search, filters: [], sort, descending: true, cursor: null };
    return sql`(select coalesce(json_agg(match), '[]') from (
      select matching.*${more} from (${selectRows(list, request, limit)} limit ${limit}) matching
    ) match)`;
  };
  const nextSession = sql`, (
    select json_build_object('startsAt', c.starts_at, 'subjectId', a.subject_id)
    from assignments a
    join tutors t on t.id = a.tutor_id and t.status = 'approved'
    join content_items c on c.assignment_id = a.id and c.kind = 'live-session'
    where a.student_id = matching.id and a.status = 'active' and c.starts_at > ${earliestStart}
    order by c.starts_at limit 1) as "nextSession"`;
  const studentId = sql`, (select student_id from assignments where id = matching.id) as "studentId"`;
  const { rows } = await sql<SearchResults>`select
    ${first(studentList, "joined", nextSession)} as students,
    ${first(tutorList, "applied", sql``)} as tutors,
    ${first(assignmentList, "assigned", studentId)} as assignments`.execute(db);
  return rows[0] ?? { students: [], tutors: [], assignments: [] };
}
