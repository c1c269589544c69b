import { canChange, rolesIn } from "#domain/people/staff.ts";
import { sql, type RawBuilder } from "kysely";
import { isStaffOf } from "#data/people/staff.ts";
import { givesInstead } from "#data/timetable/substitutes.ts";
import { readsStudentsNow, teachesNow } from "#data/teaching/teaching.ts";

/** The exported rows of one table: each has a `key` for paging and an `item`. */
export type Section = (accountId: string) => RawBuilder<unknown>;

// A file holds what its person may read now, by the rule of the pages. Each batch asks again, so a file
// that is being read ends with a suspension.

/** SQL: the ids of a student's assignments. */
export const ofStudent = (id: string) => sql`select id from assignments where student_id = ${id}`;

/** SQL: the ids of the assignments that a tutor teaches now. */
export const taughtBy = (id: string) => sql`select a.id from assignments a where ${teachesNow(id)}`;

/** SQL: the ids of the lessons that a tutor gives or gave instead of their own tutors, while they are open. */
export const givenInstead = (id: string) => sql`
  select c.id from content_items c join assignments a on a.id = c.assignment_id
  where ${givesInstead(id)}`;

/**
 * SQL: the ids of the assignments of which a person reads the content: of a student those of open courses
 * (§4, §6), of a tutor those that they teach now.
 */
export const openTo = (id: string) => sql`
  select a.id from assignments a where a.student_id = ${id} and (a.status = 'active' or exists (
    select from course_approvals p
    where p.student_id = a.student_id and p.course_id = a.id::text and p.approved))
  union all ${taughtBy(id)}`;

/** SQL: the same without what others published: of a tutor, only what they published themselves. */
export const ownOpenTo = (id: string) => sql`(assignment_id in (${openTo(id)})
  and (created_by = ${id} or not exists (select from tutors where id = ${id})))`;

/** SQL: whether a tutor made a row, and still reads about students, whoever teaches the child now. */
export const madeByTutor = (id: string) => sql`(created_by = ${id} and ${readsStudentsNow(id)})`;

/** SQL: whether a member of the staff made a row, and their present role may read it. */
export const madeByStaff = (id: string) =>
  sql`(created_by = ${id} and ${isStaffOf(id, rolesIn("assignments"))})`;

/** SQL: whether a member of the staff may still decide how lessons turned out. */
export const settlesLessons = (id: string) =>
  isStaffOf(
    id,
    rolesIn("lessons").filter((role) => canChange(role, "lessons")),
  );

/** SQL: a text as the author of a row wrote it; null where nobody kept that. */
export const asWritten = (column: "title" | "description" | "url") => sql`case
  when author_words is null then ${sql.ref(column)} else author_words ->> ${sql.lit(column)} end`;
