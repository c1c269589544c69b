import type { Database } from "#data/shared/database.ts";
import { deleteMail } from "#data/mail/mails.ts";
import { findMailedPeople, lockWaitingChanges } from "#data/timetable/change-mails.ts";
import { lessonChangeSeconds, type NewMail } from "#domain/mail/mail.ts";
import {
  addToPlanned,
  areSameLessons,
  joinChanges,
  mergeChanges,
  partChanges,
  toMailedChange,
  type ChangeKind,
  type MailedChange,
} from "#domain/timetable/lesson-change.ts";
import type { LessonTime } from "#domain/timetable/series/series.ts";
import { actorContext, type Context } from "#request/context.ts";
import { queueMail } from "#use-cases/mail/mail.ts";

/** A change of an assignment's lessons. The reason of a cancellation is read from the sessions. */
export interface LessonChange {
  what: ChangeKind;
  assignmentId: string;
  /** With their new times; `was` has the time before, if that has changed. */
  lessons: readonly (LessonTime & { id: string; was: LessonTime | null })[];
  /** The weekly series that they belong to; by default none, as for single ones. */
  seriesId?: string | null;
  /** The account that made the change; by default the signed-in one, and null for nobody with an account. */
  madeBy?: string | null;
}

/**
 * Queues the mails about a change of lessons: one each for the student, for a guardian who
 * consents, and for the tutor if somebody else made it. They wait for some seconds
 * (`lessonChangeSeconds`); until then a second change of the same sessions is mailed together with the
 * first, as is one of the same kind of others, and one that undoes it leaves nothing to mail. Call it once for a change, within
 * `auditedTransaction`.
 */
export async function queueLessonChange(
  context: Context,
  trx: Database,
  { madeBy = context.get(actorContext)?.accountId ?? null, ...made }: LessonChange,
): Promise<void> {
  const people = made.lessons.length > 0 && (await findMailedPeople(trx, made.assignmentId));
  if (!people) return;
  const { studentId, tutorId, guardian } = people;
  const change = toMailedChange({ seriesId: null, ...made, lessons: made.lessons.map(asWritten) });
  const accountIds = [studentId, tutorId].filter((id) => id !== null);
  const waiting = await lockWaitingChanges(trx, accountIds, made.assignmentId);
  const dueAt = new Date(Date.now() + lessonChangeSeconds * 1_000);
  const queue = async (accountId: string, toMail: (change: MailedChange) => NewMail) => {
    const { kind } = toMail(change);
    const own = waiting.filter((mail) => mail.accountId === accountId && mail.kind === kind);
    const put = (news: MailedChange | null) =>
      news && queueMail(context, trx, { ...toMail(news), dueAt });
    const same = own.find((mail) => areSameLessons(mail.change, change));
    const joined = own.find((mail) => partChanges(mail.change, change) !== null);
    const found =
      same ??
      joined ??
      own.find((mail) => addToPlanned(mail.change, change) ?? joinChanges(mail.change, change));
    if (!found) return put(change);
    await deleteMail(trx, found.mailId);
    if (same) return put(mergeChanges(found.change, change));
    const parts = partChanges(found.change, change);
    if (!parts) return put(addToPlanned(found.change, change) ?? joinChanges(found.change, change));
    await put(parts.rest);
    return put(mergeChanges(parts.part, change));
  };
  for (const accountId of accountIds.filter((id) => id !== madeBy)) {
    await queue(accountId, (data) => ({ kind: "lesson-change", accountId, data }));
  }
  if (!guardian) return;
  const { id: guardianId, email: address } = guardian;
  await queue(studentId, (news) => ({
    kind: "guardian-lesson-change",
    accountId: studentId,
    address,
    data: { ...news, guardianId },
  }));
}

function asWritten({ id, was, ...time }: LessonChange["lessons"][number]) {
  return { id, ...written(time), was: was && written(was) };
}

function written({ startsAt, minutes }: LessonTime) {
  return { startsAt: startsAt.toISOString(), minutes };
}
