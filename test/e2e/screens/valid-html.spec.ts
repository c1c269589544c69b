import { HtmlValidate } from "html-validate";
import routes from "../../../app/routes.ts";
import { fillUrl, listUrls, unknownIds } from "#test/support/urls.ts";
import { expect, test } from "../support/browser.ts";
import { makeStudent, theAdmin } from "../support/people.ts";
import { visitedPaths } from "../support/paths.ts";
import { findInPage, getPage, postForm } from "../support/requests.ts";
import { makeBusyCourse, makeCourse, minutesFromNow, publish } from "../support/teaching.ts";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

// Screens of the same frame answer a refused address with the same page: one of each is enough.
const seenErrors = new Set<string>();

/** One line for each error in the HTML of an answer; none if it is no HTML. */
async function findErrors(path: string, response: Response): Promise<string[]> {
  const html = await response.text();
  if (!response.headers.get("content-type")?.includes("text/html")) return [];
  const frame = `${path.split("/", 2)[1]} ${response.status}`;
  if (!response.ok && seenErrors.has(frame)) return [];
  if (!response.ok) seenErrors.add(frame);
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector}`),
  );
}

async function findAllErrors(paths: readonly string[], cookie = ""): Promise<string[]> {
  const errors: string[] = [];
  // One after the other: a client may have a few hundred connections only.
  for (const path of paths) errors.push(...(await findErrors(path, await getPage(path, cookie))));
  return errors;
}

// Event streams never end.
const urls = listUrls(routes).filter((url) => url !== "/live");

/** Whatever each of the product's addresses answers to a person: a screen or a readable error. */
function everyPath(ids: Readonly<Record<string, string>>): string[] {
  return urls.map((url) => fillUrl(url.replace("*", "no-such-page"), { ...unknownIds, ...ids }));
}

test("every page for visitors is valid HTML", async () => {
  expect(await findAllErrors([...new Set([...everyPath({}), ...visitedPaths])])).toEqual([]);
});

test("every screen of a student is valid HTML", async () => {
  const [empty, { student, assignmentId }] = await Promise.all([makeCourse(), makeBusyCourse()]);
  const ids = { assignmentId, courseId: assignmentId };
  expect(await findAllErrors(everyPath(ids), student.cookie)).toEqual([]);
  const emptyScreens = ["/dashboard", `/dashboard/courses/${empty.assignmentId}`];
  expect(await findAllErrors(emptyScreens, empty.student.cookie)).toEqual([]);

  const young = await makeStudent();
  const birthDate = { day: "1", month: "5", year: "2013" };
  await postForm("/account/guardian/birth-date", birthDate, young.cookie);
  expect(await findAllErrors(everyPath({}), young.cookie)).toEqual([]);
});

test("every screen of a tutor is valid HTML", async () => {
  const { tutor, assignmentId } = await makeBusyCourse();
  await publish(tutor, assignmentId, "live-sessions", "Just over", minutesFromNow(-65));
  const sessions = `/tutor-dashboard/${assignmentId}/live-sessions`;
  const held = await findInPage(sessions, tutor.cookie, /\/([\w-]{36})\/edit/);
  const screens = ["/tutor-dashboard", `/tutor-dashboard/sessions/${held}/finish`];
  for (const section of ["recordings", "live-sessions", "exams", "announcements"]) {
    const list = `/tutor-dashboard/${assignmentId}/${section}`;
    const itemId = await findInPage(list, tutor.cookie, /\/([\w-]{36})\/edit/);
    screens.push(list, `${list}/add`, `${list}/${itemId}/edit`, `${list}/${itemId}/delete`);
  }
  const paths = new Set([...everyPath({ assignmentId }), ...screens]);
  expect(await findAllErrors([...paths], tutor.cookie)).toEqual([]);
});

test("every screen of an admin is valid HTML", async () => {
  const { student, tutor, assignmentId } = await makeBusyCourse();
  const ids = { studentId: student.id, tutorId: tutor.id, assignmentId };
  const found = [
    "/admin-dashboard/students?q=nobody-at-all",
    "/admin-dashboard/search?find=student",
  ];
  expect(await findAllErrors([...everyPath(ids), ...found], theAdmin().cookie)).toEqual([]);
});
