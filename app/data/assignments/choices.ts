import { maxCountedLoad } from "#domain/assignments/assignment.ts";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";
import { studentList } from "#data/office/lists.ts";
import { searchTerms } from "#domain/shared/search-terms.ts";
import { matchEither, matchTyped } from "#data/shared/list-match.ts";
import { selectRows } from "#data/shared/page.ts";

/** One choice in the create-assignment dialog. */
export interface PersonChoice {
  id: string;
  name: string;
  email: string;
}

/** A student with what they asked for. */
export interface StudentChoice extends PersonChoice {
  classId: string;
  subjectIds: string[];
}

/** A tutor with the facts that help to choose. */
export interface TutorChoice extends PersonChoice {
  experience: string;
  /** Active assignments; `maxCountedLoad` stands for that many or more. */
  load: number;
  /** The subjects that they teach, or have taught, the chosen student. */
  taught: string[];
}

const choiceLimit = 20;

/**
 * The first students that match a search, by name. The student with `chosenId` comes first, matching
 * or not.
 */
export function findStudentChoices(
  db: Database,
  search: string,
  chosenId: string | null,
): Promise<StudentChoice[]> {
  const request = {
    search,
    filters: [],
    sort: "name",
    descending: false,
    cursor: null,
    exactFirst: true,
  } as const;
  return listRows<StudentChoice>(db)`
    select s.id, s.name, a.email, s.selected_class as "classId", s.selected_subjects as "subjectIds"
    from (
      select ${chosenId}::uuid as id, 0 as rank
      union all
      select id, row_number() over ()
      from (${selectRows(studentList, request, choiceLimit)}) matching
      where id is distinct from ${chosenId}
    ) choices join students s on s.id = choices.id join accounts a on a.id = s.id
    order by rank limit ${choiceLimit}`;
}

/**
 * Tutors eligible for a class and a subject (§5): first who has taught the student before, then by
 * fewest active assignments, then by most experience. The tutor with `chosenId` precedes all,
 * matching or not.
 *
 * @param experience all bands in ascending order
 */
export function findTutorChoices(
  db: Database,
  wanted: {
    studentId: string | null;
    classId: string;
    subjectId: string;
    search: string;
    chosenId: string | null;
  },
  experience: readonly string[],
): Promise<TutorChoice[]> {
  const { studentId, classId, subjectId, search, chosenId } = wanted;
  const terms = search === "" ? [] : searchTerms(search);
  return listRows<TutorChoice>(db)`
    select t.id, t.first_name || ' ' || t.last_name as name, a.email, t.experience,
      load.number::int as load, past.taught
    from tutors t join accounts a on a.id = t.id
    cross join lateral (
      select array(select distinct subject_id from assignments
        where student_id = ${studentId} and tutor_id = t.id order by 1) as taught
    ) past
    cross join lateral (
      select count(*) as number from (
        select from assignments where tutor_id = t.id and status = 'active' limit ${maxCountedLoad}
      ) counted
    ) load
    where t.status = 'approved'
      and t.selected_classes @> array[${classId}] and t.selected_subjects @> array[${subjectId}]
      and (t.id = ${chosenId} or ${matchEither(terms, "on a row")})
    order by (t.id = ${chosenId}) is true desc, ${matchTyped(terms, "on a row")} is true desc, past.taught = '{}', load.number,
      array_position(${[...experience]}::text[], t.experience) desc, t.name_key, t.id
    limit ${choiceLimit}`;
}
