import { findHomeworkOfStudent, type AnsweredHomework } from "#data/homework/answers.ts";
import { findUploaded, insertPhoto, type PhotoOwner } from "#data/homework/photos.ts";
import {
  countOtherUploads,
  countReceived,
  deletePieces,
  insertPiece,
  lockHomework,
  readUploaded,
} from "#data/homework/uploads.ts";
import type { Database } from "#data/shared/database.ts";
import {
  fullRoom,
  photoBytes,
  photosOfAnswer,
  type Photo,
  type PhotoProblem,
} from "#domain/homework/photo.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, recordDenial } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { isClosed, loadOwnAnswer } from "./own-homework.ts";

/**
 * Why a photo is not taken: `not-allowed` for a minor without consent, `closed` once the tutor has said
 * something of the answer, `invalid` for a request that no page of ours sends.
 */
export type PhotoRefusal = Refusal<
  PhotoProblem | "not-allowed" | "closed" | "answer-full" | "week-full" | "invalid"
>;

/** How far an upload is. */
export interface UploadState {
  /** How many bytes are here: where the next piece begins. */
  received: number;
  /** Its photo, once it has arrived. */
  photoId: string | null;
}

/** A piece of a photo as the browser sends it. */
export interface Piece {
  /** By which the browser names the photo: an id that it made. */
  uploadId: string;
  /** The place of its first byte, and how many the photo has. */
  start: number;
  size: number;
  bytes: Uint8Array;
}

/** Why no photo can be added to homework now; null where one can. */
function refusalOf(homework: AnsweredHomework, isAllowed: boolean): PhotoRefusal | null {
  if (!isAllowed) return refuse("not-allowed");
  if (isClosed(homework)) return refuse("closed");
  const full = fullRoom({ ofAnswer: homework.photos.length, ofWeek: homework.photosOfWeek });
  return full && refuse(full);
}

/** How far an upload of the actor's homework is. @throws 404 as `loadOwnAnswer` does */
export async function loadUpload(
  context: Context,
  homeworkId: string,
  uploadId: string,
): Promise<UploadState> {
  const { homework } = await loadOwnAnswer(context, homeworkId);
  const { database } = context.get(servicesContext);
  if (!isRecordId(uploadId)) return { received: 0, photoId: null };
  const owner = { homeworkId: homework.id, studentId: homework.studentId, uploadId };
  return stateOf(database, owner);
}

async function stateOf(db: Database, owner: PhotoOwner): Promise<UploadState> {
  const photoId = await findUploaded(db, owner);
  return { received: photoId ? 0 : await countReceived(db, owner), photoId };
}

/**
 * Takes the next piece of a photo; with the last one it becomes a photo. A piece that is here already, or
 * that leaves a gap, changes nothing: the answer says where to go on. What was answered is stored.
 *
 * @throws 404 as `loadOwnAnswer` does
 */
export async function takePiece(
  context: Context,
  homeworkId: string,
  piece: Piece,
): Promise<Result<UploadState, PhotoRefusal>> {
  const own = await loadOwnAnswer(context, homeworkId);
  return recordRefusal(context, own, await storePiece(context, own, piece));
}

async function storePiece(
  context: Context,
  own: Own,
  { uploadId, start, size, bytes }: Piece,
): Promise<Result<UploadState, PhotoRefusal>> {
  const { homework } = own;
  if (!isRecordId(uploadId) || size <= 0 || bytes.byteLength === 0) return refuse("invalid");
  if (size > photoBytes) return refuse("photo-too-large");
  const owner = { homeworkId: homework.id, studentId: homework.studentId, uploadId };
  const { database } = context.get(servicesContext);
  const state = await database.transaction().execute(async (trx) => {
    await lockHomework(trx, homework.id);
    const before = await stateOf(trx, owner);
    if (before.photoId) return ok(before);
    const refusal = refusalOf(homework, own.allowsPhotos);
    if (refusal) return refusal;
    if (before.received !== start) return ok(before);
    const received = start + bytes.byteLength;
    if (received > size) return refuse("invalid");
    if (start === 0 && (await countOtherUploads(trx, owner)) >= photosOfAnswer)
      return refuse("busy");
    await insertPiece(trx, owner, start, bytes);
    return ok<UploadState>({ received, photoId: null });
  });
  if (!state.ok || state.value.photoId || state.value.received < size) return state;
  const file = await readUploaded(database, owner);
  // Another request may have finished it meanwhile.
  if (file.byteLength < size) return ok(await stateOf(database, owner));
  const result = await finish(context, own, owner, file);
  return result.ok ? ok({ received: size, photoId: result.value }) : result;
}

/** Adds a photo that came in one form. @throws 404 as `loadOwnAnswer` does */
export async function addPhoto(
  context: Context,
  homeworkId: string,
  file: Uint8Array,
): Promise<Result<string, PhotoRefusal>> {
  const own = await loadOwnAnswer(context, homeworkId);
  const { id, studentId } = own.homework;
  const owner = { homeworkId: id, studentId, uploadId: crypto.randomUUID() };
  const refusal = refusalOf(own.homework, own.allowsPhotos);
  return recordRefusal(context, own, refusal ?? (await finish(context, own, owner, file)));
}

/** Records that a photo was not taken, and returns what was refused or done. */
async function recordRefusal<Value>(
  context: Context,
  own: Own,
  result: Result<Value, PhotoRefusal>,
): Promise<Result<Value, PhotoRefusal>> {
  if (result.ok) return result;
  await recordDenial(context, { ...entryOf(own.homework), reason: "not-possible" });
  return result;
}

type Own = Awaited<ReturnType<typeof loadOwnAnswer>>;

/** Makes a photo of a file; its pieces are deleted then, and where it can't become one. */
async function finish(
  context: Context,
  own: Own,
  owner: PhotoOwner,
  file: Uint8Array,
): Promise<Result<string, PhotoRefusal>> {
  const { database, readPhoto } = context.get(servicesContext);
  const photo = await readPhoto(file);
  if (photo.ok) return storePhoto(context, own, owner, photo.value);
  // It can be asked for again in a moment.
  if (photo.reason !== "busy") await deletePieces(database, owner);
  return photo;
}

const entryOf = ({ id, assignmentId }: AnsweredHomework) =>
  ({
    action: "add-photo",
    subject: { kind: "homework", id },
    detail: { assignmentId },
  }) as const;

function storePhoto(
  context: Context,
  own: Own,
  owner: PhotoOwner,
  photo: Photo,
): Promise<Result<string, PhotoRefusal>> {
  const { homeworkId, studentId } = owner;
  return auditedTransaction(context, async (trx, record): Promise<Result<string, PhotoRefusal>> => {
    await lockHomework(trx, homeworkId);
    // The same photo may have been sent twice at once.
    const known = await findUploaded(trx, owner);
    if (known) return ok(known);
    const current = await findHomeworkOfStudent(trx, studentId, homeworkId, new Date());
    if (!current) return refuse("closed");
    await deletePieces(trx, owner);
    const refusal = refusalOf(current, own.allowsPhotos);
    if (refusal) return refusal;
    const id = await insertPhoto(trx, owner, photo);
    await record(entryOf(current));
    return ok(id);
  });
}
