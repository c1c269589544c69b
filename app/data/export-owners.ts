import { sql, type RawBuilder } from "kysely";
import { isSuspended } from "./suspensions.ts";

/** The exported rows of one table: each has a `key` for paging and an `item`. */
export type Section = (accountId: string) => RawBuilder<unknown>;

/** SQL: the ids of a student's assignments. */
export const ofStudent = (id: string) => sql`select id from assignments where student_id = ${id}`;

/**
 * SQL: the ids of the assignments whose content a student gets, those of open courses (§4, §6). Tutors
 * get what they published.
 */
export const openTo = (id: string) => sql`
  select a.id from assignments a where a.student_id = ${id} and (a.status = 'active' or exists (
    select from course_approvals p
    where p.student_id = a.student_id and p.course_id = a.id::text and p.approved))`;

/**
 * SQL: a suspended tutor gets nothing about students. Each batch asks again, so a file that is being
 * read ends with the suspension.
 */
export const unlessSuspended = (id: string) => sql`not ${isSuspended(id)}`;

