import type { SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { findRow, rowOrNull } from "#data/shared/rows.ts";
import type { AskedEnquiry } from "./record.ts";

/** What an enquiry says about the student whom it may become. */
export interface EnrolmentFacts extends AskedEnquiry {
  /** Who may teach the first assignment, by subject. */
  tutors: { id: string; name: string; subjectId: SubjectId }[];
}

/** How many tutors of a subject are offered, those approved last. */
const offered = 12;

/** An enquiry that is to be enrolled, in one statement; null for none. */
export const findEnrolmentFacts = (db: Database, enquiryId: string) => findRow<EnrolmentFacts>(db)`
    select e.stage, e.asker, e.asker_name as "askerName", e.child_name as "childName", e.phone,
      e.email, e.class_id as "classId", e.subject_ids as "subjectIds",
      (select coalesce(json_agg(o order by o.place, o.name_key), '[]') from (
        select t.id, t.name, t.name_key, s.subject as "subjectId", s.place
        from unnest(e.subject_ids) with ordinality s (subject, place)
        cross join lateral (
          select t.id, t.name_key, concat_ws(' ', t.first_name, nullif(t.last_name, '')) as name from tutors t
          where t.status = 'approved' and t.selected_classes @> array[e.class_id]
            and t.selected_subjects @> array[s.subject]
          order by t.approved_date desc limit ${sql.lit(offered)}) t) o) as tutors
    from enquiries e where e.id = ${enquiryId}`;

/** The student with an address; null for nobody, and for a tutor or an admin. */
export const findStudentByEmail = (db: Database, email: string) =>
  db
    .selectFrom("students as s")
    .innerJoin("accounts as a", "a.id", "s.id")
    .where("a.email", "=", email)
    .select(["s.id", "s.name"])
    .$call(rowOrNull);
