import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasRow, onlyValue } from "#data/shared/rows.ts";
import type { PhotoOwner } from "./photos.ts";

/** Locks homework until the transaction ends, so that its answer and photos change one after the other. */
export const lockHomework = (trx: Database, homeworkId: string) =>
  hasRow(trx)`select from homeworks where id = ${homeworkId} for no key update`;

/** How many bytes of an upload are here: its pieces follow each other without a gap. */
export function countReceived(db: Database, { homeworkId, uploadId }: PhotoOwner) {
  return onlyValue<number>(db)`
    select coalesce(sum(octet_length(bytes)), 0)::int as received from upload_parts
    where homework_id = ${homeworkId} and upload_id = ${uploadId}`;
}

/** How long a browser may be silent before its upload makes room for another one. */
const stalled = "10 minutes";

/** How many uploads of a student are going on, other than this one; those that have stalled are deleted. */
export async function countOtherUploads(
  db: Database,
  { studentId, uploadId }: PhotoOwner,
): Promise<number> {
  const others = sql`student_id = ${studentId} and upload_id <> ${uploadId}`;
  await sql`
    delete from upload_parts where upload_id in (select upload_id from upload_parts where ${others}
      group by upload_id having max(added_at) < now() - ${sql.lit(stalled)}::interval)
      and ${others}`.execute(db);
  return onlyValue<number>(db)`
    select count(distinct upload_id)::int as uploads from upload_parts where ${others}`;
}

/** Adds the next piece of an upload. Lock the homework first. */
export async function insertPiece(
  trx: Database,
  { homeworkId, studentId, uploadId }: PhotoOwner,
  start: number,
  bytes: Uint8Array,
): Promise<void> {
  await trx
    .insertInto("upload_parts")
    .values({
      homework_id: homeworkId,
      student_id: studentId,
      upload_id: uploadId,
      start,
      bytes: Buffer.from(bytes),
    })
    .execute();
}

/** The bytes of an upload, in their order. */
export async function readUploaded(
  db: Database,
  { homeworkId, uploadId }: PhotoOwner,
): Promise<Buffer> {
  const rows = await db
    .selectFrom("upload_parts")
    .where("homework_id", "=", homeworkId)
    .where("upload_id", "=", uploadId)
    .orderBy("start")
    .select("bytes")
    .execute();
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** Deletes the pieces of an upload: it has become a photo, or can't. */
export async function deletePieces(
  trx: Database,
  { homeworkId, uploadId }: PhotoOwner,
): Promise<void> {
  await trx
    .deleteFrom("upload_parts")
    .where("homework_id", "=", homeworkId)
    .where("upload_id", "=", uploadId)
    .execute();
}
