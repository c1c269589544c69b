import type { Database } from "#data/shared/database.ts";
import { createGuardianLink } from "#data/guardians/guardian-links.ts";
import { insertConsent, insertGuardian } from "#data/guardians/guardians.ts";
import { reportsConsentVersion } from "#domain/guardians/guardian.ts";
import { addMonths, monthOf } from "#domain/lessons/months.ts";
import { endProgress } from "#server/progress.ts";
import { fillLessons } from "./lessons/fill.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll, readCounts } from "./support/bench.ts";
import { fillLists } from "./support/fill.ts";
import { measurePages } from "./support/pages.ts";
import { makeAdmin, signInAs } from "./support/people.ts";
import { queryWatcher } from "./support/queries.ts";
import { keepAlive } from "./support/request.ts";
import { count } from "./support/table.ts";

export const about = "how lessons turned out: the homes, progress, the admin's queue, quality";

const budgets = { queries: 3, page: 150, month: 300 };

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const usual = { lessons: 500_000, students: 5000, tutors: 500, rounds: 60 };
  const { lessons, rounds, ...people } = readCounts(options, usual);
  const { url, dataDir, child } = await startAcademy(ends, { TRUST_PROXY: "1" }, [queryWatcher]);
  const { client, database } = await openAsOwner(dataDir, ends);
  await fillLists(client, { ...people, assignments: 2 * people.students });
  await fillLessons(client, lessons);
  const { rows } = await client.query<{ student: string; tutor: string }>(
    `select a.student_id as student, a.tutor_id as tutor from assignments a
       join content_items c on c.assignment_id = a.id join tutors t on t.id = a.tutor_id
     where c.finished_at is null and c.cancelled_at is null and t.status = 'approved'
     order by c.starts_at desc limit 1`,
  );
  const [{ student, tutor } = { student: "", tutor: "" }] = rows;
  const cookies = {
    student: await signInAs(database, student),
    tutor: await signInAs(database, tutor),
    admin: (await makeAdmin(database)).cookie,
  };
  const { token, guardianId } = await makeGuardian(database, student);
  const last = addMonths(monthOf(Date.now()), -1);
  const quality = "/admin-dashboard/quality";
  const list = `${quality}/lessons?month=${last}&measure=`;
  const pages: [name: string, path: string, cookie: string, budget?: number][] = [
    ["tutor's home", "/tutor-dashboard", cookies.tutor],
    ["student's home", "/dashboard", cookies.student],
    ["student's progress", "/dashboard/progress", cookies.student],
    ["guardian's page", `/guardian/${token}`, ""],
    ["guardian's progress", `/guardian/${token}/progress/${guardianId}`, ""],
    ["admin's home", "/admin-dashboard", cookies.admin],
    ["lessons to settle", "/admin-dashboard/lessons", cookies.admin],
    ["a student's progress", `/admin-dashboard/students/${student}/progress`, cookies.admin],
    ["owner's month", `${quality}?month=${last}`, cookies.admin, budgets.month],
    ["its held lessons", `${list}held`, cookies.admin],
    ["their page 400", `${list}held&page=400`, cookies.admin],
    ["a tutor's held lessons", `${list}held&tutor=${tutor}`, cookies.admin],
    ["missing reports", `${list}reports-missing`, cookies.admin],
    ["disputes", `${list}disputes`, cookies.admin],
    ["students without a lesson", `${quality}/students`, cookies.admin],
  ];
  const agent = keepAlive(ends);
  const measured = await measurePages(
    { url, child, agent },
    pages.map(([name, path, cookie, budget = budgets.page]) => ({ name, path, cookie, budget })),
    { rounds, queries: budgets.queries },
  );
  endProgress();
  console.log(`${count(lessons)} lessons, ${count(people.students)} students, last month: ${last}`);
  console.log(measured.table);
  return judgeAll(measured.overruns);
}

/** A guardian who has consented to the current text, with the token of their page. */
async function makeGuardian(database: Database, studentId: string) {
  const contact = { name: "Guardian", relation: "mother", email: "g@bench.example" } as const;
  const guardianId = await insertGuardian(database, studentId, { ...contact, phoneNumber: "" });
  const text = {
    version: reportsConsentVersion,
    digest: Buffer.alloc(32),
    language: "en",
  } as const;
  const mail = { kind: "guardian-consent", mailedAt: new Date() };
  await insertConsent(database, guardianId, { decision: "given", text, mail });
  const link = { guardianId, opens: "page", mailKind: "guardian-page" } as const;
  return { guardianId, token: await createGuardianLink(database, link) };
}
