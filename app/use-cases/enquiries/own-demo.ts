import { upsertDemoRequest } from "#data/enquiries/demo-requests.ts";
import { lockProfile, updatePhoneNumber } from "#data/account/profiles.ts";
import {
  canAskForDemo,
  demoStep,
  type DemoChoice,
  type DemoStep,
} from "#domain/enquiries/demo-request.ts";
import { redirect } from "react-router";
import type { Context } from "#request/context.ts";
import { auditedTransaction } from "#request/audit.ts";
import { currentStudent } from "#security/guards.ts";
import { loadOwnCourses, type OwnCourses } from "#use-cases/teaching/courses.ts";

/** The step to the first class that a student waits for; null where none is shown. */
export function demoStepOf({ courses, record }: OwnCourses): DemoStep | null {
  return demoStep({
    isAsked: record.demoRequest !== null,
    hasCourse: courses.length > 0,
    hasOpenCourse: courses.some(({ access }) => access === "open"),
    hasLesson: record.assignments.some(
      ({ nextLesson, hasBegun }) => nextLesson !== null || hasBegun,
    ),
  });
}

/** The actor, who can ask for a demo class. @throws a redirect home once they have a course */
export async function requireNoCourse(context: Context): Promise<OwnCourses> {
  const own = await loadOwnCourses(context);
  if (canAskForDemo({ hasCourse: own.courses.length > 0 })) return own;
  throw redirect("/dashboard");
}

/**
 * Stores when a demo class would suit the actor, and the phone number in their profile. The same
 * again changes nothing.
 *
 * @throws as `requireNoCourse` does
 */
export async function askForDemo(
  context: Context,
  { phoneNumber, ...times }: DemoChoice,
): Promise<void> {
  await requireNoCourse(context);
  const { accountId: id } = currentStudent(context);
  const subject = { kind: "student", id } as const;
  await auditedTransaction(context, async (trx, record) => {
    await lockProfile(trx, "students", id);
    if (await upsertDemoRequest(trx, id, times)) await record({ action: "ask-demo", subject });
    if (await updatePhoneNumber(trx, id, phoneNumber)) {
      await record({ action: "change-profile", subject });
    }
  });
}
