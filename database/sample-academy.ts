import { hashPassword, standardCost } from "#security/password.ts";
import { staffRoleNames } from "#content/people/staff-roles.ts";
import { createAdmin } from "#data/people/admins.ts";
import type { Database } from "#data/shared/database.ts";
import { samplePassword, sampleStaff } from "./sample-people.ts";
import { insertFees, insertPayRuns, issueInvoices } from "./sample-fees.ts";
import { insertHours } from "./sample-hours.ts";
import { insertAnswers } from "./sample-homework.ts";
import { insertGuardians } from "./sample-guardians.ts";
import { insertEnquiries } from "./sample-enquiries.ts";
import { insertLog } from "./sample-log.ts";
import { insertMessages } from "./sample-messages.ts";
import { insertCourses, insertSeenItems } from "./sample-courses.ts";
import { insertDemoRequests, insertProgress } from "./sample-progress.ts";
import { insertStudents, insertTutors } from "./sample-records.ts";
import { addMakeUps } from "./sample-make-ups.ts";
import { insertWaitingRequest } from "./sample-series.ts";
import { planCourses } from "./sample-teaching.ts";
import { happened } from "./sample-time.ts";

/** One account of each role for signing in. */
export const sampleSignIns = [
  { role: "student", page: "/login", email: "student@viluva.example" },
  { role: "tutor", page: "/tutor-login", email: "tutor@viluva.example" },
  { role: "tutor, pending", page: "/tutor-login", email: "pending@viluva.example" },
  ...sampleStaff.map(({ role, email }) => ({
    role: staffRoleNames[role].toLowerCase(),
    page: "/admin-login",
    email,
  })),
];

/**
 * Fills an empty academy with sample people and the last twelve weeks of their lessons. An academy
 * with accounts is not changed.
 *
 * @param now the moment to which all dates are relative
 * @param cost of the hash of their password
 */
export async function fillSampleAcademy(
  database: Database,
  now: Date,
  cost = standardCost,
): Promise<void> {
  const somebody = await database.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  if (somebody) return;
  const hash = await hashPassword(samplePassword, cost);
  const courses = addMakeUps(now, planCourses(now));
  const owner = await database.transaction().execute(async (trx) => {
    const adminId = await insertStaff(trx, hash, happened(now, 100, "admin"));
    await insertTutors(trx, now, { hash, adminId });
    await insertStudents(trx, now, hash);
    await insertHours(trx, now, { courses, adminId });
    await insertCourses(trx, now, courses, adminId);
    await insertWaitingRequest(trx, now, courses);
    await insertSeenItems(trx, now, courses);
    await insertProgress(trx, now, courses);
    await insertDemoRequests(trx, now, courses);
    await insertGuardians(trx, now);
    await insertMessages(trx, now, adminId);
    await insertAnswers(trx, now);
    await insertEnquiries(trx, now, adminId);
    await insertLog(trx, now, { courses, adminId });
    await insertFees(trx, now, adminId);
    return adminId;
  });
  // After the end of the transaction, when triggers have entered what the lessons cost.
  await issueInvoices(database, now, owner);
  await database.transaction().execute((trx) => insertPayRuns(trx, now, owner));
}

/** Inserts one member of the staff of each role. @returns the owner's id */
async function insertStaff(trx: Database, hash: string, since: Date): Promise<string> {
  const ids: string[] = [];
  for (const { role, email, name } of sampleStaff) {
    ids.push((await createAdmin(trx, email, hash, name, role)) ?? "");
  }
  await trx
    .updateTable("accounts")
    .set({ created_at: since, verified_at: since })
    .where("id", "in", ids)
    .execute();
  await trx.updateTable("admins").set({ created_at: since }).where("id", "in", ids).execute();
  return ids[0] ?? "";
}
