import type { Database } from "#data/shared/database.ts";
import {
  addAssignment,
  applyChange,
  insertGuardians,
  insertRecords,
  insertStudents,
  insertTutors,
  type ImportedRecord,
} from "#data/import/apply.ts";
import type { ImportRun } from "#data/import/runs.ts";
import { lockPeople } from "#data/import/locks.ts";
import { planGuardianMails } from "#data/guardians/guardian-links.ts";
import { insertLinks } from "#data/account/mailed-links.ts";
import { insertMails } from "#data/mail/mails.ts";
import { consentReminderDays } from "#domain/guardians/guardian.ts";
import { invitationsPerSecond } from "#domain/import/state.ts";
import type { Step } from "#domain/import/step.ts";
import type { NewMail } from "#domain/mail/mail.ts";
import type { MailQueue } from "#request/context.ts";
import { day } from "#domain/shared/durations.ts";

/** How many rows are written by one statement, whose time is limited. */
const batchSize = 200;

interface Run {
  trx: Database;
  mailQueue: MailQueue;
  run: ImportRun;
  /** Called after each batch with the number of rows so far. */
  report: (done: number) => void;
}

/** Does what an import planned. Run it in a transaction. */
export async function applySteps(job: Run, steps: readonly Step[]): Promise<void> {
  const { trx, run, mailQueue, report } = job;
  const now = new Date();
  let mailed = 0;
  await lockPeople(trx, steps.flatMap(peopleOf));
  for (let first = 0; first < steps.length; first += batchSize) {
    const batch = steps.slice(first, first + batchSize);
    const { records, mails } = await applyBatch(trx, run, batch, now);
    await insertRecords(trx, run.id, records);
    // Spread, so that other mails don't wait behind thousands.
    const spread = mails.map((mail) => {
      mailed += 1;
      const delay = (mailed / invitationsPerSecond) * 1000;
      return { ...mail, dueAt: new Date((mail.dueAt ?? now).getTime() + delay) };
    });
    await mailQueue.put(trx, await insertMails(trx, spread));
    report(first + batch.length);
  }
}

/** The people whom the academy has, and whose records a step changes. */
function peopleOf(step: Step): string[] {
  if (step.does === "change-student" || step.does === "change-tutor") return [step.id];
  if (step.does === "create-guardian") return [step.studentId];
  return step.does === "create-assignment" ? [step.studentId, step.tutorId] : [];
}

const ofKind = <Does extends Step["does"]>(steps: readonly Step[], does: Does) =>
  steps.filter((step): step is Extract<Step, { does: Does }> => step.does === does);

async function applyBatch(trx: Database, run: ImportRun, steps: readonly Step[], now: Date) {
  const students = ofKind(steps, "create-student");
  const tutors = ofKind(steps, "create-tutor");
  const guardians = ofKind(steps, "create-guardian");
  const newStudents = await insertStudents(trx, students);
  const newTutors = await insertTutors(trx, tutors, now);
  const newGuardians = await insertGuardians(trx, guardians);
  const rest: ImportedRecord[] = [];
  const mails: NewMail[] = [
    ...(await invite(trx, newStudents, students)),
    ...(await invite(trx, newTutors, tutors)),
    ...(await askGuardians(trx, newGuardians, guardians, now)),
  ];
  for (const step of steps) {
    if (step.does === "change-student" || step.does === "change-tutor") {
      rest.push(await applyChange(trx, step));
    } else if (step.does === "create-assignment") {
      const record = await addAssignment(trx, step, run.createdBy);
      rest.push(record);
      const data = { assignmentId: record.id };
      for (const accountId of [step.studentId, step.tutorId]) {
        mails.push({ kind: "assignment-created", accountId, data });
      }
    }
  }
  return { records: [...newStudents, ...newTutors, ...newGuardians, ...rest], mails };
}

async function invite(
  trx: Database,
  people: readonly ImportedRecord[],
  steps: readonly { email: string }[],
): Promise<NewMail[]> {
  const links = people.map(({ id }, index) => ({
    accountId: id,
    purpose: "invitation" as const,
    email: steps[index]?.email ?? "",
  }));
  const ids = await insertLinks(trx, links);
  return people.map(({ id }, index) => ({
    kind: "invitation" as const,
    accountId: id,
    data: { linkId: ids[index] ?? "" },
  }));
}

/**
 * A guardian of a student who has not accepted the invitation yet is asked once they have. Above the
 * limits of a day the others wait; no mailbox is locked, of which an import may have thousands.
 */
async function askGuardians(
  trx: Database,
  guardians: readonly ImportedRecord[],
  steps: readonly Extract<Step, { does: "create-guardian" }>[],
  now: Date,
): Promise<NewMail[]> {
  const asked = steps.flatMap(({ isAsked, studentId, to: { email } }, index) =>
    isAsked ? [{ email, studentId, guardianId: guardians[index]?.id ?? "" }] : [],
  );
  const times = await planGuardianMails(trx, asked, now);
  return asked.flatMap(({ email: address, studentId: accountId, guardianId }, index) => {
    const askAt = times[index] ?? now;
    const mail = { accountId, address, data: { guardianId } };
    const dueAt = new Date(askAt.getTime() + consentReminderDays * day);
    return [
      { ...mail, kind: "guardian-consent" as const, dueAt: askAt },
      { ...mail, kind: "guardian-reminder" as const, dueAt },
    ];
  });
}
