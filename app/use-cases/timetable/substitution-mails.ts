import type { Database } from "#data/shared/database.ts";
import { findMailedPeople } from "#data/timetable/change-mails.ts";
import { deleteWaitingGiverMails, findToldGiver } from "#data/timetable/substitution-mails.ts";
import { lessonChangeSeconds } from "#domain/mail/mail.ts";
import type { Context } from "#request/context.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

const dueAt = () => new Date(Date.now() + lessonChangeSeconds * 1_000);

/** Queues the mail to a tutor who is asked to give a lesson. An undo within seconds leaves nothing to mail. */
export function queueAsked(
  context: Context,
  trx: Database,
  { lessonId, tutorId: accountId }: { lessonId: string; tutorId: string },
): Promise<void> {
  const data = { lessonId };
  return queueMail(context, trx, { kind: "substitution", accountId, data, dueAt: dueAt() });
}

/**
 * Queues the mails about who gives a lesson from now on: to the student, a guardian who consents and the
 * lesson's own tutor. They were told before of whoever the last mail named, at first of its own tutor;
 * who is told already gets none.
 */
export async function queueGiver(
  context: Context,
  trx: Database,
  { assignmentId, lessonId, tutorId }: { assignmentId: string; lessonId: string; tutorId: string },
): Promise<void> {
  const people = await findMailedPeople(trx, assignmentId);
  if (!people) return;
  const { studentId, tutorId: ownTutorId, guardian } = people;
  await deleteWaitingGiverMails(trx, lessonId);
  const told = (await findToldGiver(trx, lessonId)) ?? ownTutorId;
  if (told === tutorId) return;
  const data = { lessonId, tutorId };
  for (const accountId of [studentId, ownTutorId]) {
    if (accountId === null) continue;
    await queueMail(context, trx, { kind: "lesson-tutor", accountId, data, dueAt: dueAt() });
  }
  if (!guardian) return;
  await queueMail(context, trx, {
    kind: "guardian-lesson-tutor",
    accountId: studentId,
    address: guardian.email,
    data: { ...data, guardianId: guardian.id },
    dueAt: dueAt(),
  });
}
