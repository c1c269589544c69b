import { findScriptOverruns, scriptBudgets } from "../../bench/dashboards/budgets.ts";
import { measureVisit, type ScreenFigures } from "../../bench/dashboards/measure.ts";
import { adminVisit, studentVisit, tutorVisit } from "../../bench/dashboards/visits.ts";
import { expect, test } from "./browser.ts";
import { studentId, theAdmin, tutorId } from "./people.ts";
import { academyUrl, findInPage } from "./requests.ts";
import { makeBusyClass } from "./teaching.ts";

// A trace of a whole visit costs more than the test.
test.use({ trace: "off" });

// The same as `npm run bench -- dashboards`.

test("every dashboard keeps to its budget of script, and every further screen", async ({
  browser,
}) => {
  const { student, tutor, assignmentId } = await makeBusyClass();
  const list = `/tutor-dashboard/${assignmentId}/live-sessions`;
  const item = await findInPage(list, tutor.cookie, /live-sessions\/([\w-]{36})\/edit/);
  const visits = [
    studentVisit(student.cookie, assignmentId),
    tutorVisit(tutor.cookie, assignmentId, item),
    adminVisit(theAdmin().cookie, await studentId(student), await tutorId(tutor), assignmentId),
  ];
  const all: ScreenFigures[] = [];
  for (const visit of visits) all.push(...(await measureVisit(browser, academyUrl(), visit)));
  expect(findScriptOverruns(all)).toEqual([]);
  // Something was measured: React alone is half of the first budget.
  for (const { isFirst, script } of all) {
    if (isFirst) expect(script).toBeGreaterThan(scriptBudgets.first / 3);
  }
});

test("a dashboard that keeps to none of them is found out", () => {
  const screen = { role: "tutor", screen: "/tutor-dashboard" };
  const heavy = [
    { ...screen, isFirst: true, script: 130_001 },
    { ...screen, isFirst: false, script: 5001 },
    { ...screen, isFirst: false, script: 5000 },
  ];
  expect(findScriptOverruns(heavy)).toEqual([
    "tutor, /tutor-dashboard: 130001 bytes of script, budget 130000",
    "tutor, /tutor-dashboard: 5001 bytes of script, budget 5000",
  ]);
});
