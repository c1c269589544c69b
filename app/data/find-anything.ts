import { sql, type RawBuilder } from "kysely";
import { assignmentList, studentList, tutorList, type AssignmentRow } from "./admin-lists.ts";
import type { Database } from "./database.ts";
import type { List } from "./list-search.ts";
import { selectRows } from "./page.ts";

/** Somebody who was found; times and lists of the row are left out. */
export interface FoundPerson {
  id: string;
  name: string;
  email: string;
  phoneNumber: string;
  isAlike: boolean;
}

/** An assignment that was found; when it began and whether it runs are left out. */
export interface FoundAssignment extends Omit<AssignmentRow, "assignedDate" | "status"> {
  isAlike: boolean;
}

export interface Findings {
  students: FoundPerson[];
  tutors: (Omit<FoundPerson, "name"> & { firstName: string; lastName: string })[];
  assignments: FoundAssignment[];
}

/** The first `limit` of each list that a search finds, the newest first, in one query. */
export async function findAnything(
  db: Database,
  search: string,
  limit: number,
): Promise<Findings> {
  const first = <Sort extends string>(list: List<Sort>, sort: Sort): RawBuilder<unknown> => {
    const request = { search, filters: [], sort, descending: true, cursor: null };
    return sql`(select coalesce(json_agg(one), '[]') from (
      ${selectRows(list, request, limit)} limit ${limit}
    ) one)`;
  };
  const { rows } = await sql<Findings>`select
    ${first(studentList, "joined")} as students,
    ${first(tutorList, "applied")} as tutors,
    ${first(assignmentList, "assigned")} as assignments`.execute(db);
  return rows[0] ?? { students: [], tutors: [], assignments: [] };
}
