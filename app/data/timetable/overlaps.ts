import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { listRows } from "#data/shared/rows.ts";

/** A lesson at a time when its tutor or its student has another one. */
export interface OverlappingLesson {
  id: string;
  title: string;
  startsAt: Date;
  minutes: number;
  subjectId: SubjectId;
  student: { id: string; name: string };
  /** null for a tutor who has left. */
  tutor: { id: string; name: string } | null;
}

/**
 * SQL: lessons to come that overlap, as `b`. They are from before overlaps were refused, which the
 * value of their group says; one whose other lesson was moved or cancelled overlaps no longer.
 */
export const overlappingSql = sql`
  booked_times b
  where b.overlap_group = '00000000-0000-0000-0000-000000000000' and b.starts_at > now()
    and exists (select from booked_times o where o.lesson_id <> b.lesson_id
      and (o.student_id = b.student_id or o.tutor_id = b.tutor_id)
      and tstzrange(o.starts_at, o.ends_at) && tstzrange(b.starts_at, b.ends_at))`;

/** The first lessons to come that overlap, by their start. */
export const listOverlaps = (db: Database, limit: number) => listRows<OverlappingLesson>(db)`
    select f.lesson_id as id, c.title, f.starts_at as "startsAt", c.minutes,
      a.subject_id as "subjectId", json_build_object('id', s.id, 'name', s.name) as student,
      case when t.id is not null then json_build_object('id', t.id,
        'name', concat_ws(' ', t.first_name, t.last_name)) end as tutor
    from (select b.lesson_id, b.starts_at from ${overlappingSql}
      order by b.starts_at limit ${limit}) f
    join content_items c on c.id = f.lesson_id
    join assignments a on a.id = c.assignment_id
    join students s on s.id = a.student_id
    left join tutors t on t.id = a.tutor_id
    order by f.starts_at, s.name_key, c.id`;
