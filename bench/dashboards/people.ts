import { openAcademyDatabase } from "#server/academy.ts";
import { progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { assign, makeAdmin, makeStudent, makeTutor, publish } from "#test/support/people.ts";
import type { RunningAcademy } from "../support/academy.ts";
import { adminVisit, studentVisit, tutorVisit } from "./visits.ts";
import type { Visit } from "./measure.ts";

/** Makes one person of each role, with something to see, and what each opens. */
export async function makePeople({ url, dataDir }: RunningAcademy): Promise<Visit[]> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const { database, close } = await openAcademyDatabase(settings, progress, "share");
  try {
    const academy = { url, origin: url, database } as unknown as TestAcademy;
    const [student, tutor] = [await makeStudent(academy), await makeTutor(academy)];
    const admin = await makeAdmin(academy);
    const id = await assign(academy, student, tutor);
    const item = await publish(academy, id, tutor, "live-session", { title: "Algebra" });
    const cookieOf = ({ browser }: typeof student) => browser.cookieHeader;
    return [
      studentVisit(cookieOf(student), id),
      tutorVisit(cookieOf(tutor), id, item),
      adminVisit(cookieOf(admin), student.id, tutor.id, id),
    ];
  } finally {
    await close();
  }
}
