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
  isSimilar: boolean;
}

export interface SearchResults {
  students: FoundPerson[];
  tutors: (Omit<FoundPerson, "name"> & { firstName: string; lastName: string })[];
  assignments: FoundAssignment[];
}

/** The first `limit` matches of each list, the newest first, in one query. */
export async function searchAll(
  db: Database,
  search: string,
  limit: number,
): Promise<SearchResults> {
  const first = <Sort extends string>(list: List<Sort>, sort: Sort): RawBuilder<unknown> => {
    const request = { search, filters: [], sort, descending: true, cursor: null };
    return sql`(select coalesce(json_agg(match), '[]') from (
      ${selectRows(list, request, limit)} limit ${limit}
    ) match)`;
  };
  const { rows } = await sql<SearchResults>`select
    ${first(studentList, "joined")} as students,
    ${first(tutorList, "applied")} as tutors,
    ${first(assignmentList, "assigned")} as assignments`.execute(db);
  return rows[0] ?? { students: [], tutors: [], assignments: [] };
}
