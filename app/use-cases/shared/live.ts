import { canEnter } from "#domain/people/staff.ts";
import { canReadStudents } from "#domain/people/tutor.ts";
import { servicesContext, type Context } from "#request/context.ts";
import { currentActor, mustSetUpSecondFactor } from "#security/guards.ts";

/**
 * Opens the actor's stream of changes (see `LiveStreams`).
 *
 * @param unheard milliseconds since the page's last event; NaN or negative means unknown
 * @returns null when there are too many streams, and for a tutor who reads nothing about students
 */
export function openLiveStream(
  context: Context,
  signal: AbortSignal,
  unheard: number,
): ReadableStream<Uint8Array> | null {
  const { accountId, session, admin, tutor } = currentActor(context);
  // Even when their students' lessons change is not theirs to know.
  if (tutor && !canReadStudents(tutor.status)) return null;
  return context.get(servicesContext).live.open(
    {
      accountId,
      sessionId: session.id,
      // What changes is about people.
      isAdmin: admin !== null && canEnter(admin.role, "people") && !mustSetUpSecondFactor(context),
    },
    signal,
    unheard >= 0 ? unheard : Infinity,
  );
}
