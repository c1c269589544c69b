import {
  deleteUnanswered,
  findHomeworkOfTutor,
  findHomeworkOfTutorsPhoto,
  listAnswersOfTutor,
  markAnswer,
  type AnsweredHomework,
  type AnswerPhoto,
} from "#data/homework/answers.ts";
import { setMarks } from "#data/homework/photos.ts";
import { lockHomework } from "#data/homework/uploads.ts";
import { markedMailSeconds } from "#domain/mail/mail.ts";
import { checkMarking, type MarkingInput, type MarkingProblem } from "#domain/homework/homework.ts";
import { parseMarks, type PhotoMark } from "#domain/homework/marks.ts";
import { canManageContent } from "#domain/people/tutor.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import { parseMark } from "#domain/teaching/mark.ts";
import { auditedChange, auditedTransaction, deny, notFound } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentTutor } from "#security/guards.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/** What came in to the actor, and what they have marked lately. */
export async function loadAnswers(
  context: Context,
): Promise<{ answers: AnsweredHomework[]; now: Date }> {
  const { database } = context.get(servicesContext);
  const now = new Date();
  const { accountId } = currentTutor(context);
  return { answers: await listAnswersOfTutor(database, accountId, now), now };
}

/** Homework of an assignment of the actor's. @throws 404 for any other */
export async function loadAnswer(context: Context, homeworkId: string): Promise<AnsweredHomework> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentTutor(context);
  const found = isRecordId(homeworkId)
    ? await findHomeworkOfTutor(database, accountId, homeworkId, new Date())
    : null;
  return found ?? notFound(context, "no-item", "homework", homeworkId);
}

/** A photo that was handed in to the actor, with its homework. @throws 404 for any other */
export async function loadAnswerPhoto(
  context: Context,
  photoId: string,
): Promise<{ homework: AnsweredHomework; photo: AnswerPhoto }> {
  const { database } = context.get(servicesContext);
  const { accountId } = currentTutor(context);
  const homework = isRecordId(photoId)
    ? await findHomeworkOfTutorsPhoto(database, accountId, photoId, new Date())
    : null;
  const photo = homework?.photos.find(({ id }) => id === photoId);
  if (homework && photo) return { homework, photo };
  return notFound(context, "no-item", "photo", photoId);
}

/** Why something is not said of an answer; `no-answer` where none was handed in. */
export type MarkingRefusal = Refusal<MarkingProblem | "no-answer" | "not-approved">;

/** Gives an answer a mark, a word or both, or changes them. @throws 404 as `loadAnswer` does */
export async function markHomework(
  context: Context,
  homeworkId: string,
  input: MarkingInput,
): Promise<Result<null, MarkingRefusal>> {
  const { id, assignmentId, studentId } = await loadAnswer(context, homeworkId);
  const { accountId: tutorId } = currentTutor(context);
  const entry = {
    action: "mark-homework",
    subject: { kind: "homework", id },
    detail: { assignmentId, studentId },
  } as const;
  if (!isApproved(context)) return deny(context, { ...entry, reason: "not-approved" });
  const failure = checkMarking(input);
  if (failure) return refuse(failure.problem);
  return auditedTransaction(context, async (trx, record): Promise<Result<null, MarkingRefusal>> => {
    await lockHomework(trx, id);
    const current = await findHomeworkOfTutor(trx, tutorId, id, new Date());
    if (!current?.answer) return refuse("no-answer");
    const { mark, outOf, word } = input;
    const said = { mark: parseMark(mark), outOf: parseMark(outOf), word: word.trim() };
    await markAnswer(trx, id, tutorId, said);
    await record(entry);
    await queueMail(context, trx, {
      kind: "homework-marked",
      accountId: studentId,
      data: { homeworkId: id },
      key: `homework-marked ${id}`,
      dueAt: new Date(Date.now() + markedMailSeconds * 1_000),
    });
    return ok();
  });
}

const isApproved = (context: Context) => canManageContent(currentTutor(context).tutor.status);

/** Why nothing is drawn; `invalid` for what no page of ours sends, and for too much. */
export type DrawingRefusal = Refusal<"invalid" | "not-approved">;

/**
 * Replaces what is drawn on a photo.
 *
 * @throws 404 as `loadAnswerPhoto` does
 */
export async function drawOnPhoto(
  context: Context,
  photoId: string,
  drawn: string,
): Promise<Result<PhotoMark[], DrawingRefusal>> {
  const { homework, photo } = await loadAnswerPhoto(context, photoId);
  const { assignmentId, studentId } = homework;
  const entry = {
    action: "mark-photo",
    subject: { kind: "photo", id: photo.id },
    detail: { assignmentId, studentId },
  } as const;
  if (!isApproved(context)) return deny(context, { ...entry, reason: "not-approved" });
  const marks = parseMarks(drawn, photo);
  if (!marks) return refuse("invalid");
  await auditedTransaction(context, async (trx, record) => {
    await lockHomework(trx, homework.id);
    await setMarks(trx, photo.id, marks);
    await record(entry);
  });
  return ok(marks);
}

/**
 * Deletes homework that the actor's assignment has by no report and nobody has answered.
 *
 * @returns whether it was deleted
 * @throws 404 as `loadAnswer` does
 */
export async function deleteHomework(context: Context, homeworkId: string): Promise<boolean> {
  const { id, assignmentId, studentId } = await loadAnswer(context, homeworkId);
  const detail = { assignmentId, studentId };
  const change = { action: "delete-homework", subject: { kind: "homework", id }, detail } as const;
  return auditedChange(context, change, async (trx) => {
    await lockHomework(trx, id);
    return deleteUnanswered(trx, id);
  });
}
