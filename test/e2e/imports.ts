import { createStudent } from "#data/accounts.ts";
import { insertAssignment } from "#data/assignments.ts";
import { openAcademyDatabase } from "#server/academy.ts";
import { readSettings } from "#server/settings.ts";
import type { Database } from "#data/database.ts";
import type { Account } from "./people.ts";

/** Reaches the academy's database beside the running product, as an import of old records does. */
async function inDatabase(change: (database: Database) => Promise<unknown>): Promise<void> {
  const settings = readSettings({
    DATA_DIR: process.env["ACADEMY_DATA_DIR"],
    DATABASE_URL: process.env["ACADEMY_DATABASE_URL"],
  });
  const { database, close } = await openAcademyDatabase(settings, () => {}, "share");
  try {
    await change(database);
  } finally {
    await close();
  }
}

/** Gives a student legacy courses (§3), each with its approvedCourses flag or none. */
export function importCourses(
  { email }: Account,
  courses: Record<string, boolean | null>,
): Promise<void> {
  return inDatabase(async (database) => {
    const { id } = await database
      .selectFrom("accounts")
      .where("email", "=", email)
      .select("id")
      .executeTakeFirstOrThrow();
    const enrolled = Object.keys(courses);
    await database
      .updateTable("students")
      .set({ enrolled_courses: enrolled })
      .where("id", "=", id)
      .execute();
    for (const [courseId, approved] of Object.entries(courses)) {
      if (approved === null) continue;
      await database
        .insertInto("course_approvals")
        .values({ student_id: id, course_id: courseId, approved })
        .execute();
    }
  });
}

/**
 * Gives a tutor a class 10 mathematics assignment for each name, to students nobody signs in as.
 *
 * @returns the assignments' ids, in the names' order
 */
export async function assignMany(
  { email }: Account,
  names: readonly string[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  await inDatabase((database) =>
    database.transaction().execute(async (trx) => {
      const { id: tutorId } = await trx
        .selectFrom("accounts")
        .where("email", "=", email)
        .select("id")
        .executeTakeFirstOrThrow();
      for (const [at, name] of names.entries()) {
        const studentId = await createStudent(trx, `of-${at}-${email}`, "no password opens it", {
          name,
          username: "student",
          phoneNumber: "",
          address: "",
          referralEmail: null,
          selectedClass: "class-10",
          selectedSubjects: ["mathematics"],
        });
        const course = { classId: "class-10", subjectId: "mathematics", createdBy: null };
        const made = { studentId: studentId ?? "", tutorId, ...course };
        ids.push((await insertAssignment(trx, made)) ?? "");
      }
    }),
  );
  return ids;
}

/** Puts a tutor who teaches already back under review, which no screen does. */
export function putUnderReview({ email }: Account): Promise<void> {
  return inDatabase((database) =>
    database
      .updateTable("tutors")
      .set({ status: "pending", approved_date: null })
      .where("id", "in", (eb) => eb.selectFrom("accounts").where("email", "=", email).select("id"))
      .execute(),
  );
}

/** Moves a live session to a moment with seconds in it, which no form has. */
export function moveSession(title: string, startsAt: Date): Promise<void> {
  return inDatabase((database) =>
    database
      .updateTable("content_items")
      .set({ starts_at: startsAt })
      .where("title", "=", title)
      .execute(),
  );
}
