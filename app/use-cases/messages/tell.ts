import type { Line } from "#data/messages/lines.ts";
import { findMembers, type LineMembers } from "#data/messages/members.ts";
import { insertPushes } from "#data/push/pushes.ts";
import type { Database } from "#data/shared/database.ts";
import { timeToMail } from "#domain/messages/notices.ts";
import { rolesIn } from "#domain/people/staff.ts";
import { startOfDay } from "#domain/shared/day.ts";
import type { Context } from "#request/context.ts";
import { queueMail } from "#use-cases/mail/mail.ts";
import { sql, type RawBuilder } from "kysely";
import type { Writer } from "./write.ts";

interface Told {
  writer: Writer;
  /** With the number of the new message as its last. */
  line: Line;
  now: Date;
}

/**
 * Tells the other members of a line of a new message, in its transaction: their devices at once, and by
 * mail whoever has not read it after some minutes. Quiet hours hold both, unless student and tutor have
 * a lesson soon.
 */
export async function tellMembers(context: Context, trx: Database, told: Told): Promise<void> {
  const { writer, line, now } = told;
  const members = await findMembers(trx, line, { now, dayEnd: startOfDay(now, 1) });
  const { isOffice, studentId, tutorId } = line;
  const isFromTutor = writer.role === "tutor";
  if (isOffice && writer.role !== "staff") {
    const staff = sql`select id from admins where role = any(${sql.val(rolesIn("messages"))})`;
    await push(trx, told, members, staff, `/admin-dashboard/messages/${line.id}`);
  }
  if (studentId !== null && writer.role !== "student") {
    await tellAccount(context, trx, told, members, {
      accountId: studentId,
      path: `/dashboard/messages/${line.id}`,
      readSeq: members.studentReadSeq,
    });
  }
  if (tutorId !== null && !isFromTutor) {
    await tellAccount(context, trx, told, members, {
      accountId: tutorId,
      path: `/tutor-dashboard/messages/${line.id}`,
      readSeq: members.tutorReadSeq,
    });
  }
  const { guardian } = members;
  if (studentId === null || guardian === null || writer.role === "guardian") return;
  await queueMail(context, trx, {
    kind: "guardian-line-message",
    accountId: studentId,
    address: guardian.email,
    data: { lineId: line.id, guardianId: guardian.id },
    ...mailOnce(told, members, guardian.id, guardian.readSeq),
  });
}

/** A student or a tutor: a device's notice for each message, and a mail for all they have not read. */
async function tellAccount(
  context: Context,
  trx: Database,
  told: Told,
  members: LineMembers,
  member: { accountId: string; path: string; readSeq: number },
): Promise<void> {
  const { accountId, path, readSeq } = member;
  await push(trx, told, members, sql`${accountId}::uuid`, path);
  await queueMail(context, trx, {
    kind: "line-message",
    accountId,
    data: { lineId: told.line.id },
    ...mailOnce(told, members, accountId, readSeq),
  });
}

/** Until somebody reads, there is one mail for whatever else is written. */
function mailOnce({ line, now }: Told, { lesson }: LineMembers, personId: string, readSeq: number) {
  const key = `line ${line.id} ${personId} ${readSeq}`;
  return { key, dueAt: timeToMail(now, lesson && new Date(lesson.startsAt)) };
}

function push(
  trx: Database,
  { line, now }: Told,
  { lesson }: LineMembers,
  accounts: RawBuilder<unknown>,
  path: string,
): Promise<void> {
  const key = `message ${line.id} ${line.lastSeq}`;
  // It doesn't take the place of the lesson's own notice.
  const before = lesson && new Date(lesson.startsAt);
  return insertPushes(trx, accounts, { kind: "message", path, key, lesson: null, before }, now);
}
