import type { Database } from "#data/shared/database.ts";
import { lockTimetablesOfSubstitute } from "#data/timetable/locks.ts";
import { countActiveAssignments, deleteTutor, lockTutor } from "#data/people/tutors.ts";
import { listComingLessonsOfTutor } from "#data/timetable/people.ts";
import { deleteStudent, lockStudent } from "#data/people/students.ts";
import type { Role } from "#domain/audit/audit.ts";
import { ok, type Refusal, type Result } from "#domain/shared/result.ts";
import { auditedChange, deny } from "#request/audit.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentActor } from "#security/guards.ts";
import { verifyFreshProof, type FreshProofRefusal } from "#security/fresh-proof.ts";
import { clearSessionCookie } from "#security/session.ts";
import { queueLessonChange } from "#use-cases/timetable/notifications.ts";

/** The actor's role and what depends on the account, to show before it is deleted. */
export async function loadAccountDeletion(
  context: Context,
): Promise<{ role: Role; activeAssignments: number }> {
  const { accountId } = currentActor(context);
  const { database } = context.get(servicesContext);
  const role = accountRole(context);
  const counts = role === "tutor" ? await countActiveAssignments(database, accountId) : 0;
  return { role, activeAssignments: counts };
}

// An admin with another record counts as an admin, whose account only the operator can delete.
function accountRole(context: Context): Role {
  const { student, admin } = currentActor(context);
  if (admin) return "admin";
  return student ? "student" : "tutor";
}

const deleteByRole: Record<
  Exclude<Role, "admin">,
  (trx: Database, id: string, context: Context) => Promise<boolean>
> = {
  student: async (trx, id) => (await lockStudent(trx, id)) && (await deleteStudent(trx, id)),
  tutor: async (trx, id, context) => {
    // Lessons that a deleted tutor was to give once are their own tutors' again.
    await lockTimetablesOfSubstitute(trx, id);
    if ((await lockTutor(trx, id)) === null) return false;
    await queueCancellations(trx, id, context);
    return deleteTutor(trx, id);
  },
};

/** Queues the mails to the families whose lessons the deletion of their tutor cancels. */
async function queueCancellations(trx: Database, tutorId: string, context: Context): Promise<void> {
  const coming = await listComingLessonsOfTutor(trx, tutorId, new Date());
  for (const [assignmentId, lessons] of Map.groupBy(coming, (lesson) => lesson.assignmentId)) {
    await queueLessonChange(context, trx, {
      what: "cancelled",
      assignmentId,
      lessons: lessons.map(({ id, startsAt, minutes }) => ({ id, startsAt, minutes, was: null })),
    });
  }
}

/**
 * Deletes the actor's own account permanently, without an undo, after a fresh proof or the password. A student's records are deleted
 * too; what a tutor published stays with the students, without the tutor (decision 18).
 *
 * @returns the `Set-Cookie` that clears the session cookie; 'not-possible' for an admin, and for an
 *   account that another request has just deleted
 */
export async function deleteOwnAccount(
  context: Context,
  password: string,
): Promise<Result<{ cookie: string }, Refusal<"not-possible"> | FreshProofRefusal>> {
  const { accountId: id } = currentActor(context);
  const role = accountRole(context);
  const entry = { action: "delete-own-account", subject: { kind: role, id } } as const;
  const refuseDeletion = () => deny(context, { ...entry, reason: "not-possible" });
  if (role === "admin") return refuseDeletion();
  const verified = await verifyFreshProof(context, password, entry);
  if (!verified.ok) return verified;
  const wasDeleted = await auditedChange(context, entry, (trx) =>
    deleteByRole[role](trx, id, context),
  );
  if (!wasDeleted) return refuseDeletion();
  await context.get(servicesContext).erasures.save();
  return ok({ cookie: await clearSessionCookie(context) });
}
