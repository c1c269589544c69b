import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import type { OwnChapters } from "#domain/teaching/syllabus.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult, listRows } from "#data/shared/rows.ts";

/**
 * SQL: the academy's own chapters for the class and the subject of an assignment; null where it has none.
 * `chaptersOf` in `app/content/teaching/syllabus` has the standard ones for that case.
 */
export function ownChaptersSql(alias: string = "a"): RawBuilder<OwnChapters | null> {
  return sql<OwnChapters | null>`(
    select json_build_object('chapters', y.chapters, 'names', y.names) from syllabi y
    where y.class_id = ${sql.ref(`${alias}.class_id`)} and y.subject_id = ${sql.ref(`${alias}.subject_id`)})`;
}

/** Stores the academy's own chapters of a subject in a class, in place of those that it had. */
export async function setOwnChapters(
  trx: Database,
  classId: ClassId,
  subjectId: SubjectId,
  { chapters, names }: OwnChapters,
): Promise<void> {
  await trx
    .insertInto("syllabi")
    .values({
      class_id: classId,
      subject_id: subjectId,
      chapters: [...chapters],
      names: JSON.stringify(names),
    })
    .onConflict((conflict) =>
      conflict.columns(["class_id", "subject_id"]).doUpdateSet((set) => ({
        chapters: set.ref("excluded.chapters"),
        names: set.ref("excluded.names"),
      })),
    )
    .execute();
}

/** Removes them, so that the standard list is in use again. @returns false where there were none */
export const deleteOwnChapters = (trx: Database, classId: ClassId, subjectId: SubjectId) =>
  trx
    .deleteFrom("syllabi")
    .where("class_id", "=", classId)
    .where("subject_id", "=", subjectId)
    .returning("class_id")
    .$call(hasResult);

/** A subject in a class of which the academy has its own list. */
export interface OwnSyllabus {
  classId: ClassId;
  subjectId: SubjectId;
  /** null for all but the chosen one. */
  own: OwnChapters | null;
}

/** Which lists are the academy's own, and the chapters of the chosen one. */
export const listOwnSyllabi = (
  db: Database,
  chosen: { classId: ClassId; subjectId: SubjectId } | null,
) => listRows<OwnSyllabus>(db)`
    select class_id as "classId", subject_id as "subjectId",
      case when class_id = ${chosen?.classId ?? null} and subject_id = ${chosen?.subjectId ?? null}
        then json_build_object('chapters', chapters, 'names', names) end as own
    from syllabi`;
