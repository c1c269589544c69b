import type pg from "pg";
import type { Database } from "#data/shared/database.ts";
import { progress } from "#server/progress.ts";
import { fillLists } from "../support/fill.ts";
import { assign, makeAdmin, makeStudent, makeTutor, password } from "../support/people.ts";
import type { SoakOrder } from "./load.ts";

const size = { students: 1000, tutors: 50, assignments: 2000 };
const workers = 8;
const ownStudents = 40;

/** Fills an empty academy. @returns what its people do */
export async function makeSoakOrder(
  url: string,
  client: pg.ClientBase,
  database: Database,
): Promise<SoakOrder> {
  await fillLists(client, size);
  progress("Making people ...");
  const [tutor, admin] = [await makeTutor(database), await makeAdmin(database)];
  const taught = [];
  for (let number = 0; number < ownStudents; number += 1) {
    const student = await makeStudent(database);
    taught.push({ student, assignmentId: await assign(database, student, tutor) });
  }
  // The student who reads is not one whose items change, so that few items are new.
  const [reader, ...others] = taught;
  if (!reader) throw new Error("the tutor has no student");
  return {
    url,
    cookies: { student: reader.student.cookie, tutor: tutor.cookie, admin: admin.cookie },
    lists: others.slice(0, workers).map((one) => `/tutor-dashboard/${one.assignmentId}/recordings`),
    pages: {
      visitor: ["/", "/faq", "/services/math", "/login"],
      student: ["/dashboard", `/dashboard/courses/${reader.assignmentId}`, "/account"],
      tutor: ["/tutor-dashboard", `/tutor-dashboard/${reader.assignmentId}/student`],
      admin: ["/admin-dashboard", "/admin-dashboard/students?q=lakshmi", "/admin-dashboard/log"],
    },
    emails: taught.map(({ student }) => student.email),
    password,
  };
}
