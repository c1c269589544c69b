import { hashPassword, standardCost } from "#security/password.ts";
import { createStudent, createTutor } from "#data/accounts.ts";
import { createAdmin } from "#data/admins.ts";
import { insertAssignment } from "#data/assignments.ts";
import { insertContent } from "#data/content.ts";
import type { Database } from "#data/database.ts";
import { approveTutor, rejectTutor } from "#data/tutors.ts";
import { emptyContent } from "#domain/content.ts";
import { parseIndiaDateTime, toIndiaDateTimeFields } from "#domain/india-time.ts";
import {
  rejectionReason,
  sampleAdmin,
  samplePassword,
  sampleStudents,
  sampleTutors,
} from "./sample-people.ts";
import { sampleAssignments } from "./sample-teaching.ts";

/** One account of each role for signing in. */
export const sampleSignIns = [
  { role: "student", page: "/login", email: "student@viluva.example" },
  { role: "tutor", page: "/tutor-login", email: "tutor@viluva.example" },
  { role: "tutor, pending", page: "/tutor-login", email: "pending@viluva.example" },
  { role: "admin", page: "/admin-login", email: sampleAdmin.email },
];

/**
 * Fills an empty academy with sample people, assignments and content. An academy with accounts is
 * not changed.
 *
 * @param today the day to which the dates of live sessions are relative
 * @param cost of the hash of their password
 */
export async function fillSampleAcademy(
  database: Database,
  today: Date,
  cost = standardCost,
): Promise<void> {
  const somebody = await database.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
  if (somebody) return;
  const hash = await hashPassword(samplePassword, cost);
  await database.transaction().execute(async (trx) => {
    const ids = await insertPeople(trx, hash, today);
    await insertTeaching(trx, ids, today);
  });
}

type Ids = Map<string, string>;

async function insertPeople(trx: Database, hash: string, today: Date): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { email, status, ...profile } of sampleTutors) {
    const id = (await createTutor(trx, email, hash, profile)) ?? "";
    if (status === "approved") await approveTutor(trx, id, today);
    if (status === "rejected") await rejectTutor(trx, id, rejectionReason);
    ids.set(email, id);
  }
  for (const { email, ...profile } of sampleStudents) {
    ids.set(email, (await createStudent(trx, email, hash, profile)) ?? "");
  }
  await trx.updateTable("accounts").set({ verified_at: today }).execute();
  await createAdmin(trx, sampleAdmin.email, hash, sampleAdmin.name);
  return ids;
}

async function insertTeaching(trx: Database, ids: Ids, today: Date): Promise<void> {
  for (const { student, tutor, items, ...subject } of sampleAssignments) {
    const tutorId = ids.get(tutor) ?? "";
    const created = await insertAssignment(trx, {
      ...subject,
      tutorId,
      studentId: ids.get(student) ?? "",
      createdBy: null,
    });
    if (!created) throw new Error(`the sample assigns ${student} and ${tutor} twice`);
    for (const { kind, startsIn, ...item } of items) {
      const startsAt = startsIn ? daysFrom(today, startsIn.days, startsIn.time) : null;
      await insertContent(trx, { assignmentId: created, tutorId }, kind, {
        ...emptyContent,
        ...item,
        startsAt,
      });
    }
  }
}

function daysFrom(today: Date, days: number, time: string): Date | null {
  const { date } = toIndiaDateTimeFields(new Date(today.getTime() + days * 86_400_000));
  return parseIndiaDateTime(date, time);
}
