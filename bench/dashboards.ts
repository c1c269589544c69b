import type { Database } from "#data/database.ts";
import { endProgress, progress } from "#server/progress.ts";
import { auditHomes, findOverruns } from "./dashboards/homes.ts";
import type { Report } from "./lighthouse/audit.ts";
import { measureVisit, type ScreenFigures, type Visit } from "./dashboards/measure.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll } from "./support/bench.ts";
import { startChromium } from "./support/chromium.ts";
import { assign, makeAdmin, makeStudent, makeTutor, publish } from "./support/people.ts";
import { table } from "./support/table.ts";

/** Bytes of script as sent: of a first visit, and of each further screen. */
const budgets = { first: 130_000, further: 5000 };

export const about =
  "every dashboard: bytes of script, cold and further; Lighthouse on each home, signed in";

export async function run(_: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { url, dataDir } = await startAcademy(ends);
  const { database } = await openAsOwner(dataDir, ends);
  const visits = await makeVisits(database);
  const browser = await startChromium(ends);
  const all: ScreenFigures[] = [];
  for (const visit of visits) {
    progress(`The ${visit.role}'s dashboard`);
    all.push(...(await measureVisit(browser, url, visit)));
  }
  endProgress();
  const rows = all.map((each) => [each.role, each.screen, each.visit, String(each.script)]);
  console.log(table(["role", "screen", "visit", "script"], rows));
  const homes = await auditHomes(url, visits, ends);
  endProgress();
  const columns = ["home", "performance", "LCP ms", "CLS", "TBT ms", "runs"];
  console.log(`\n${table(columns, homes.map(homeRow))}`);
  return judgeAll([...all.flatMap(scriptOverruns), ...homes.flatMap(findOverruns)]);
}

function scriptOverruns({ role, screen, visit, script }: ScreenFigures): string[] {
  const budget = budgets[visit];
  const line = `${role}, ${screen}: ${script} bytes of script, budget ${budget}`;
  return script > budget ? [line] : [];
}

function homeRow({ path, scores, lcp, cls, tbt, runs }: Report): string[] {
  const figures = [lcp.toFixed(0), cls.toFixed(3), tbt.toFixed(0), String(runs)];
  return [path, String(scores.performance), ...figures];
}

/** A person of each role with something to see. @returns what each opens */
async function makeVisits(database: Database): Promise<Visit[]> {
  const [student, tutor] = [await makeStudent(database), await makeTutor(database)];
  const admin = await makeAdmin(database);
  const assignmentId = await assign(database, student, tutor);
  const itemId = await publish(database, assignmentId, tutor, "live-session", "Algebra");
  const list = `/tutor-dashboard/${assignmentId}`;
  const item = `${list}/live-sessions/${itemId}`;
  const lists = "/admin-dashboard";
  return [
    {
      role: "student",
      cookie: student.cookie,
      // The course comes first because its link loads a document.
      screens: [`/dashboard/courses/${assignmentId}`, "/dashboard"],
    },
    {
      role: "tutor",
      cookie: tutor.cookie,
      screens: [
        "/tutor-dashboard",
        `${list}/student`,
        `${list}/live-sessions`,
        `${list}/live-sessions/add`,
        `${item}/edit`,
        `${item}/delete`,
      ],
    },
    {
      role: "admin",
      cookie: admin.cookie,
      screens: [
        lists,
        `${lists}/students`,
        `${lists}/students/${student.id}/delete`,
        `${lists}/tutors`,
        `${lists}/tutors/${tutor.id}/rejection`,
        `${lists}/assignments`,
        `${lists}/assignments/new`,
        `${lists}/assignments/${assignmentId}/delete`,
        `${lists}/log`,
      ],
      storage: { adminUser: "{}" },
    },
  ];
}
