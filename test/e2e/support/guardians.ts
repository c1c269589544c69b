import { linksOf } from "#test/support/mail-links.ts";
import { findMails, pathInMail } from "./mailbox.ts";
import { makeTutor, nextAccount, type Person } from "./people.ts";
import { postForm } from "./requests.ts";
import { assign, minutesFromNow, publish } from "./teaching.ts";

/** A guardian's address that no other test uses. */
export function nextGuardianEmail(): string {
  return `guardian-${nextAccount("Student").email}`;
}

/** Waits for a mail that asks a guardian for consent. @returns the path of its link */
export function consentPath(email: string, subject: string): Promise<string> {
  return pathInMail(email, subject, /^\/guardian\/consent\/[\w-]{43}$/);
}

/**
 * Waits for the mail that asks a guardian for consent for another child: the mails do not say for
 * whom. @param opened the paths of those before
 */
export async function nextConsentPath(email: string, opened: readonly string[]): Promise<string> {
  const mails = await findMails(email, "May your child learn with", opened.length + 1);
  const paths = mails.flatMap(linksOf).map((url) => new URL(url).pathname);
  return paths.find((path) => path.startsWith("/guardian/") && !opened.includes(path)) ?? "";
}

/** Waits for a mail with a guardian's page. @returns the path of its link */
export function guardianPath(email: string, subject: string): Promise<string> {
  return pathInMail(email, subject, /^\/guardian\/[\w-]{43}$/);
}

/** Names a guardian for a student who is not yet of age, through the student's forms. */
export async function nameGuardian(student: Person, email: string): Promise<void> {
  const date = { day: "1", month: "5", year: "2013" };
  await postForm("/account/guardian/birth-date", date, student.cookie);
  const contact = { name: "Lakshmi Devi", relation: "mother", email, phoneNumber: "" };
  const answer = await postForm("/account/guardian/contact", contact, student.cookie);
  if (answer.status !== 303) throw new Error(`not named: ${answer.status}`);
}

/** Gives a student a tutor, a lesson, a recording and an announcement. */
export async function publishLessons(student: Person, title: string): Promise<void> {
  const tutor = await makeTutor();
  const assignmentId = await assign(student, tutor);
  await publish(tutor, assignmentId, "live-sessions", `${title} live`, minutesFromNow(3000));
  await publish(tutor, assignmentId, "recordings", `${title} recorded`);
  await publish(tutor, assignmentId, "announcements", `${title} announced`);
}
