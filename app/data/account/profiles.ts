import { sql } from "kysely";
import type { Database } from "#data/shared/database.ts";
import { hasResult, rowOrNull } from "#data/shared/rows.ts";

export interface StudentProfile {
  name: string;
  username: string;
  phoneNumber: string;
  address: string;
  referralEmail: string | null;
  selectedClass: string;
  selectedSubjects: string[];
  /** Legacy course ids; only an import has any (§3). */
  enrolledCourses?: string[];
}

export interface TutorProfile {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  qualification: string;
  experience: string;
  selectedClasses: string[];
  selectedSubjects: string[];
  bio: string;
}

/** A student's profile as table columns. */
export function studentColumns(profile: StudentProfile) {
  return {
    name: profile.name,
    username: profile.username,
    phone_number: profile.phoneNumber,
    address: profile.address,
    referral_email: profile.referralEmail,
    selected_class: profile.selectedClass,
    selected_subjects: profile.selectedSubjects,
  };
}

/** A tutor's profile as table columns. */
export function tutorColumns(profile: TutorProfile) {
  return {
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone_number: profile.phoneNumber,
    qualification: profile.qualification,
    experience: profile.experience,
    selected_classes: profile.selectedClasses,
    selected_subjects: profile.selectedSubjects,
    bio: profile.bio,
  };
}

/** A student's profile; null if there is none. */
export function findStudentProfile(
  db: Database,
  studentId: string,
): Promise<StudentProfile | null> {
  return db
    .selectFrom("students")
    .select([
      "name",
      "username",
      "phone_number as phoneNumber",
      "address",
      "referral_email as referralEmail",
      "selected_class as selectedClass",
      "selected_subjects as selectedSubjects",
    ])
    .where("id", "=", studentId)
    .$call(rowOrNull);
}

/** A tutor's profile; null if there is none. */
export function findTutorProfile(db: Database, tutorId: string): Promise<TutorProfile | null> {
  return db
    .selectFrom("tutors")
    .select([
      "first_name as firstName",
      "last_name as lastName",
      "phone_number as phoneNumber",
      "qualification",
      "experience",
      "selected_classes as selectedClasses",
      "selected_subjects as selectedSubjects",
      "bio",
    ])
    .where("id", "=", tutorId)
    .$call(rowOrNull);
}

/** Locks a person's record until the transaction ends. */
export async function lockProfile(
  trx: Database,
  table: "students" | "tutors",
  id: string,
): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(trx);
}

export async function updateStudentProfile(
  trx: Database,
  studentId: string,
  profile: StudentProfile,
): Promise<void> {
  await trx
    .updateTable("students")
    .set(studentColumns(profile))
    .where("id", "=", studentId)
    .execute();
}

/** Changes a student's phone number only. @returns false where it was the same */
export const updatePhoneNumber = (trx: Database, studentId: string, phoneNumber: string) =>
  trx
    .updateTable("students")
    .set({ phone_number: phoneNumber })
    .where("id", "=", studentId)
    .where("phone_number", "<>", phoneNumber)
    .returning("id")
    .$call(hasResult);

export async function updateTutorProfile(
  trx: Database,
  tutorId: string,
  profile: TutorProfile,
): Promise<void> {
  await trx.updateTable("tutors").set(tutorColumns(profile)).where("id", "=", tutorId).execute();
}
