import { maxCountedLoad } from "#domain/assignment.ts";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import { studentList } from "./admin-lists.ts";
import { escapeLikePattern } from "./list-search.ts";
import { selectRows } from "./page.ts";

/** One choice in the create-assignment dialog. */
export interface PersonChoice {
  id: string;
  name: string;
  email: string;
}

/** A tutor with the facts that help to choose. */
export interface TutorChoice extends PersonChoice {
  experience: string;
  /** Active assignments; `maxCountedLoad` stands for that many or more. */
  load: number;
}

const choiceLimit = 20;

/**
 * The first students that match a search, by name. The student with `chosenId` comes first, matching
 * or not.
 */
export async function findStudentChoices(
  db: Database,
  search: string,
  chosenId: string | null,
): Promise<PersonChoice[]> {
  const request = { search, filters: [], sort: "name", descending: false, cursor: null } as const;
  const { rows } = await sql<PersonChoice>`
    select id, name, email from (
      select s.id, s.name, a.email, 0 as rank from students s join accounts a on a.id = s.id
      where s.id = ${chosenId}
      union all
      select id, name, email, row_number() over ()
      from (${selectRows(studentList, request, choiceLimit)}) matching
      where id is distinct from ${chosenId}
    ) choices order by rank limit ${choiceLimit}`.execute(db);
  return rows;
}

/**
 * Tutors eligible for a class and a subject (§5), by fewest active assignments, then by most
 * experience. The tutor with `chosenId` comes first, matching or not.
 *
 * @param experience all bands in ascending order
 */
export async function findTutorChoices(
  db: Database,
  wanted: { classId: string; subjectId: string; search: string; chosenId: string | null },
  experience: readonly string[],
): Promise<TutorChoice[]> {
  const { classId, subjectId, search, chosenId } = wanted;
  const pattern = `%${escapeLikePattern(search)}%`;
  const { rows } = await sql<TutorChoice>`
    select t.id, t.first_name || ' ' || t.last_name as name, a.email, t.experience,
      load.number::int as load
    from tutors t join accounts a on a.id = t.id
    cross join lateral (
      select count(*) as number from (
        select from assignments where tutor_id = t.id and status = 'active' limit ${maxCountedLoad}
      ) counted
    ) load
    where t.status = 'approved'
      and t.selected_classes @> array[${classId}] and t.selected_subjects @> array[${subjectId}]
      and (t.id = ${chosenId} or t.search like lower(${pattern}::text))
    order by (t.id = ${chosenId}) is true desc, load.number,
      array_position(${[...experience]}::text[], t.experience) desc, 2, t.id
    limit ${choiceLimit}`.execute(db);
  return rows;
}
