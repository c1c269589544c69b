import {
  findHomeworkOfPhoto,
  findImageOfChild,
  findImageOfStudent,
  findImageOfTutor,
  removePhoto,
} from "#data/homework/photos.ts";
import { lockHomework } from "#data/homework/uploads.ts";
import { listLinkedChildren } from "#data/guardians/guarded-children.ts";
import { canReadReports } from "#domain/guardians/guardian.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { auditedChange, notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent, currentTutor } from "#security/guards.ts";
import { isClosed, loadOwnAnswer } from "./own-homework.ts";

/** A picture: a WebP. */
type Picture = Promise<Buffer>;

/** The picture of a photo of the actor's own. @throws 404 for any other */
export async function loadOwnPicture(context: Context, photoId: string): Picture {
  const { database } = context.get(servicesContext);
  const { accountId } = currentStudent(context);
  const image = isRecordId(photoId) ? await findImageOfStudent(database, accountId, photoId) : null;
  return image ?? notFound(context, "no-item", "photo", photoId);
}

/** The picture of a photo that was handed in to the actor. @throws 404 for any other */
export async function loadTutorsPicture(context: Context, photoId: string): Picture {
  const { database } = context.get(servicesContext);
  const { accountId } = currentTutor(context);
  const image = isRecordId(photoId) ? await findImageOfTutor(database, accountId, photoId) : null;
  return image ?? notFound(context, "no-item", "photo", photoId);
}

/** The picture of a photo that a guardian's child has handed in. @throws 404 for any other */
export async function loadGuardiansPicture(
  context: Context,
  token: string,
  photoId: string,
): Picture {
  const { database } = context.get(servicesContext);
  const children = (await listLinkedChildren(database, token)).filter(canReadReports);
  const ids = children.map(({ studentId }) => studentId);
  const image =
    ids.length > 0 && isRecordId(photoId) ? await findImageOfChild(database, ids, photoId) : null;
  return image ?? notFound(context, "no-item", "photo", photoId);
}

/**
 * Takes a photo out of the actor's answer, until the tutor has said something of it.
 *
 * @returns the homework; nothing has changed where it is too late
 * @throws 404 for a photo that is not theirs
 */
export async function removeOwnPhoto(
  context: Context,
  photoId: string,
): Promise<{ homeworkId: string }> {
  const { id: homeworkId, assignmentId, isRemovable } = await requireOwnPhoto(context, photoId);
  if (!isRemovable) return { homeworkId };
  const subject = { kind: "photo", id: photoId } as const;
  const change = { action: "remove-photo", subject, detail: { assignmentId } } as const;
  await auditedChange(context, change, async (trx) => {
    await lockHomework(trx, homeworkId);
    return removePhoto(trx, photoId);
  });
  return { homeworkId };
}

/** The homework of a photo of the actor's own. @throws 404 for any other photo */
export async function requireOwnPhoto(context: Context, photoId: string) {
  const { database } = context.get(servicesContext);
  const found = isRecordId(photoId) ? await findHomeworkOfPhoto(database, photoId) : null;
  if (!found) return notFound(context, "no-item", "photo", photoId);
  const { homework } = await loadOwnAnswer(context, found.homeworkId);
  const { id, assignmentId } = homework;
  return { id, assignmentId, isRemovable: !isClosed(homework) };
}
