import { experienceBands } from "#domain/tutor-background.ts";
import { sql, type RawBuilder } from "kysely";

/** A tutor who may teach a student, with the facts that they are ranked by. */
export interface SuggestedTutor {
  id: string;
  name: string;
  /** Active assignments; `maxSuggestedLoad` stands for that many or more. */
  load: number;
  hasTaught: boolean;
}

/** Above this number of assignments it does not matter how many a tutor has. */
export const maxSuggestedLoad = 20;

const limits = { subjects: 3, candidates: 30, tutors: 3 } as const;

const bands = sql.raw(`array[${experienceBands.map(({ id }) => `'${id}'`).join()}]`);

/**
 * SQL: for each of a student's first subjects the best approved tutors who teach it in the class
 * (§5): first who has taught the student before, then by fewest assignments, then by most
 * experience. Among very many tutors it compares the 30 approved last, who have the fewest
 * students, so that its cost does not grow with the academy.
 */
export function suggestTutors(student: {
  studentId: RawBuilder<unknown>;
  classId: RawBuilder<unknown>;
  subjectIds: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  const { studentId, classId, subjectIds } = student;
  return sql`(
    select coalesce(json_agg(json_build_object('subjectId', wanted.subject, 'tutors', (
      select coalesce(json_agg(best), '[]') from (
        select c.id, c.name, c.has_taught as "hasTaught", counted.load
        from (
          select t.id, concat_ws(' ', t.first_name, t.last_name) as name, t.experience,
            t.id in (select tutor_id from assignments where student_id = ${studentId}) as has_taught
          from tutors t
          where t.status = 'approved' and t.selected_classes @> array[${classId}]
            and t.selected_subjects @> array[wanted.subject]
          order by has_taught desc, t.approved_date desc limit ${sql.lit(limits.candidates)}
        ) c cross join lateral (
          select count(*)::int as load from (
            select from assignments where tutor_id = c.id and status = 'active'
            limit ${sql.lit(maxSuggestedLoad)}
          ) a
        ) counted
        order by c.has_taught desc, counted.load, array_position(${bands}, c.experience) desc, c.name, c.id
        limit ${sql.lit(limits.tutors)}
      ) best
    )) order by wanted.position), '[]')
    from unnest(${subjectIds}[1:${sql.lit(limits.subjects)}]) with ordinality wanted (subject, position)
  )`;
}
