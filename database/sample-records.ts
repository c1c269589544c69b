import type { Database } from "#data/shared/database.ts";
import { addressOf, emailOf, legacyCourses, phoneOf, sampleStudents } from "./sample-people.ts";
import { rejectionReason, sampleTutors, suspensionReason } from "./sample-tutors.ts";
import { happened, idFrom } from "./sample-time.ts";

/** When a person of the sample joined or applied. */
export const joinedAt = (now: Date, handle: string, daysAgo: number) =>
  happened(now, daysAgo, handle);

/** When a tutor was approved, rejected or suspended: a day after, and for a suspension two days ago. */
export const decidedAt = (now: Date, handle: string, applied: number) =>
  happened(now, applied - 1, `${handle} decided`);

export const suspendedAt = (now: Date, handle: string) => happened(now, 2, `${handle} suspended`);

/** Inserts the tutors with their accounts, in every status. */
export async function insertTutors(
  trx: Database,
  now: Date,
  { hash, adminId }: { hash: string; adminId: string },
): Promise<void> {
  await insertAccounts(
    trx,
    hash,
    sampleTutors.map(({ handle, applied }) => ({ handle, at: joinedAt(now, handle, applied) })),
  );
  const rows = sampleTutors.map((tutor, place) => ({
    id: idFrom(tutor.handle),
    first_name: tutor.name[0],
    last_name: tutor.name[1],
    phone_number: phoneOf(place + 1),
    qualification: tutor.background[0],
    experience: tutor.background[1],
    selected_classes: tutor.classes.split(" "),
    selected_subjects: tutor.subjects.split(" "),
    bio: tutor.bio,
    status: tutor.status,
    rejection_reason: tutor.status === "rejected" ? rejectionReason : null,
    approved_date: ["approved", "suspended"].includes(tutor.status)
      ? decidedAt(now, tutor.handle, tutor.applied)
      : null,
    created_at: joinedAt(now, tutor.handle, tutor.applied),
  }));
  await trx.insertInto("tutors").values(rows).execute();
  const suspensions = sampleTutors
    .filter(({ status }) => status === "suspended")
    .map(({ handle }) => ({
      tutor_id: idFrom(handle),
      reason: suspensionReason,
      suspended_by: adminId,
      suspended_at: suspendedAt(now, handle),
      lift_reason: null,
      lifted_by: null,
      lifted_at: null,
    }));
  await trx.insertInto("tutor_suspensions").values(suspensions).execute();
}

/** Inserts the students with their accounts. */
export async function insertStudents(trx: Database, now: Date, hash: string): Promise<void> {
  await insertAccounts(
    trx,
    hash,
    sampleStudents.map(({ handle, joined }) => ({ handle, at: joinedAt(now, handle, joined) })),
  );
  const rows = sampleStudents.map(({ handle, name, classId, subjects, joined }, place) => ({
    id: idFrom(handle),
    name,
    username: handle,
    phone_number: phoneOf(place + 21),
    address: addressOf(place),
    referral_email: place % 11 === 8 ? emailOf("student") : null,
    selected_class: classId,
    selected_subjects: subjects.split(" "),
    enrolled_courses: legacyCourses[handle] ?? [],
    created_at: joinedAt(now, handle, joined),
    // Cleared by a trigger for those who get a tutor.
    waiting_since: joinedAt(now, handle, joined),
  }));
  await trx.insertInto("students").values(rows).execute();
}

async function insertAccounts(
  trx: Database,
  hash: string,
  people: readonly { handle: string; at: Date }[],
): Promise<void> {
  const rows = people.map(({ handle, at }) => ({
    id: idFrom(handle),
    email: emailOf(handle),
    password_hash: hash,
    created_at: at,
    verified_at: at,
  }));
  await trx.insertInto("accounts").values(rows).execute();
}
