import { sql, type RawBuilder } from "kysely";
import { allowsMessagesSql } from "#data/guardians/guardians.ts";
import { bornAfterForMinors } from "#domain/people/birth-date.ts";

/**
 * SQL: whether photos of a student may be sent and shown, the same rule as `allowsPhotos`.
 *
 * @param studentId the column of the student's id
 */
export const allowsPhotosSql = (
  studentId: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`(
  exists (select from birth_dates b where b.student_id = ${studentId}
    and b.born_on <= ${bornAfterForMinors(now)}::date)
  or exists (select from guardians g where g.student_id = ${studentId} and ${allowsMessagesSql}))`;
