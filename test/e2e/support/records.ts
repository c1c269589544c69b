import { createStudent } from "#data/account/accounts.ts";
import { insertAssignment } from "#data/assignments/assignments.ts";
import { suspendTutor } from "#data/people/suspensions.ts";
import { academyDatabase } from "./database.ts";
import { findId, theAdmin, type Person } from "./people.ts";

// Records that no screen can make, written straight into the database.

/** Gives a student legacy courses (§3), each with its approvedCourses flag or none. */
export async function importCourses(
  { id }: Person,
  courses: Record<string, boolean | null>,
): Promise<void> {
  const database = academyDatabase();
  await database
    .updateTable("students")
    .set({ enrolled_courses: Object.keys(courses) })
    .where("id", "=", id)
    .execute();
  for (const [courseId, approved] of Object.entries(courses)) {
    if (approved === null) continue;
    await database
      .insertInto("course_approvals")
      .values({ student_id: id, course_id: courseId, approved })
      .execute();
  }
}

/**
 * Gives a tutor one class 10 mathematics assignment for each name, with students who cannot sign in.
 *
 * @returns the assignments' ids, in the names' order
 */
export function assignMany(tutor: Person, names: readonly string[]): Promise<string[]> {
  return academyDatabase()
    .transaction()
    .execute(async (trx) => {
      const ids: string[] = [];
      for (const [index, name] of names.entries()) {
        const studentId = await createStudent(trx, `of-${index}-${tutor.email}`, "no password", {
          name,
          username: "student",
          phoneNumber: "",
          address: "",
          referralEmail: null,
          selectedClass: "class-10",
          selectedSubjects: ["mathematics"],
        });
        const course = { classId: "class-10", subjectId: "mathematics", createdBy: null };
        const made = { studentId: studentId ?? "", tutorId: tutor.id, ...course };
        ids.push((await insertAssignment(trx, made)) ?? "");
      }
      return ids;
    });
}

/** Puts an approved tutor with assignments back under review. */
export async function putUnderReview({ id }: Person): Promise<void> {
  await academyDatabase()
    .updateTable("tutors")
    .set({ status: "pending", approved_date: null })
    .where("id", "=", id)
    .execute();
}

/** Suspends a tutor in the first admin's name. */
export async function suspend(tutor: Person, reason: string): Promise<void> {
  const { id: adminId } = await findId(theAdmin());
  await academyDatabase()
    .transaction()
    .execute((trx) => suspendTutor(trx, { tutorId: tutor.id, reason, adminId }));
}

/** Lets the demo class of an enquiry be over: the form plans none in the past. */
export async function endDemo(enquiryId: string): Promise<void> {
  await academyDatabase()
    .updateTable("demo_lessons")
    .set({ starts_at: new Date(Date.now() - 3_600_000) })
    .where("enquiry_id", "=", enquiryId)
    .execute();
}

/** Moves a lesson to a moment with seconds, which the form does not offer. */
export async function moveLesson(title: string, startsAt: Date): Promise<void> {
  await academyDatabase()
    .updateTable("content_items")
    .set({ starts_at: startsAt })
    .where("title", "=", title)
    .execute();
}
