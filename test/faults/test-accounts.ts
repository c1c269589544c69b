import type { TestAcademy } from "../support/academy.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  publish,
  type Person,
} from "../support/people.ts";

export const actors = ["visitor", "student", "tutor", "pendingTutor", "admin"] as const;
export type Actor = (typeof actors)[number];

/** People with sessions, and what is theirs: what a request fills its blanks with. */
export interface TestAccounts {
  /** Each one's `Cookie` header; a visitor has none. */
  cookies: Record<Actor, string>;
  /** By the name of the parameter or field. */
  ids: Record<string, string>;
}

/** Makes an academy's people anew, straight in the database. */
export async function createTestAccounts(academy: TestAcademy): Promise<TestAccounts> {
  const student = await makeStudent(academy, { enrolledCourses: ["math-tutoring", "unknown"] });
  const tutor = await makeTutor(academy);
  const pendingTutor = await makeTutor(academy, "pending");
  const admin = await makeAdmin(academy);
  const assignmentId = await assign(academy, student, tutor);
  const itemId = await publish(academy, assignmentId, tutor, "recording", { title: "Circles" });
  await publish(academy, assignmentId, tutor, "announcement", { title: "News" });
  const cookieOf = ({ browser }: Person) => browser.cookieHeader;
  return {
    cookies: {
      visitor: "",
      student: cookieOf(student),
      tutor: cookieOf(tutor),
      pendingTutor: cookieOf(pendingTutor),
      admin: cookieOf(admin),
    },
    ids: {
      category: "math",
      courseId: assignmentId,
      assignmentId,
      section: "recordings",
      itemId,
      studentId: student.id,
      tutorId: pendingTutor.id,
      approvedTutorId: tutor.id,
      studentEmail: student.email,
      tutorEmail: tutor.email,
      adminEmail: admin.email,
    },
  };
}
