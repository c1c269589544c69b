import { findMessagesChild, readLinkedChildren } from "#data/guardians/guarded-children.ts";
import type { LineReader } from "#data/messages/lines.ts";
import type { AuditActor } from "#domain/audit/audit.ts";
import { allowsMessages } from "#domain/guardians/guardian.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentStudent, currentTutor } from "#security/guards.ts";
import { denyLink } from "#use-cases/guardians/deny-link.ts";
import { findChildOf } from "#use-cases/timetable/guardian-preferred-times.ts";

/** The signed-in student as a reader of lines. */
export function studentReader(context: Context): LineReader {
  const { accountId } = currentStudent(context);
  return { role: "student", personId: accountId, ownerId: accountId };
}

/** The signed-in tutor. */
export function tutorReader(context: Context): LineReader {
  const { accountId } = currentTutor(context);
  return { role: "tutor", personId: accountId, ownerId: accountId };
}

/** A guardian as a reader of one child's lines, with the child's name. */
export interface GuardianReader extends LineReader {
  childName: string;
}

const readerOf = (child: { guardianId: string; studentId: string; studentName: string }) => ({
  role: "guardian" as const,
  personId: child.guardianId,
  ownerId: child.studentId,
  childName: child.studentName,
});

/**
 * The guardian of a page's link as a reader of one child's lines; this link only reads.
 *
 * @throws 404 for a link that is not valid, and where their consent doesn't cover messages
 */
export async function pageGuardian(
  context: Context,
  token: string,
  guardianId: string,
): Promise<GuardianReader> {
  const { database } = context.get(servicesContext);
  const child = await findChildOf(database, token, guardianId, readLinkedChildren);
  return child && allowsMessages(child) ? readerOf(child) : denyLink(context);
}

/**
 * The guardian who holds a link to messages, which writes and is valid for a day.
 *
 * @throws 404 for a link that is not valid, and once their consent doesn't cover messages
 */
export async function linkedGuardian(context: Context, token: string): Promise<GuardianReader> {
  const child = await findMessagesChild(context.get(servicesContext).database, token);
  return child && allowsMessages(child) ? readerOf(child) : denyLink(context);
}

/** A reader as the actor of a change. */
export function actorOf({ role, personId }: LineReader): AuditActor {
  return { id: personId, role };
}
