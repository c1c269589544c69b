import { expect } from "vitest";
import { TestBrowser } from "#test/support/browser.ts";
import { makeCourse, makeTutor, type Person, publish } from "#test/support/people.ts";
import { makeLink } from "#test/support/mail.ts";
import type { LinkPurpose } from "#domain/mail/mailed-link.ts";
import { fillUrl } from "#test/support/urls.ts";
import { oneWeeklyLesson } from "#test/support/weekly-lessons.ts";
import type { Razorpay } from "#test/support/razorpay.ts";
import type { TestAcademy } from "#test/support/academy.ts";

/** The people of the audit tests, made before them: an admin with a fresh proof, and a tutor's class. */
export interface AuditSetup {
  academy: TestAcademy;
  /** The payment gateway of the academy. */
  razorpay: Razorpay;
  admin: Person;
  tutor: Person;
  assignmentId: string;
}

/** A form that succeeds, and the audit entry that it writes. */
export interface Submission {
  browser: TestBrowser;
  path: string;
  fields?: Record<string, string | string[]>;
  /** The expected status; 303 by default. */
  status?: number;
  /** The expected columns of its audit entry. */
  entry: Record<string, unknown>;
}

/** For each URL with an action a request that succeeds; null if it accepts no form. */
export type Submissions = Record<
  string,
  ((url: string, setup: AuditSetup) => Submission | Promise<Submission>) | null
>;

export const anId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;

let emails = 0;
/** An address, or a title, that nothing else has. */
export const newEmail = () => `new-${(emails += 1)}@test.example`;

/** A form for one weekly lesson. */
export const weeklyLesson = async (academy: TestAcademy) => {
  // Those of another address: on one of them the lesson would have to be confirmed.
  await academy.pool.query("delete from holidays");
  return oneWeeklyLesson();
};

/** A form of a mailed link, by its holder. */
export const byLink = async (
  academy: TestAcademy,
  url: string,
  purpose: LinkPurpose,
  action: string,
): Promise<Submission> => {
  const person = await makeTutor(academy);
  const isNew = purpose === "change-email" || purpose === "undo-email";
  const token = await makeLink(academy, person, purpose, isNew ? newEmail() : person.email);
  return {
    browser: new TestBrowser(academy),
    path: fillUrl(url, { token }),
    fields: { password: "another long password", confirmPassword: "another long password" },
    entry: { action, actor_id: person.id, actor_role: "tutor", subject_id: person.id },
  };
};

/** A lesson that has ended, and its student. */
export async function makePastLesson(academy: TestAcademy) {
  const { student, tutor, assignmentId } = await makeCourse(academy);
  const session = { title: newEmail(), startsAt: new Date(Date.now() - 2 * 3_600_000) };
  const lessonId = await publish(academy, assignmentId, tutor, "live-session", session);
  return { student, lessonId };
}
