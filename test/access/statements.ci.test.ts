import { beforeAll, describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeStudent } from "#test/support/people.ts";
import { countStatements } from "#test/support/statements.ts";
import { fillUrl, listRoutes, type UrlRoute } from "#test/support/urls.ts";
import { createTestAccounts, type TestAccounts } from "./actors.ts";
import { access } from "./answers.ts";
import { type Url } from "./rows.ts";
import { lessonIds } from "./lesson.ts";

const academy = useAcademy();
let accounts: TestAccounts;

beforeAll(async () => {
  accounts = await createTestAccounts(academy);
  // The first read of a minor's contact is also a line in the audit log.
  const { student } = accounts.people;
  await makeGuardian(academy, student, { bornOn: "2015-05-01", decision: "given" });
});

/** The session's, the layout's and the page's. */
const usual = 3;

/** A dialog also asks for the records of the screen behind it. */
const mostOf = ({ url, isOver }: UrlRoute) => more[url as Url] ?? (isOver ? usual + 1 : usual);

/** What asks for more than others do. */
const more: Partial<Record<Url, number>> = {
  "/admin-dashboard/students/:studentId/guardian": 8,
  "/admin-dashboard/assignments/:assignmentId/hand-over": 5,
  "/admin-dashboard/students/:studentId/assignments/:assignmentId/hand-over": 5,
  "/admin-dashboard/tutors/:tutorId/assignments/:assignmentId/hand-over": 5,
};

const dashboards = { student: "/dashboard", tutor: "/tutor-dashboard", admin: "/admin-dashboard" };

describe.each(["student", "tutor", "admin"] as const)("to a %s", (actor) => {
  const urls = listRoutes(routes).filter(
    ({ url }) =>
      (url === dashboards[actor] || url.startsWith(`${dashboards[actor]}/`)) &&
      access[url as Url].get[actor].own === 200,
  );
  const addresses: [url: string, most: number][] = urls.map((one) => [one.url, mostOf(one)]);
  if (actor === "admin") {
    for (const list of ["students?q=", "tutors?q=", "assignments?q=", "search?find="]) {
      addresses.push([`/admin-dashboard/${list}student`, usual]);
    }
  }

  test.each(addresses)(
    "%s takes at most %i statements, at the first read too",
    async (url, most) => {
      const lesson = accounts.lesson(actor, actor === "admin" ? "another" : "own");
      if (!lesson) throw new Error("no lesson");
      await forgetReads();
      const path = fillUrl(url, lessonIds(lesson, "recordings"));
      let status = 0;
      const count = await countStatements(async () => {
        ({ status } = await accounts.browsers[actor].get(path));
      });
      expect(status).toBe(200);
      expect(count).toSatisfy((statements: number) => statements > 0 && statements <= most);
    },
  );
});

describe("to a guardian of one child", () => {
  test.each(["", "/progress/:childId", "/times/:childId", "/fees/:childId"])(
    "the page%s takes at most 3 statements",
    async (below) => {
      const student = await makeStudent(academy);
      const { id, pageToken } = await makeGuardian(academy, student, { decision: "given" });
      const path = `/guardian/${pageToken}${below.replace(":childId", id)}`;
      let status = 0;
      const count = await countStatements(async () => {
        ({ status } = await new TestBrowser(academy).get(path));
      });
      expect(status).toBe(200);
      expect(count).toSatisfy((statements: number) => statements > 0 && statements <= 3);
    },
  );
});

const forgetReads = () =>
  academy.pool.query(`alter table audit_log disable trigger audit_log_append_only;
    update audit_log set at = at - interval '16 minutes' where action = 'read-contact';
    alter table audit_log enable trigger audit_log_append_only`);
