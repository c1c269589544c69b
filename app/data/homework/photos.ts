import { sql, type RawBuilder } from "kysely";
import { openTo } from "#data/account/export-owners.ts";
import type { Database } from "#data/shared/database.ts";
import { findValue, rowOrNull, valueOrNull } from "#data/shared/rows.ts";
import { teachesNow } from "#data/teaching/teaching.ts";
import type { PhotoMark } from "#domain/homework/marks.ts";
import { photosKept, piecesKept, type Photo } from "#domain/homework/photo.ts";
import { isShownHomework } from "./homeworks.ts";
import { allowsPhotosSql } from "./photo-rules.ts";

/** SQL: the picture of photo `p` of homework `h`. */
const selectImage = (photoId: string, where: RawBuilder<unknown>) => sql`
  select i.image from photos p
    join photo_images i on i.photo_id = p.id
    join homeworks h on h.id = p.homework_id
    join assignments a on a.id = h.assignment_id
    left join homework_answers n on n.homework_id = h.id
  where p.id = ${photoId} and p.removed_at is null and ${isShownHomework} and ${where}`;

/** The picture of a student's own photo, of homework in an open course; null for any other. */
export function findImageOfStudent(db: Database, studentId: string, photoId: string) {
  const isOwn = sql`h.student_id = ${studentId} and a.id in (${openTo(studentId)})`;
  return findValue<Buffer>(db)`${selectImage(photoId, isOwn)}`;
}

const isHandedIn = (now: Date) =>
  sql`n.homework_id is not null and ${allowsPhotosSql(sql`h.student_id`, now)}`;

/** The picture of a photo that was handed in to a tutor who teaches the course now; null for any other. */
export function findImageOfTutor(db: Database, tutorId: string, photoId: string) {
  const isTaught = sql`${teachesNow(tutorId)} and ${isHandedIn(new Date())}`;
  return findValue<Buffer>(db)`${selectImage(photoId, isTaught)}`;
}

/** The picture of a photo that one of some children has handed in; null for any other. */
export function findImageOfChild(db: Database, studentIds: readonly string[], photoId: string) {
  const isOfChild = sql`h.student_id = any(${studentIds}::uuid[]) and ${isHandedIn(new Date())}`;
  return findValue<Buffer>(db)`${selectImage(photoId, isOfChild)}`;
}

/** Whose a photo is. */
export interface PhotoOwner {
  homeworkId: string;
  studentId: string;
  /** By which the browser names it. */
  uploadId: string;
}

/** Adds a photo with its picture. Lock the homework first. @returns its id */
export async function insertPhoto(
  trx: Database,
  { homeworkId, studentId, uploadId }: PhotoOwner,
  { width, height, bytes }: Photo,
): Promise<string> {
  const { id } = await trx
    .insertInto("photos")
    .values({ homework_id: homeworkId, student_id: studentId, upload_id: uploadId, width, height })
    .returning("id")
    .executeTakeFirstOrThrow();
  const image = Buffer.from(bytes);
  await trx
    .insertInto("photo_images")
    .values({ photo_id: id, student_id: studentId, image })
    .execute();
  return id;
}

/** The id of a photo that has arrived already; null for none. */
export const findUploaded = (db: Database, { homeworkId, uploadId }: PhotoOwner) =>
  db
    .selectFrom("photos")
    .where("homework_id", "=", homeworkId)
    .where("upload_id", "=", uploadId)
    .select("id")
    .$call(valueOrNull);

/** The homework of one of a student's own photos; null for any other. */
export const findHomeworkOfPhoto = (db: Database, photoId: string) =>
  db
    .selectFrom("photos")
    .where("id", "=", photoId)
    .where("removed_at", "is", null)
    .select("homework_id as homeworkId")
    .$call(rowOrNull);

/** Takes a photo out of its answer, with its picture. @returns false if it was out already */
export async function removePhoto(trx: Database, photoId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("photos")
    .set({ removed_at: sql<Date>`now()`, marks: "[]" })
    .where("id", "=", photoId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom("photo_images").where("photo_id", "=", photoId).execute();
  return numUpdatedRows === 1n;
}

/** Replaces what is drawn on a photo. */
export async function setMarks(
  trx: Database,
  photoId: string,
  marks: readonly PhotoMark[],
): Promise<void> {
  await trx
    .updateTable("photos")
    .set({ marks: JSON.stringify(marks) })
    .where("id", "=", photoId)
    .execute();
}

/** Deletes pictures that are old enough, and pieces of uploads that nobody goes on with. */
export async function deleteOldPhotos(db: Database, now: Date): Promise<void> {
  const before = (kept: number) => new Date(now.getTime() - kept);
  await db.deleteFrom("photo_images").where("stored_at", "<", before(photosKept)).execute();
  await db.deleteFrom("upload_parts").where("added_at", "<", before(piecesKept)).execute();
  await db.deleteFrom("photos").where("removed_at", "<", before(photosKept)).execute();
}

/**
 * Deletes the pictures and pieces of students who were deleted, once that can't be undone any more. The
 * same for pictures of homework that was deleted.
 */
export async function deletePhotosOfNobody(db: Database): Promise<void> {
  const canComeBack = (student: string) => sql`exists (select from undo_snapshots b
    where b.record_id = ${sql.ref(student)} and b.expires_at > now())`;
  await sql`
    delete from photo_images i where not exists (select from photos p where p.id = i.photo_id)
      and not ${canComeBack("i.student_id")}`.execute(db);
  await sql`
    delete from upload_parts u where not exists (select from homeworks h where h.id = u.homework_id)
      and not ${canComeBack("u.student_id")}`.execute(db);
}
