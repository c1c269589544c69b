import type { ClassId, SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { sql, type RawBuilder } from "kysely";
import type { Database } from "#data/shared/database.ts";

/**
 * SQL: the academy's own chapters for the class and the subject of an assignment, in order; null where
 * it has none. `chaptersOf` in `app/content/syllabus` has the standard ones for that case.
 */
export function ownChaptersSql(alias: string = "a"): RawBuilder<string[] | null> {
  return sql<string[] | null>`(select y.chapters from syllabi y
    where y.class_id = ${sql.ref(`${alias}.class_id`)} and y.subject_id = ${sql.ref(`${alias}.subject_id`)})`;
}

/** Stores the academy's own chapters of a subject in a class, in order. */
export async function setOwnChapters(
  trx: Database,
  classId: ClassId,
  subjectId: SubjectId,
  chapters: readonly string[],
): Promise<void> {
  await trx
    .insertInto("syllabi")
    .values({ class_id: classId, subject_id: subjectId, chapters: [...chapters] })
    .onConflict((conflict) =>
      conflict
        .columns(["class_id", "subject_id"])
        .doUpdateSet((set) => ({ chapters: set.ref("excluded.chapters") })),
    )
    .execute();
}

/** Removes them, so that the standard list is in use again. @returns false where there were none */
export async function deleteOwnChapters(
  trx: Database,
  classId: ClassId,
  subjectId: SubjectId,
): Promise<boolean> {
  const row = await trx
    .deleteFrom("syllabi")
    .where("class_id", "=", classId)
    .where("subject_id", "=", subjectId)
    .returning("class_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A subject in a class of which the academy has its own list. */
export interface OwnSyllabus {
  classId: ClassId;
  subjectId: SubjectId;
  /** null for all but the chosen one. */
  chapters: string[] | null;
}

/** Which lists are the academy's own, and the chapters of the chosen one. */
export async function listOwnSyllabi(
  db: Database,
  chosen: { classId: ClassId; subjectId: SubjectId } | null,
): Promise<OwnSyllabus[]> {
  const { rows } = await sql<OwnSyllabus>`
    select class_id as "classId", subject_id as "subjectId",
      case when class_id = ${chosen?.classId ?? null} and subject_id = ${chosen?.subjectId ?? null}
        then chapters end as chapters
    from syllabi`.execute(db);
  return rows;
}
