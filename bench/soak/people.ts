import { openAcademyDatabase } from "#server/academy.ts";
import { progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { assign, makeAdmin, makeStudent, makeTutor, password } from "#test/support/people.ts";
import { fillLists } from "../admin/people.ts";
import type { RunningAcademy } from "../support/academy.ts";
import type { SoakOrder } from "./load.ts";

const size = { students: 1000, tutors: 50, assignments: 2000 };
const workers = 8;
const ownStudents = 40;

/** Fills an empty academy. @returns what its people do */
export async function makeSoakOrder({ url, dataDir }: RunningAcademy): Promise<SoakOrder> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const owner = await openAcademyDatabase(settings, progress, "share", "owner");
  const client = await owner.pool.connect();
  try {
    await fillLists(client, size);
    progress("Making people ...");
    const academy = { url, origin: url, database: owner.database } as unknown as TestAcademy;
    const [tutor, admin] = [await makeTutor(academy), await makeAdmin(academy)];
    const taught = [];
    for (let number = 0; number < ownStudents; number += 1) {
      const student = await makeStudent(academy);
      taught.push({ student, assignmentId: await assign(academy, student, tutor) });
    }
    // Whose things are published and deleted is not who looks: marks of what is new stay few.
    const [own, ...others] = taught;
    if (!own) throw new Error("nobody is taught");
    const assignments = others.slice(0, workers).map(({ assignmentId }) => assignmentId);
    return {
      url,
      cookies: {
        student: own.student.browser.cookieHeader,
        tutor: tutor.browser.cookieHeader,
        admin: admin.browser.cookieHeader,
      },
      lists: assignments.map((id) => `/tutor-dashboard/${id}/recordings`),
      pages: {
        visitor: ["/", "/faq", "/services/math", "/login"],
        student: ["/dashboard", `/dashboard/courses/${own.assignmentId}`, "/account"],
        tutor: ["/tutor-dashboard", `/tutor-dashboard/${own.assignmentId}/student`],
        admin: ["/admin-dashboard", "/admin-dashboard?q=lakshmi", "/admin-dashboard/log"],
      },
      emails: taught.map(({ student }) => student.email),
      password,
    };
  } finally {
    client.release();
    await owner.close();
  }
}
