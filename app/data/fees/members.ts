import { sql, type RawBuilder } from "kysely";
import type { NamedCourse } from "#data/assignments/named-course.ts";

/** A student whose family pays. */
export interface Member {
  id: string;
  name: string;
}

/** SQL: the students of a family now, as JSON. @param familyId an expression */
export const membersSql = (familyId: RawBuilder<unknown>) => sql<Member[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name, s.id), '[]')
  from family_students k join students s on s.id = k.student_id where k.family_id = ${familyId})`;

/** SQL: their names, as JSON. @param familyId an expression */
export const memberNamesSql = (familyId: RawBuilder<unknown>) => sql<string[]>`(
  select coalesce(json_agg(s.name order by s.name, s.id), '[]')
  from family_students k join students s on s.id = k.student_id where k.family_id = ${familyId})`;

/** An active course of a student whose family pays. */
export interface MemberCourse extends NamedCourse {
  id: string;
}

/** SQL: the active courses of a family's students, as JSON. @param familyId an expression */
export const memberCoursesSql = (familyId: RawBuilder<unknown>) => sql<MemberCourse[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'studentName', s.name,
    'classId', c.class_id, 'subjectId', c.subject_id) order by s.name, c.assigned_date), '[]')
  from family_students k join students s on s.id = k.student_id
    join assignments c on c.student_id = s.id
  where k.family_id = ${familyId} and c.status = 'active')`;
